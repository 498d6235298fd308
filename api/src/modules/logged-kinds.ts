import type { RecordKind } from '../platform/audit'
import { accountLogged } from './account/account.audit'
import { groupLogged } from './group/group.audit'
import type { Logged } from './logged'
import { userLogged } from './user/user.audit'
import { viewLogged } from './view/view.audit'
import { websiteLogged } from './website/website.audit'

export const LOGGED: Readonly<Record<RecordKind, Logged>> = {
  user: userLogged,
  account: accountLogged,
  website: websiteLogged,
  group: groupLogged,
  view: viewLogged,
}
