import { PLATFORM_ZONE, REPORTS, type Transfer, todayIn } from '@candela/shared-contract'
import { expect } from 'playwright/test'
import { ADMIN, asAdmin, tokenFor } from './api'

type Months = { next: string | null; months: { month: string; state: string }[] }

const RATES = { USD: { source: 'average' }, EUR: { source: 'average' } }
/** As a publisher sends it. */
const PDF = Buffer.from('%PDF-1.7\n1 0 obj <</Type /Catalog>> endobj\ntrailer <</Root 1 0 R>>\n%%EOF\n')

/** Those that wait for their invoice; a month is closed for them where nobody closed one before. */
const waitingPayments = async (url: string): Promise<Transfer[]> => {
  const ask = async <T>(method: 'GET' | 'POST', path: string, body?: object): Promise<T> => {
    const { status, body: answer } = await asAdmin(url, method, path, { body })
    if (status >= 300) throw new Error(`${path} answered ${status}: ${JSON.stringify(answer)}`)
    return answer as T
  }
  const { next: month } = await ask<Months>('GET', '/currencyExchange/months')
  if (month && month < todayIn(PLATFORM_ZONE).slice(0, 7)) {
    const { fingerprint } = await ask<{ fingerprint: string }>('POST', '/currencyExchange/closeMonth/rehearsal', {
      ...{ month, rates: RATES },
    })
    await ask('POST', '/currencyExchange/closeMonth', { month, rates: RATES, fingerprint, confirm: `CLOSE ${month}` })
    const isClosed = async () =>
      (await ask<Months>('GET', '/currencyExchange/months')).months.find(each => each.month === month)?.state
    await expect.poll(isClosed, { timeout: 30_000 }).toBe('closed')
  }
  const body = { period: 'last90', websites: 'all', states: ['awaiting_invoice'] }
  return (await ask<{ rows: Transfer[] }>('POST', '/report/report05', body)).rows
}

/** The page of a payment that waits for its invoice. */
export const waitingPayment = async (url: string): Promise<string> => {
  const [transfer] = await waitingPayments(url)
  if (!transfer) throw new Error('no payment waits for its invoice')
  return `${REPORTS.transfers.path}/${transfer.account.id}/${transfer.month}`
}

/** Invoices of all but one are here and wait for somebody who decides: how many that are. */
export const sendInvoices = async (url: string): Promise<number> => {
  const waiting = (await waitingPayments(url)).slice(1)
  if (waiting.length < 2) throw new Error(`${waiting.length} payments wait for their invoice`)
  const token = await tokenFor(url, ADMIN)
  const issued_on = todayIn(PLATFORM_ZONE)
  for (const { id, payable: amount, updated_at } of waiting) {
    const facts = new URLSearchParams({ version: updated_at ?? '', number: `NF ${id}`, issued_on, amount })
    const { ok, status } = await fetch(`${url}/api/web/report/report05/${id}/invoice?${facts}`, {
      ...{
        method: 'POST',
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/pdf' },
        body: PDF,
      },
    })
    if (!ok) throw new Error(`the invoice was answered ${status}`)
  }
  return waiting.length
}
