import type { Binding } from '../platform/http/bind'
import { authRoutes } from './auth/auth.routes'
import { clientErrorRoutes } from './client-error/client-error.routes'
import { groupRoutes } from './group/group.routes'
import { healthRoutes } from './health/health.routes'
import { liveRoutes } from './live/live.routes'
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
  ...liveRoutes,
  ...clientErrorRoutes,
  ...healthRoutes,
  ...mailboxRoutes,
]
