import { addDays, type Day, type OneShare, PLATFORM_ZONE, type ShareTimeline, todayIn } from '@candela/shared-contract'
import type { NewRow } from '../src/platform/db/schema'
import { anAccount, aWebsiteOf } from './accounts'
import { asPast } from './as-past'
import type { Answer, Product } from './product'
import { walkedWebsite } from './websites'

export const today = (): Day => todayIn(PLATFORM_ZONE)
export const inDays = (count: number): Day => addDays(today(), count)

let last = 0

/** A version of a website's share, to come unless said otherwise; made behind the API's back. */
export const aShareOf = async (
  product: Product,
  wrs_id_website: number,
  facts: Partial<NewRow<'website_revenue_shares'>> = {},
) => {
  last += 1
  return asPast(product, trx =>
    trx
      .insertInto('website_revenue_shares')
      .values({
        wrs_id_website,
        wrs_type: 'website_percentage_value',
        wrs_valid_from: inDays(30 + last),
        wrs_currency: null,
        rev_fixed_value: null,
        rev_fixed_cpm: null,
        rev_percentage_value: facts.wrs_type ? null : '80.00',
        ars_percentage: null,
        deleted_at: null,
        ...facts,
      })
      .returningAll()
      .executeTakeFirstOrThrow(),
  )
}

/** A website of nobody in particular, from so many days ago on. */
export const anOldWebsite = async (product: Product, days = 60, account?: number) => {
  const { id } = await aWebsiteOf(product, account ?? (await anAccount(product)).id)
  await product.database.exec(`update websites set created_at = created_at - interval '${days} days' where id = ${id}`)
  return id
}

/** For the walk through all calls: a version to come of one's own website, and one of nobody's. */
export const walkedShare =
  (whose: 'own' | 'foreign') =>
  async (product: Product): Promise<number> =>
    (await aShareOf(product, await walkedWebsite(whose)(product))).id

export const eighty = { wrs_type: 'website_percentage_value', rev_percentage_value: '80' }

export const oneShareIn = ({ body }: Answer): OneShare => body as unknown as OneShare

/** The calls of versions, as an administrator makes them unless said otherwise: of 80 % in ten days. */
export const shareCalls = (product: () => Product, admin: () => string) => ({
  store: (website: number, facts: object = {}, token = admin()) =>
    product().call('POST', '/websiteRevenueShare', {
      token,
      body: { wrs_id_website: website, wrs_valid_from: inDays(10), ...eighty, ...facts },
    }),
  get: (id: number, token = admin()) => product().call('GET', `/websiteRevenueShare/${id}`, { token }),
  update: (id: number, facts: object, token = admin()) =>
    product().call('POST', `/websiteRevenueShare/${id}`, {
      token,
      body: { wrs_valid_from: inDays(10), ...eighty, ...facts },
    }),
  destroy: (id: number, token = admin()) => product().call('DELETE', `/websiteRevenueShare/${id}`, { token }),
  timeline: async (website: number, token = admin()) => {
    const answer = await product().call('GET', `/websiteRevenueShare/timeline?website=${website}`, { token })
    return { ...answer, timeline: answer.body as unknown as ShareTimeline }
  },
})
