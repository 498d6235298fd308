import * as z from 'zod/mini'
import type { Endpoint } from './endpoint'
import { FAILURES } from './errors'
import { LANGUAGES, type Language } from './locales'
import { isPair, type Pair } from './permissions'
import { WAITING } from './waiting'

/** What remotes may rely on in the shell. A breaking change of the host raises the major. */
export const HOST_VERSION = '1.12.0'

/**
 * The groups of the sidebar, in their order. Remotes place their entries in these and no others, so a menu stays
 * one menu. `main` and `administration` are flat; the others fold.
 */
export const NAV_GROUPS = ['main', 'reports', 'publishers', 'formats', 'adNetworks', 'administration'] as const
export type NavGroup = (typeof NAV_GROUPS)[number]

const labelsOf = (text: z.ZodMiniString) =>
  z.strictObject(
    Object.fromEntries(LANGUAGES.map(language => [language, text])) as unknown as Record<Language, z.ZodMiniString>,
  )

const labels = labelsOf(z.string().check(z.minLength(1)))

/** Words, and then the name of a record: `Ban {{name}}…`. */
const labelsWithName = labelsOf(
  z.string().check(z.regex(/^\S+ (\S+ )*\{\{name\}\}/, { error: 'is not words and then {{name}}' })),
)

const knownPair = z.pipe(
  z.string().check(z.refine(isPair, { error: 'not in the closed list of rights' })),
  z.transform((value): Pair => value as Pair),
)

const knownFailure = z.enum(FAILURES)

const path = z.string().check(z.regex(/^\/[A-Za-z0-9/:_-]*$/, { error: 'not an address' }))

const navEntrySchema = z.strictObject({
  key: z.string(),
  label: labels,
  path,
  placement: z.enum(['sidebar', 'header']),
  /** Where in the sidebar; header entries have none. */
  group: z.optional(z.enum(NAV_GROUPS)),
  order: z.number(),
  icon: z.optional(z.string()),
  /** Any of these shows it. */
  anyOf: z.array(knownPair),
  /** Reachable by address and by Ctrl-K, but not listed. */
  hidden: z.optional(z.boolean()),
  /** Ids of people who do not see it although they may open it. */
  hiddenFor: z.optional(z.array(z.int())),
  /** What waits behind it for the reader, and how that is said before its number: `to approve: 3`. */
  waiting: z.optional(z.strictObject({ what: z.enum(WAITING), said: labels })),
})

/**
 * A question that the screen asks first. The shell asks it while the code is still on its way: `:params` are those of
 * the route, and a list's question is read from the address the way every list reads it.
 */
const routeDataSchema = z.strictObject({
  method: z.enum(['GET', 'POST']),
  path,
  /** Who does not hold it does not ask. */
  right: z.optional(knownPair),
  /** Nobody asks it whose own rows are all that they see. */
  forStaff: z.optional(z.boolean()),
  /** Which words tell that it failed; without it, the general ones. */
  failure: z.optional(knownFailure),
  /** Of an endpoint that is `batched`: it travels with the others of the page. */
  together: z.optional(z.literal(true)),
  /** Of a report: what it is asked with, beside the currency, at an address that says nothing. */
  report: z.optional(z.record(z.string(), z.string())),
})

const routeSchema = z.strictObject({
  path,
  /** The exposed module that holds the screen: `./AccountList`. */
  module: z.string().check(z.startsWith('./')),
  title: labels,
  /** Any of these opens it. */
  anyOf: z.array(knownPair),
  data: z.optional(z.array(routeDataSchema)),
  /** Something to do rather than to look at: Ctrl K has it among its actions. */
  action: z.optional(z.literal(true)),
})

/**
 * Something to do with one of the records that Ctrl K finds: its words are typed, and after them what the record is
 * called. The page of the record is told by `do` of its history state, which no link can set, and asks before it does
 * anything.
 */
const searchActionSchema = z.strictObject({
  key: z.string(),
  label: labelsWithName,
  icon: z.optional(z.string()),
  right: knownPair,
})

/** Records that Ctrl K finds, whichever page somebody is on. */
const searchSchema = z.strictObject({
  key: z.string(),
  /** What many of them are called. */
  label: labels,
  icon: z.optional(z.string()),
  order: z.number(),
  /** An endpoint that takes a `searchBody` and answers as `searchAnswer` says. */
  finds: routeDataSchema,
  /** Where one opens, by its `:id`; who does not hold the right does not find any. */
  path: path.check(z.regex(/\/:id$/, { error: 'does not end with /:id' })),
  opens: knownPair,
  actions: z.optional(z.array(searchActionSchema)),
})

/** `src/remote.ts` of a remote, emitted at build as `remote.json`. It is all that the shell knows of it. */
export const remoteSchema = z.strictObject({
  name: z.string().check(z.regex(/^candela_[a-z]+$/)),
  version: z.string(),
  /** The hosts it runs in: a caret range of the host contract. */
  host: z.string().check(z.regex(/^\^\d+\.\d+\.\d+$/)),
  i18n: z.string(),
  /** What people call this section, for panels that speak of it. */
  title: labels,
  routes: z.array(routeSchema),
  nav: z.array(navEntrySchema),
  palette: z.optional(z.array(z.strictObject({ key: z.string(), label: labels, path, anyOf: z.array(knownPair) }))),
  search: z.optional(z.array(searchSchema)),
})

/**
 * A declaration as the running product reads it: one that was written for a newer contract may say more than this one
 * knows. What is not understood is dropped, and a right that nobody can hold opens nothing.
 */
const readableDeclaration = z.pipe(
  z.looseObject({
    name: z.string(),
    version: z.string(),
    host: z.string(),
    i18n: z.string(),
    title: labels,
    routes: z.array(z.looseObject({ path: z.string(), module: z.string(), title: labels, anyOf: z.array(z.string()) })),
    nav: z.array(
      z.looseObject({
        key: z.string(),
        label: labels,
        path: z.string(),
        placement: z.string(),
        order: z.number(),
        anyOf: z.array(z.string()),
      }),
    ),
  }),
  z.transform((declaration): RemoteDeclaration => declaration as unknown as RemoteDeclaration),
)

export type RemoteDeclaration = z.output<typeof remoteSchema>
export type RouteDeclaration = z.output<typeof routeSchema>
export type RouteData = z.output<typeof routeDataSchema>
export type SearchDeclaration = z.output<typeof searchSchema>
export type NavEntry = z.output<typeof navEntrySchema>
export type Labels = Record<Language, string>

/** Type-checks a declaration where it is written; the version is stamped in by the build. */
export const defineRemote = (remote: Omit<RemoteDeclaration, 'version'>): Omit<RemoteDeclaration, 'version'> => remote

/** For a route's `data`: the endpoint that its screen asks first. */
export const asks = (
  { method, path: address, access, failure, batched }: Endpoint,
  more: Pick<RouteData, 'forStaff' | 'report'> = {},
): RouteData => ({
  method: method === 'GET' ? 'GET' : 'POST',
  path: address,
  failure,
  ...(typeof access === 'string' && isPair(access) && { right: access }),
  ...(batched && { together: batched }),
  ...more,
})

/** A caret range of whole versions: same major, at least this minor and patch. */
export const hostSatisfies = (range: string, host: string = HOST_VERSION): boolean => {
  const [major = 0, minor = 0, patch = 0] = range.slice(1).split('.').map(Number)
  const [hostMajor = 0, hostMinor = 0, hostPatch = 0] = host.split('.').map(Number)
  return hostMajor === major && (hostMinor > minor || (hostMinor === minor && hostPatch >= patch))
}

const releaseSchema = z.strictObject({
  /** Where its files are, ending in a slash: `/remotes/candela_admin/0.1.0-3f2a9c11/`. */
  url: z.string(),
  /** File name → `sha384-…`, of every file that may be fetched. */
  files: z.record(z.string(), z.string()),
  /** Exposed module → the scripts that it needs at once, beside the entry. */
  modules: z.record(z.string(), z.array(z.string())),
  declaration: readableDeclaration,
  builtAt: z.string(),
})
export type Release = z.output<typeof releaseSchema>

/** The script that makes a remote known to the page. */
export const REMOTE_ENTRY = 'remoteEntry.js'

/** What a version of a remote is called in a page: versions are strangers to each other and may stand side by side. */
export const containerOf = ({ name, version }: { name: string; version: string }): string =>
  `${name}_${version.replace(/[^a-z0-9]/gi, '_')}`

/** What is released, what is live and why. Moving a pointer is the only way anything changes here. */
export const registrySchema = z.strictObject({
  schema: z.literal(1),
  default: z.record(z.string(), z.string()),
  rollouts: z.array(
    z.strictObject({
      remote: z.string(),
      version: z.string(),
      match: z.union([
        z.strictObject({ percent: z.number().check(z.minimum(0), z.maximum(100)) }),
        z.strictObject({ groups: z.array(z.int()) }),
        z.strictObject({ users: z.array(z.int()) }),
      ]),
    }),
  ),
  disabled: z.record(z.string(), z.string()),
  /** Origins from which a developer may put a remote of their own in place of the released one, in their browser. */
  overrides: z.array(z.string()),
  releases: z.record(z.string(), z.record(z.string(), releaseSchema)),
  history: z.array(
    z.strictObject({
      at: z.string(),
      who: z.string(),
      kind: z.enum(['release', 'rollback']),
      remote: z.string(),
      from: z.nullable(z.string()),
      to: z.nullable(z.string()),
      why: z.string(),
    }),
  ),
})
export type Registry = z.output<typeof registrySchema>

const withoutUnreadable = (name: string, versions: object, refused: string[]): object =>
  Object.fromEntries(
    Object.entries<unknown>({ ...versions }).filter(([version, release]) => {
      const isReadable = releaseSchema.safeParse(release).success
      if (!isReadable) refused.push(`${name} ${version}`)
      return isReadable
    }),
  )

/** Reads the registry one release at a time: one that cannot be read costs itself and nothing else. */
export const readRegistry = (value: unknown): { registry: Registry; refused: string[] } => {
  const { releases, ...rest } = (value ?? {}) as { releases?: Record<string, object> }
  const refused: string[] = []
  const readable = Object.entries(releases ?? {}).map(([name, versions]): [string, object] => [
    name,
    withoutUnreadable(name, versions, refused),
  ])
  return { registry: registrySchema.parse({ ...rest, releases: Object.fromEntries(readable) }), refused }
}

export const EMPTY_REGISTRY: Registry = {
  schema: 1,
  default: {},
  rollouts: [],
  disabled: {},
  overrides: [],
  releases: {},
  history: [],
}

const publicRemoteSchema = z.object({
  name: z.string(),
  version: z.string(),
  url: z.string(),
  files: z.record(z.string(), z.string()),
  modules: z.record(z.string(), z.array(z.string())),
  declaration: readableDeclaration,
})

/** The part of the registry that the page carries: what is live, where it is and what it declares. */
export const publicRegistrySchema = z.object({
  schema: z.literal(1),
  remotes: z.array(publicRemoteSchema),
  overrides: z.array(z.string()),
})
export type PublicRegistry = z.output<typeof publicRegistrySchema>
export type PublicRemote = PublicRegistry['remotes'][number]

export const EMPTY_PUBLIC_REGISTRY: PublicRegistry = { schema: 1, remotes: [], overrides: [] }

/** Reads what the page carries one remote at a time: one that cannot be read costs itself and nothing else. */
export const readPublicRegistry = (value: unknown): { registry: PublicRegistry; refused: string[] } => {
  const { remotes = [], overrides = [] } = (value ?? {}) as Partial<PublicRegistry>
  const read = remotes.map(remote => publicRemoteSchema.safeParse(remote))
  return {
    registry: { schema: 1, overrides, remotes: read.flatMap(({ data }) => data ?? []) },
    refused: read.flatMap(({ error }, index) => (error ? (remotes[index]?.name ?? String(index)) : [])),
  }
}

const toPublicRemote = (registry: Registry, name: string, version: string): PublicRemote[] => {
  const release = registry.releases[name]?.[version]
  if (!release) return []
  const { url, files, modules, declaration } = release
  return [{ name, version, url, files, modules, declaration }]
}

/** With the versions that somebody gets; without, what everybody gets before they are known. */
export const toPublicRegistry = (registry: Registry, versions = liveVersions(registry)): PublicRegistry => ({
  schema: 1,
  remotes: Object.entries(versions).flatMap(([name, version]) => toPublicRemote(registry, name, version)),
  overrides: registry.overrides,
})

/** The default version of each remote that is not switched off. */
export const liveVersions = ({ default: live, disabled }: Registry): Record<string, string> =>
  Object.fromEntries(Object.entries(live).filter(([name]) => !(name in disabled)))

/** A stable number from 0 to 99 for a person and a remote: the same person stays in or out as a percentage grows. */
const bucketOf = (userId: number, remote: string): number => {
  let hash = 2166136261
  for (const char of `${remote}:${userId}`) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619)
  return (hash >>> 0) % 100
}

type Person = { id: number; groupId: number | null }

/** The versions that a person gets instead of the default ones: the first roll-out of a remote that matches them. */
export const assignmentsFor = (registry: Registry, person: Person): Record<string, string> =>
  Object.fromEntries(
    Object.entries(liveVersions(registry)).flatMap(([name, live]) => {
      const rollout = registry.rollouts.find(({ remote, version, match }) => {
        if (remote !== name || !registry.releases[name]?.[version]) return false
        if ('percent' in match) return bucketOf(person.id, name) < match.percent
        if ('groups' in match) return person.groupId !== null && match.groups.includes(person.groupId)
        return match.users.includes(person.id)
      })
      return rollout && rollout.version !== live ? [[name, rollout.version]] : []
    }),
  )

/** Which version of each remote a person gets. */
export const resolveVersions = (registry: Registry, person: Person): Record<string, string> => ({
  ...liveVersions(registry),
  ...assignmentsFor(registry, person),
})
