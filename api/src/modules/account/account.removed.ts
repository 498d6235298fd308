import type { OneAccount } from '@candela/shared-contract'
import { sql } from 'kysely'
import { type RemovedRules, whoeverReaches } from '../../platform/removed'
import { reachOf } from '../reach'
import { removedAccountsIn } from './account.repository'
import { restoreAccountIn } from './account.service'

export const accountRemoved: RemovedRules<'accounts', OneAccount> = {
  name: 'account',
  table: 'accounts',
  removedIn: (read, actor) => removedAccountsIn(read, reachOf(actor)).select('a.id'),
  mayRestore: whoeverReaches,
  label: sql`r.acc_name`,
  restoreIn: restoreAccountIn,
}
