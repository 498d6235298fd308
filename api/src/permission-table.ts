import {
  allowsOwnRecord,
  CONTROLLERS,
  type Endpoint,
  endpointList,
  type Pair,
  PERMISSIONS,
  pairsFor,
  routeOf,
  wordsOfAccess,
} from '@candela/shared-contract'
import { DEFAULT_GROUPS } from './seeds/groups'

const SCOPE_WORDS = { own: 'own rows', managed: 'managed rows', all: 'all rows' } as const

/** `own`: without the right, for the caller's own record only. */
const groupMayCall = (group: { pairs: readonly Pair[] }, { access, shows, mirrors }: Endpoint): string => {
  if (shows && !group.pairs.includes(shows)) return '–'
  if (access === 'public' || access === 'signedIn') return 'yes'
  if (pairsFor(access).some(pair => group.pairs.includes(pair))) return mirrors ? groupMayCall(group, mirrors) : 'yes'
  return allowsOwnRecord(access) ? 'own' : '–'
}

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`

const table = (head: readonly string[], body: readonly (readonly string[])[]): string =>
  [row(head), row(head.map(() => '---')), ...body.map(row)].join('\n')

/** `docs/permissions.md`: every endpoint, every right and every default group. Derived, never edited. */
export const permissionTable = (): string => {
  const groups = DEFAULT_GROUPS.map(({ key, gro_name, gro_scope }) => [key, gro_name, SCOPE_WORDS[gro_scope]])
  const keys = DEFAULT_GROUPS.map(({ key }) => key)
  const calls = endpointList.map(({ endpoint }) => [
    `\`${endpoint.method} ${routeOf(endpoint)}\``,
    wordsOfAccess(endpoint),
    endpoint.effect,
    ...DEFAULT_GROUPS.map(group => groupMayCall(group, endpoint)),
    endpoint.access === 'public' ? 'yes' : '–',
  ])
  const rights = CONTROLLERS.flatMap(controller =>
    PERMISSIONS[controller].map(method => [
      `${controller}.${method}`,
      ...DEFAULT_GROUPS.map(({ pairs }) => (pairs.includes(`${controller}.${method}` as Pair) ? 'yes' : '–')),
    ]),
  )
  return `# Permissions

Printed by \`npm run permissions\` from the endpoint table, the closed list of rights and the default groups. Do not edit: a
test compares it with what the API answers.

A person without a group holds no right: they reach the calls that need only a session, the public ones, and of the calls
that say \`or own\` their own record. A record outside somebody's rows is answered like one that does not exist. Where each
action of a bulk call has its own right, holding one of them opens the call and the action asks for its own. A call that
says *with* asks for that right as well: its answer shows what that right shows, or it answers phones, below \`/api/mobile\`,
what the same call below \`/api/web\` answers.

## Default groups

${table(['group', 'name', 'reaches'], groups)}

## Calls

${table(['call', 'access', 'effect', ...keys, 'signed out'], calls)}

## Rights

${table(['right', ...keys], rights)}
`
}
