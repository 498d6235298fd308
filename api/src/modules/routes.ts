import type { Binding } from '../platform/http/bind'
import { authRoutes } from './auth/auth.routes'
import { groupRoutes } from './group/group.routes'
import { healthRoutes } from './health/health.routes'
import { mailboxRoutes } from './mailbox/mailbox.routes'
import { remoteRoutes } from './remote/remote.routes'
import { typeRoutes } from './type/type.routes'
import { userRoutes } from './user/user.routes'

export const bindings: readonly Binding[] = [
  ...authRoutes,
  ...userRoutes,
  ...groupRoutes,
  ...typeRoutes,
  ...remoteRoutes,
  ...healthRoutes,
  ...mailboxRoutes,
]
