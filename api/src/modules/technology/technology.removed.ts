import type { OneTechnology } from '@candela/shared-contract'
import { sql } from 'kysely'
import type { RemovedRules } from '../../platform/removed'
import { canTechnology } from './technology.policy'
import { isNotMerged, technologiesIn } from './technology.repository'
import { restoreTechnologyIn } from './technology.service'

export const technologyRemoved: RemovedRules<'ad_network_categories', OneTechnology> = {
  name: 'adNetworkCategory',
  table: 'ad_network_categories',
  removedIn: read => technologiesIn(read).where('t.deleted_at', 'is not', null).where(isNotMerged).select('t.id'),
  mayRestore: actor => sql.lit(canTechnology(actor, 'destroy')),
  label: sql`r.anc_name`,
  once: ({ anc_name }) => anc_name,
  restoreIn: restoreTechnologyIn,
}
