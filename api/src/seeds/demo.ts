import type { Demo } from '../platform/context'
import { DEMO_PASSWORD, DEMO_USERS } from './demo-users'
import { withDemoWeb } from './demo-web'

export const demo: Demo = {
  signIn: { password: DEMO_PASSWORD, users: DEMO_USERS.map(({ usr_email, role }) => ({ email: usr_email, role })) },
  web: withDemoWeb,
}
