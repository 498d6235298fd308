import type { Credential, Currency, TypeValue } from '@candela/shared-contract'
import { slugOf } from '../../platform/slug'

/** The technologies of the demo; their ids are their places, from 1. */
export const TECHNOLOGIES = ['Exchange', 'Header bidding', 'Video', 'Native', 'Direct', 'Backfill'] as const
export type Technology = (typeof TECHNOLOGIES)[number]

/** Kinds of networks with what one of them needs to be connected; their ids are their places, from 1. */
export const NETWORK_TYPES: readonly (readonly [name: string, fields: readonly Credential[]])[] = [
  ['Open exchange', ['access_token', 'network_product']],
  ['Private marketplace', ['access_token', 'identity', 'network_product']],
  ['Preferred deals', ['client_id', 'client_secret']],
  ['Display bidder', ['domain', 'access_token']],
  ['Video bidder', ['domain', 'access_token', 'network_product']],
  ['Server-side bidder', ['domain', 'public_key', 'private_key']],
  ['In-stream video', ['client_id', 'client_secret', 'developer_key']],
  ['Out-stream video', ['login', 'password', 'network_product']],
  ['Native feed', ['identity', 'access_token']],
  ['Native unit', ['domain', 'login', 'password']],
  ['Direct sale', ['email']],
  ['Sponsorship', ['email', 'domain']],
  ['Backfill script', ['domain', 'identity']],
  ['Report by mail', ['email', 'login', 'password']],
]

const TYPES_OF: Record<Technology, readonly number[]> = {
  Exchange: [1, 2, 3],
  'Header bidding': [4, 5, 6],
  Video: [7, 8],
  Native: [9, 10],
  Direct: [11, 12],
  Backfill: [13, 14],
}

/** Networks that serve any website. All names are invented. */
const EVERYWHERE: readonly (readonly [name: string, technology: Technology])[] = [
  ['Aurora Exchange', 'Exchange'],
  ['Bidonda', 'Header bidding'],
  ['Cinemira', 'Video'],
  ['Meridiano Market', 'Exchange'],
  ['Lancealto', 'Header bidding'],
  ['Fiorenativa', 'Native'],
  ['Restolho', 'Backfill'],
  ['Praça Aberta', 'Exchange'],
  ['Quintabid', 'Header bidding'],
  ['Casa Direta', 'Direct'],
  ['Videolume', 'Video'],
  ['Polar Exchange', 'Exchange'],
  ['Header & Filhos', 'Header bidding'],
  ['Nativeira', 'Native'],
  ['Ponte Direta', 'Direct'],
  ['Marea Exchange', 'Exchange'],
  ['Rilancio', 'Header bidding'],
  ['Telaviva', 'Video'],
  ['Saldo', 'Backfill'],
  ['Puja Norte', 'Header bidding'],
]

/** What a website's own networks are called after. */
const STEMS = [
  'Açude',
  'Brisa',
  'Cobre',
  'Duna',
  'Estrela',
  'Folha',
  'Girasole',
  'Horizonte',
  'Íris',
  'Jangada',
] as const

const OWN_TECHNOLOGIES: readonly Technology[] = [
  'Exchange',
  'Header bidding',
  'Exchange',
  'Video',
  'Header bidding',
  'Native',
  'Exchange',
  'Direct',
  'Header bidding',
  'Backfill',
]

const PAUSED = new Set([19, 34, 47, 62, 76, 91, 105, 119, 134, 148, 163, 177])
/** Network → how many days ago its token ended. */
const EXPIRED: ReadonlyMap<number, number> = new Map([
  [7, 2],
  [58, 9],
  [129, 31],
])

export type DemoNetwork = {
  id: number
  name: string
  type: number
  technology: Technology
  /** The one that it serves; null: any. */
  website: number | null
  domain: string
  currency: Currency
  status: TypeValue<'adNetworkStatus'>
  /** How many days ago it was added, and since when it delivers nothing any more. */
  addedDaysAgo: number
  silentSince: number | null
  tokenEndedDaysAgo: number | null
}

const network = (
  id: number,
  name: string,
  stem: string,
  technology: Technology,
  website: number | null,
): DemoNetwork => {
  const types = TYPES_OF[technology]
  const isPaused = PAUSED.has(id)
  const tokenEndedDaysAgo = EXPIRED.get(id) ?? null
  return {
    id,
    name,
    type: types[Math.floor(id / 3) % types.length] ?? 1,
    technology,
    website,
    domain: `${slugOf(stem, '')}.example`,
    currency: id % 10 === 4 ? 'EUR' : id % 7 === 5 ? 'BRL' : 'USD',
    status: isPaused ? 'Pausado' : 'Em exibição',
    addedDaysAgo: 420 + ((id * 29) % 200),
    silentSince: isPaused ? 12 + ((id * 17) % 290) : tokenEndedDaysAgo,
    tokenEndedDaysAgo,
  }
}

const MAX_NETWORKS = 190
/** The larger a publisher, the more networks of its own a website has. */
const OWN_OF_TIER: Record<TypeValue<'accountTier'>, number> = { 1: 9, 2: 6, 3: 4, 4: 2, 5: 1 }

type Served = { id: number; name: string; tier: TypeValue<'accountTier'> }

/** Websites in the order in which the networks of their own are shared out: one to everybody, then to who has more. */
const ownersOf = (websites: readonly Served[], count: number): Served[] => {
  const rounds = Array.from({ length: Math.max(...Object.values(OWN_OF_TIER)) }, (_, round) =>
    websites.filter(({ tier }) => OWN_OF_TIER[tier] > round),
  ).flat()
  return Array.from({ length: count }, (_, index) => rounds[index % Math.max(rounds.length, 1)]).flatMap(
    website => website ?? [],
  )
}

/** The host of one that serves any website. */
export const demoDomain = (id: number): string => `${slugOf(EVERYWHERE[id - 1]?.[0] ?? '', '')}.example`

/** Everybody who pays for ads in the demo; a small one has those that serve any website. */
export const demoNetworks = (size: 'small' | 'full', websites: readonly Served[]): DemoNetwork[] => {
  const shared = EVERYWHERE.map(([name, technology], index) => network(index + 1, name, name, technology, null))
  if (size === 'small') return shared
  const counts = new Map<number, number>()
  const own = ownersOf(websites, MAX_NETWORKS - shared.length).map((website, index) => {
    const count = counts.get(website.id) ?? 0
    counts.set(website.id, count + 1)
    const technology = OWN_TECHNOLOGIES[(index * 3) % OWN_TECHNOLOGIES.length] ?? 'Exchange'
    const stem = STEMS[(website.id + count) % STEMS.length] ?? 'Açude'
    return network(shared.length + index + 1, `${stem} ${technology} · ${website.name}`, stem, technology, website.id)
  })
  return [...shared, ...own]
}
