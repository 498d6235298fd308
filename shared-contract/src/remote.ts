import * as z from 'zod/mini'
import { LANGUAGES, type Language } from './locales'
import { isPair, type Pair } from './permissions'

/** What remotes may rely on in the shell. A breaking change of the host raises the major. */
export const HOST_VERSION = '1.0.0'

/**
 * The groups of the sidebar, in their order. Remotes place their entries in these and no others, so a menu stays
 * one menu. `main` and `administration` are flat; the others fold.
 */
export const NAV_GROUPS = ['main', 'reports', 'publishers', 'formats', 'adNetworks', 'administration'] as const
export type NavGroup = (typeof NAV_GROUPS)[number]

const labels = z.strictObject(
  Object.fromEntries(LANGUAGES.map(language => [language, z.string().check(z.minLength(1))])) as unknown as Record<
    Language,
    z.ZodMiniString
  >,
)

const pair = z.pipe(
  z.string().check(z.refine(isPair, { error: 'not in the closed list of rights' })),
  z.transform((value): Pair => value as Pair),
)

const path = z.string().check(z.regex(/^\/[A-Za-z0-9/:_-]*$/))

export const navEntrySchema = z.strictObject({
  key: z.string(),
  label: labels,
  path,
  placement: z.enum(['sidebar', 'header']),
  /** Where in the sidebar; header entries have none. */
  group: z.optional(z.enum(NAV_GROUPS)),
  order: z.number(),
  icon: z.optional(z.string()),
  /** Any of these shows it. */
  anyOf: z.array(pair),
  /** Reachable by address and by Ctrl-K, but not listed. */
  hidden: z.optional(z.boolean()),
  /** Ids of people who do not see it although they may open it. */
  hiddenFor: z.optional(z.array(z.int())),
})

export const routeSchema = z.strictObject({
  path,
  /** The exposed module that holds the screen: `./AccountList`. */
  module: z.string().check(z.startsWith('./')),
  title: labels,
  /** Any of these opens it. */
  anyOf: z.array(pair),
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
  palette: z.optional(z.array(z.strictObject({ key: z.string(), label: labels, path, anyOf: z.array(pair) }))),
})

export type RemoteDeclaration = z.output<typeof remoteSchema>
export type RouteDeclaration = z.output<typeof routeSchema>
export type NavEntry = z.output<typeof navEntrySchema>
export type Labels = Record<Language, string>

/** Type-checks a declaration where it is written; the version is stamped in by the build. */
export const defineRemote = (remote: Omit<RemoteDeclaration, 'version'>): Omit<RemoteDeclaration, 'version'> => remote

/** A caret range of whole versions: same major, at least this minor and patch. */
export const hostSatisfies = (range: string, host: string = HOST_VERSION): boolean => {
  const [major = 0, minor = 0, patch = 0] = range.slice(1).split('.').map(Number)
  const [hostMajor = 0, hostMinor = 0, hostPatch = 0] = host.split('.').map(Number)
  return hostMajor === major && (hostMinor > minor || (hostMinor === minor && hostPatch >= patch))
}

const releaseSchema = z.strictObject({
  /** Where its files are, ending in a slash: `/remotes/candela_admin/0.1.0-3f2a9c11/`. */
  url: z.string(),
  /** File name → `sha384-…`. */
  files: z.record(z.string(), z.string()),
  declaration: remoteSchema,
  builtAt: z.string(),
})

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
  releases: z.record(z.string(), z.record(z.string(), releaseSchema)),
  history: z.array(
    z.strictObject({
      at: z.string(),
      who: z.string(),
      remote: z.string(),
      from: z.nullable(z.string()),
      to: z.nullable(z.string()),
      why: z.string(),
    }),
  ),
})
export type Registry = z.output<typeof registrySchema>

export const EMPTY_REGISTRY: Registry = {
  schema: 1,
  default: {},
  rollouts: [],
  disabled: {},
  releases: {},
  history: [],
}

/** The part of the registry that the page carries: what is live, where it is and what it declares. */
export const publicRegistrySchema = z.object({
  schema: z.literal(1),
  remotes: z.array(
    z.object({
      name: z.string(),
      version: z.string(),
      url: z.string(),
      files: z.record(z.string(), z.string()),
      declaration: remoteSchema,
    }),
  ),
})
export type PublicRegistry = z.output<typeof publicRegistrySchema>
export type PublicRemote = PublicRegistry['remotes'][number]

export const toPublicRegistry = (registry: Registry): PublicRegistry => ({
  schema: 1,
  remotes: Object.entries(registry.default).flatMap(([name, version]) => {
    const release = registry.releases[name]?.[version]
    if (!release || name in registry.disabled) return []
    return [{ name, version, url: release.url, files: release.files, declaration: release.declaration }]
  }),
})

/** A stable number from 0 to 99 for a person and a remote: the same person stays in or out as a percentage grows. */
const bucketOf = (userId: number, remote: string): number => {
  let hash = 2166136261
  for (const char of `${remote}:${userId}`) hash = Math.imul(hash ^ char.charCodeAt(0), 16777619)
  return (hash >>> 0) % 100
}

/** Which version of each remote a person gets: the first matching roll-out, else the default. */
export const resolveVersions = (
  registry: Registry,
  person: { id: number; groupId: number | null },
): Record<string, string> =>
  Object.fromEntries(
    Object.entries(registry.default)
      .filter(([name]) => !(name in registry.disabled))
      .map(([name, version]) => {
        const rollout = registry.rollouts.find(({ remote, version: candidate, match }) => {
          if (remote !== name || !registry.releases[name]?.[candidate]) return false
          if ('percent' in match) return bucketOf(person.id, name) < match.percent
          if ('groups' in match) return person.groupId !== null && match.groups.includes(person.groupId)
          return match.users.includes(person.id)
        })
        return [name, rollout?.version ?? version]
      }),
  )
