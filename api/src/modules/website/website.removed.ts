import type { OneWebsite } from '@candela/shared-contract'
import { sql } from 'kysely'
import { type RemovedRules, whoeverReaches } from '../../platform/removed'
import { toDisplayHost } from '../../platform/web/host'
import { reachOf } from '../reach'
import { removedWebsitesIn } from './website.repository'
import { lockAccountsOf, restoreWebsiteIn } from './website.service'

export const websiteRemoved: RemovedRules<'websites', OneWebsite> = {
  name: 'website',
  table: 'websites',
  removedIn: (read, actor) => removedWebsitesIn(read, reachOf(actor)).select('w.id'),
  mayRestore: whoeverReaches,
  label: sql`r.anw_website`,
  told: toDisplayHost,
  // The account before its website, as everybody holds them.
  hold: async (tx, ids) => {
    await lockAccountsOf(tx, ids)
  },
  restoreIn: restoreWebsiteIn,
}
