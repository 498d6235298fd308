import { defineHistory } from '../logged'
import { shareLogRules } from './share.log'
import { shareAccess } from './share.service'

/** What a version says only makes sense together, so nothing of it is taken back by itself: as long as it is to come it is changed. */
const recordHistory = defineHistory({
  records: shareAccess,
  revertible: { table: 'website_revenue_shares', fields: [], ties: [] },
  shows: {
    website_revenue_shares: [
      'wrs_id_website',
      'wrs_type',
      'wrs_valid_from',
      'wrs_currency',
      'rev_fixed_value',
      'rev_fixed_cpm',
      'rev_percentage_value',
      'ars_percentage',
      'wrs_note',
    ],
    website_revenue_share_conditions: ['rev_device', 'rev_format', 'rev_technology', 'rev_percentage_value'],
  },
  logged: shareLogRules,
})

export const historyOfShare = recordHistory.history
