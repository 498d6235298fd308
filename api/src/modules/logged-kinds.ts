import type { RecordKind } from '../platform/audit'
import type { NamesOf } from '../platform/context'
import { accountLogged } from './account/account.repository'
import { groupLogged } from './group/group.repository'
import type { LogLookup } from './logged'
import { reachOf } from './reach'
import { technologyLogged } from './technology/technology.repository'
import { userLogged } from './user/user.repository'
import { viewLogged } from './view/view.repository'
import { websiteLogged } from './website/website.repository'

export const LOGGED: Readonly<Record<RecordKind, LogLookup>> = {
  user: userLogged,
  account: accountLogged,
  website: websiteLogged,
  technology: technologyLogged,
  group: groupLogged,
  view: viewLogged,
}

export const namesOf: NamesOf = (read, actor, kind, ids) => LOGGED[kind].namesOf(read, ids, reachOf(actor))
