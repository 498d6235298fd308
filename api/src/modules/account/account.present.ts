import {
  type AccountRow,
  type Attached,
  accountSchema,
  attachedSchema,
  type OneAccount,
  readinessPercent,
} from '@candela/shared-contract'
import type { Actor } from '../../platform/context'
import type { Row } from '../../platform/db/schema'
import { pickShown } from '../../platform/present'
import { type Earnings30, pickEarnings30 } from '../report/report.earnings30'
import { toDisplayHost } from '../website/website.domain'
import { canAccount } from './account.policy'
import { readinessOf } from './account.readiness'
import type { AccountManager, AccountWithCounts } from './account.repository'

type Viewer = Pick<Actor, 'pairs' | 'scope'>

const toCounts = ({ websites_count, websites_live, users_count }: AccountWithCounts) => ({
  websites_count,
  websites_live,
  users_count,
})

export const toAccountRows = (viewer: Viewer, rows: readonly (AccountWithCounts & Earnings30)[]): AccountRow[] => {
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
  websites: readonly Row<'websites'>[]
}

/** As `get` answers it: the record and what the caller may do to it. */
export const toOneAccount = (viewer: Viewer, row: AccountWithCounts & Earnings30, parts: AccountParts): OneAccount => {
  // The publishers of an account that shows them no gross see no share of it either.
  const isShareHidden = viewer.scope === 'own' && row.acc_gross_visible === 0
  return {
    record: {
      ...pickShown(accountSchema, row),
      ...toCounts(row),
      managers: parts.managers.map(person => ({
        ...pickShown(attachedSchema, person),
        acm_is_main: person.acm_is_main,
      })),
      users: parts.users.map(person => ({ ...pickShown(attachedSchema, person), acu_comission: person.acu_comission })),
      websites: parts.websites.map(({ id, anw_name, anw_website, anw_product, anw_status, anw_comission }) => ({
        id,
        anw_name,
        anw_website,
        display_host: toDisplayHost(anw_website),
        anw_product,
        anw_status,
        anw_comission: isShareHidden ? null : anw_comission,
      })),
      readiness: readinessOf(row.ready),
      ...pickEarnings30(row),
    },
    can: {
      update: canAccount(viewer, 'update'),
      destroy: canAccount(viewer, 'destroy'),
      note: canAccount(viewer, 'note'),
      addWebsite: canAccount(viewer, 'addWebsite'),
      removeWebsite: canAccount(viewer, 'removeWebsite'),
    },
  }
}
