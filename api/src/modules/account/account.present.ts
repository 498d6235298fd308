import {
  type AccountRow,
  type Attached,
  accountSchema,
  attachedSchema,
  type OneAccount,
  oneAccount,
  readinessPercent,
} from '@candela/shared-contract'
import type { Actor } from '../../platform/context'
import { abilitiesOf, pickShown } from '../../platform/present'
import { toDisplayHost } from '../../platform/web/host'
import { type Earnings30, pickEarnings30 } from '../report/report.earnings30'
import { canAccount } from './account.policy'
import { readinessOf } from './account.readiness'
import type { AccountManager, AccountWebsite, AccountWithAggregates } from './account.repository'

type ActorRights = Pick<Actor, 'pairs' | 'scope'>

const toCounts = ({ websites_count, websites_live, users_count }: AccountWithAggregates) => ({
  websites_count,
  websites_live,
  users_count,
})

export const toAccountRows = (
  viewer: ActorRights,
  rows: readonly (AccountWithAggregates & Earnings30)[],
): AccountRow[] => {
  const can = { update: canAccount(viewer, 'update'), destroy: canAccount(viewer, 'destroy') }
  return rows.map(row => ({
    ...pickShown(accountSchema, row),
    ...toCounts(row),
    managers: row.managers.map(({ id, label }) => ({ id, label })),
    readiness: readinessPercent(readinessOf(row.ready)),
    ...pickEarnings30(row),
    can,
  }))
}

/** What hangs on an account besides its own facts. */
export type AccountParts = {
  managers: readonly AccountManager[]
  users: readonly (Attached & { acu_comission: string | null })[]
  websites: readonly AccountWebsite[]
}

/** As `get` answers it: the record and what the caller may do to it. */
export const toOneAccount = (
  viewer: ActorRights,
  row: AccountWithAggregates & Earnings30,
  parts: AccountParts,
): OneAccount => {
  return {
    record: {
      ...pickShown(accountSchema, row),
      ...toCounts(row),
      managers: parts.managers.map(person => ({
        ...pickShown(attachedSchema, person),
        acm_is_main: person.acm_is_main,
      })),
      users: parts.users.map(person => ({ ...pickShown(attachedSchema, person), acu_comission: person.acu_comission })),
      websites: parts.websites.map(website => ({ ...website, display_host: toDisplayHost(website.anw_website) })),
      readiness: readinessOf(row.ready),
      ...pickEarnings30(row),
    },
    can: abilitiesOf(oneAccount.shape.can, action => canAccount(viewer, action)),
  }
}
