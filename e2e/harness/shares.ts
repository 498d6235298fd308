import type { OneShare } from '@candela/shared-contract'
import { asAdmin } from './api'

const DAY_MS = 86_400_000

/** A day to come, the same in any zone but for its first hours. */
export const inDays = (count: number): string => new Date(Date.now() + count * DAY_MS).toISOString().slice(0, 10)

/** A planned version of a website: 80 percent by default. */
export const shareWith = async (url: string, website: number, facts: object = {}): Promise<OneShare['record']> => {
  const body = {
    wrs_id_website: website,
    wrs_valid_from: inDays(40),
    wrs_type: 'website_percentage_value',
    rev_percentage_value: '80',
    ...facts,
  }
  const { status, body: answer } = await asAdmin(url, 'POST', '/websiteRevenueShare', { body })
  if (status !== 200) throw new Error(`the version was not stored: ${status} ${JSON.stringify(answer)}`)
  return (answer as unknown as OneShare).record
}
