import {
  type Attached,
  type OneWebsite,
  oneWebsite,
  type WebsiteRow,
  websiteRecordSchema,
  websiteRowSchema,
} from '@candela/shared-contract'
import type { Actor } from '../../platform/context'
import { abilitiesOf, pickShown } from '../../platform/present'
import { toDisplayHost, unicodeHost } from '../../platform/web/host'
import type { Earnings30 } from '../report/report.earnings30'
import { canWebsite, mayRemove } from './website.policy'
import type { ReadWebsite } from './website.repository'

const withHosts = (row: ReadWebsite & Earnings30) => ({
  ...row,
  display_host: toDisplayHost(row.anw_website),
  unicode_host: unicodeHost(row.anw_website),
})

type ActorRights = Pick<Actor, 'scope' | 'pairs'>

const mayOn = (actor: ActorRights, row: ReadWebsite) => (action: keyof OneWebsite['can']) =>
  action === 'destroy' ? mayRemove(actor, row) : canWebsite(actor, action, row)

export const toWebsiteRow = (actor: ActorRights, row: ReadWebsite & Earnings30): WebsiteRow =>
  pickShown(websiteRowSchema, {
    ...withHosts(row),
    can: abilitiesOf(websiteRowSchema.shape.can, mayOn(actor, row)),
  })

/** As `get` answers it: the record and what the caller may do to it. */
export const toOneWebsite = (actor: ActorRights, row: ReadWebsite & Earnings30, users: Attached[]): OneWebsite => ({
  record: pickShown(websiteRecordSchema, { ...withHosts(row), users }),
  can: abilitiesOf(oneWebsite.shape.can, mayOn(actor, row)),
})
