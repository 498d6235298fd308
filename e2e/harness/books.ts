import { dayIn, PLATFORM_ZONE, REPORTS, type Transfer } from '@candela/shared-contract'
import { expect } from 'playwright/test'
import { asAdmin } from './api'

type Months = { next: string | null; months: { month: string; state: string }[] }

const RATES = { USD: { source: 'average' }, EUR: { source: 'average' } }

/** The page of a payment that waits for its invoice; its month is closed for it where nobody closed one before. */
export const waitingPayment = async (url: string): Promise<string> => {
  const ask = async <T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> => {
    const { status, body: answer } = await asAdmin(url, method, path, { body })
    if (status >= 300) throw new Error(`${path} answered ${status}: ${JSON.stringify(answer)}`)
    return answer as T
  }
  const find = async (period: string): Promise<Transfer | undefined> => {
    const body = { period, websites: 'all', states: ['awaiting_invoice'] }
    return (await ask<{ rows: Transfer[] }>('POST', '/report/report05', body)).rows[0]
  }
  const { next: month } = await ask<Months>('GET', '/currencyExchange/months')
  if (month && month < dayIn(PLATFORM_ZONE, new Date()).slice(0, 7)) {
    const { fingerprint } = await ask<{ fingerprint: string }>('POST', '/currencyExchange/closeMonth/rehearsal', {
      ...{ month, rates: RATES },
    })
    await ask('POST', '/currencyExchange/closeMonth', { month, rates: RATES, fingerprint, confirm: `CLOSE ${month}` })
    const isClosed = async () =>
      (await ask<Months>('GET', '/currencyExchange/months')).months.find(each => each.month === month)?.state
    await expect.poll(isClosed, { timeout: 30_000 }).toBe('closed')
  }
  const transfer = await find('last90')
  if (!transfer) throw new Error('no payment waits for its invoice')
  return `${REPORTS.transfers.path}/${transfer.account.id}/${transfer.month}`
}
