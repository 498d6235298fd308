import type { Binding } from '../platform/http/bind'
import { authRoutes } from './auth/auth.routes'
import { healthRoutes } from './health/health.routes'
import { mailboxRoutes } from './mailbox/mailbox.routes'
import { typeRoutes } from './type/type.routes'
import { userRoutes } from './user/user.routes'

export const bindings: readonly Binding[] = [
  ...authRoutes,
  ...userRoutes,
  ...typeRoutes,
  ...healthRoutes,
  ...mailboxRoutes,
]
