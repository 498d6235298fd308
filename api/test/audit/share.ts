import { anAccount, aWebsiteOf } from '../accounts'
import { shownRows } from '../bulk'
import { aShareOf, inDays } from '../shares'
import { asAdmin, type Cases } from './case'

const SHARE = { table: 'website_revenue_shares', type: 'revenue share' }
const CONDITION = { table: 'website_revenue_share_conditions', type: 'revenue share' }

export const shareCases: Cases = product => {
  const aWebsite = async () => (await aWebsiteOf(product, (await anAccount(product)).id)).id
  const aPlanned = async (facts = {}) => (await aShareOf(product, await aWebsite(), facts)).id
  return {
    'websiteRevenueShare.store': {
      arrange: async () => ({
        ...(await asAdmin(product)),
        body: {
          wrs_id_website: await aWebsite(),
          wrs_valid_from: inDays(5),
          wrs_type: 'specific_per_condition',
          ars_percentage: '75',
          conditions: [{ rev_device: null, rev_format: 'video', rev_technology: null, rev_percentage_value: '70.5' }],
        },
      }),
      rows: [
        {
          ...SHARE,
          diffs: {
            wrs_id_website: [null, expect.any(Number)],
            wrs_type: [null, 'specific_per_condition'],
            wrs_valid_from: [null, inDays(5)],
            ars_percentage: [null, '75.00'],
          },
        },
        { ...CONDITION, diffs: { rev_format: [null, 'video'], rev_percentage_value: [null, '70.50'] } },
      ],
    },
    'websiteRevenueShare.update': {
      arrange: async () => ({
        ...(await asAdmin(product)),
        id: await aPlanned({ wrs_valid_from: inDays(9) }),
        body: { wrs_type: 'website_percentage_value', wrs_valid_from: inDays(9), rev_percentage_value: '82' },
      }),
      rows: [{ ...SHARE, diffs: { rev_percentage_value: ['80.00', '82.00'] } }],
    },
    'websiteRevenueShare.destroy': {
      arrange: async () => ({ ...(await asAdmin(product)), id: await aPlanned() }),
      rows: [{ ...SHARE, diffs: { deleted_at: [null, expect.any(String)] } }],
    },
    'websiteRevenueShare.restore': {
      arrange: async () => ({
        ...(await asAdmin(product)),
        id: await aPlanned({ deleted_at: new Date().toISOString() }),
      }),
      rows: [{ ...SHARE, diffs: { deleted_at: [expect.any(String), null] } }],
    },
    'websiteRevenueShare.bulk': {
      arrange: async () => {
        const ids = [await aPlanned(), await aPlanned()]
        const rows = await shownRows(product, 'website_revenue_shares', ids)
        return { ...(await asAdmin(product)), body: { action: 'destroy', rows } }
      },
      rows: [
        { ...SHARE, diffs: { deleted_at: [null, expect.any(String)] } },
        { ...SHARE, diffs: { deleted_at: [null, expect.any(String)] } },
      ],
    },
  }
}
