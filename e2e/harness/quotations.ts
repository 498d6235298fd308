import type { OneQuotation } from '@candela/shared-contract'
import { asAdmin } from './api'

/** A quotation of a test's own, of a day on which the demo has none. */
export const quotationOf = async (url: string, cue_date: string, cue_value = '5.1234') => {
  const body = { cue_date, cue_currency: 'USD', cue_value }
  const { status, body: answer } = await asAdmin(url, 'POST', '/currencyExchange', { body })
  if (status !== 200) throw new Error(`${cue_date} was not stored: ${status} ${JSON.stringify(answer)}`)
  return (answer as unknown as OneQuotation).record
}
