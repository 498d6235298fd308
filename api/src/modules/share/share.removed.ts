import type { OneShare } from '@candela/shared-contract'
import { sql } from 'kysely'
import { idsOf } from '../../platform/db/order'
import { isOneOf } from '../../platform/db/text'
import type { RemovedRules } from '../../platform/removed'
import { toDisplayHost } from '../../platform/web/host'
import { isStaff, reachOf } from '../reach'
import { removedSharesIn } from './share.repository'
import { restoreShareIn } from './share.service'

/** Between its website and its day, which may hold no other. */
const BETWEEN = ' · '

export const shareRemoved: RemovedRules<'website_revenue_shares', OneShare> = {
  name: 'websiteRevenueShare',
  table: 'website_revenue_shares',
  removedIn: (read, actor) => removedSharesIn(read, reachOf(actor)).select('s.id'),
  mayRestore: actor => sql.lit(isStaff(actor)),
  label: sql`(select lw.anw_website from websites as lw where lw.id = r.wrs_id_website)
    || ${sql.lit(BETWEEN)} || r.wrs_valid_from`,
  told: label => {
    const [host = '', day = ''] = label.split(BETWEEN)
    return `${toDisplayHost(host)}${BETWEEN}${day}`
  },
  once: ({ wrs_valid_from }) => wrs_valid_from,
  // As whoever changes one holds them: the versions, then their websites, in one order.
  hold: async (tx, ids) => {
    await tx.lockAll('website_revenue_shares', ids)
    const websites = tx.read
      .selectFrom('website_revenue_shares')
      .where(isOneOf('id', ids))
      .select('wrs_id_website as id')
    await tx.lockAll('websites', [...(await idsOf(websites))])
  },
  restoreIn: restoreShareIn,
}
