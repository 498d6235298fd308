import {
  type Attached,
  type OneWebsite,
  type WebsiteRecord,
  type WebsiteRow,
  websiteRowSchema,
  websiteSchema,
} from '@candela/shared-contract'
import type { Actor } from '../../platform/context'
import { pickShown } from '../../platform/present'
import { toDisplayHost, writtenHost } from '../../platform/web/host'
import { type Earnings30, pickEarnings30 } from '../report/report.earnings30'
import { canWebsite, mayRemove } from './website.policy'
import type { ReadWebsite } from './website.repository'

/** What of a website leaves the server: these fields and no others. */
const toWebsite = (row: ReadWebsite & Earnings30): Omit<WebsiteRecord, 'users'> => ({
  ...pickShown(websiteSchema, row),
  ...pickEarnings30(row),
  display_host: toDisplayHost(row.anw_website),
  written_host: writtenHost(row.anw_website),
  acc_name: row.acc_name,
  acc_is_enabled: row.acc_is_enabled,
  terms: row.terms,
})

type Viewer = Pick<Actor, 'scope' | 'pairs'>

const canOf = (actor: Viewer, row: ReadWebsite): OneWebsite['can'] => ({
  update: canWebsite(actor, 'update', row),
  destroy: mayRemove(actor, row),
  govern: canWebsite(actor, 'govern', row),
  approve: canWebsite(actor, 'approve', row),
  resubmit: canWebsite(actor, 'resubmit', row),
  tags: canWebsite(actor, 'tags', row),
})

export const toWebsiteRow = (actor: Viewer, row: ReadWebsite & Earnings30): WebsiteRow => ({
  ...toWebsite(row),
  users_count: row.users_count,
  can: pickShown(websiteRowSchema.shape.can, canOf(actor, row)),
})

/** As `get` answers it: the record and what the caller may do to it. */
export const toOneWebsite = (actor: Viewer, row: ReadWebsite & Earnings30, users: Attached[]): OneWebsite => ({
  record: { ...toWebsite(row), users },
  can: canOf(actor, row),
})
