import type { Endpoint } from './endpoint'
import { authEndpoints } from './entities/auth'
import { groupEndpoints } from './entities/groupEndpoints'
import { mailboxEndpoints, platformEndpoints, typeEndpoints } from './entities/platform'
import { userEndpoints } from './entities/userEndpoints'

/**
 * Every call of the API, declared once. The server binds each of them and refuses to start when one is missing; the
 * typed client, the OpenAPI document, form rules and the permission matrix are derived from here.
 */
export const endpoints = {
  auth: authEndpoints,
  user: userEndpoints,
  group: groupEndpoints,
  type: typeEndpoints,
  platform: platformEndpoints,
  mailbox: mailboxEndpoints,
}

export const endpointList: { name: string; endpoint: Endpoint }[] = Object.entries(endpoints).flatMap(
  ([resource, calls]) =>
    Object.entries<Endpoint>(calls).map(([call, endpoint]) => ({ name: `${resource}.${call}`, endpoint })),
)
