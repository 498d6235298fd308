import {
  type Account,
  type AccountRow,
  type Attached,
  type OneAccount,
  readinessPercent,
} from '@candela/shared-contract'
import type { Actor } from '../../platform/context'
import type { Row } from '../../platform/db/schema'
import { type Earnings30, toEarnings30 } from '../report/report.earnings30'
import { toDisplayHost } from '../website/website.domain'
import { canAccount } from './account.policy'
import { readinessOf } from './account.readiness'
import type { AccountManager, AccountWithCounts } from './account.repository'

type Viewer = Pick<Actor, 'pairs' | 'scope'>

/** What of an account leaves the server: these fields and no others. */
const toAccount = (row: Account): Account => ({
  id: row.id,
  acc_name: row.acc_name,
  acc_is_enabled: row.acc_is_enabled,
  acc_time_zone: row.acc_time_zone,
  acc_tier: row.acc_tier,
  acc_google_child_network_code: row.acc_google_child_network_code,
  acc_enable_aps: row.acc_enable_aps,
  acc_enable_teads: row.acc_enable_teads,
  acc_is_custom_ad_unit_path_enabled: row.acc_is_custom_ad_unit_path_enabled,
  acc_gross_visible: row.acc_gross_visible,
  created_at: row.created_at,
  updated_at: row.updated_at,
})

const toCounts = ({ websites_count, websites_live, users_count }: AccountWithCounts) => ({
  websites_count,
  websites_live,
  users_count,
})

export const toAccountRows = (viewer: Viewer, rows: readonly (AccountWithCounts & Earnings30)[]): AccountRow[] => {
  const can = { update: canAccount(viewer, 'update'), destroy: canAccount(viewer, 'destroy') }
  return rows.map(row => ({
    ...toAccount(row),
    ...toCounts(row),
    managers: row.managers.map(({ id, label }) => ({ id, label })),
    readiness: readinessPercent(readinessOf(row.ready)),
    ...toEarnings30(row),
    can,
  }))
}

const toAttached = (row: Attached): Attached => ({
  id: row.id,
  usr_name: row.usr_name,
  usr_email: row.usr_email,
  usr_photo: row.usr_photo,
  last_seen_at: row.last_seen_at,
})

/** What hangs on an account besides its own facts. */
export type AccountParts = {
  managers: readonly AccountManager[]
  users: readonly (Attached & { acu_comission: string })[]
  websites: readonly Row<'websites'>[]
}

/** As `get` answers it: the record and what the caller may do to it. */
export const toOneAccount = (viewer: Viewer, row: AccountWithCounts & Earnings30, parts: AccountParts): OneAccount => {
  // The publishers of an account that shows them no gross see no share of it either.
  const isShareHidden = viewer.scope === 'own' && row.acc_gross_visible === 0
  return {
    record: {
      ...toAccount(row),
      ...toCounts(row),
      managers: parts.managers.map(person => ({ ...toAttached(person), acm_is_main: person.acm_is_main })),
      users: parts.users.map(person => ({ ...toAttached(person), acu_comission: person.acu_comission })),
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
      ...toEarnings30(row),
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
