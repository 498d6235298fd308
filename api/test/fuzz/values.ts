import type { Random } from './random'

/** As much of a JSON schema as the document of the API uses. */
export type JsonSchema = {
  type?: string
  enum?: unknown[]
  const?: unknown
  format?: string
  pattern?: string
  minLength?: number
  maxLength?: number
  minimum?: number
  maximum?: number
  minItems?: number
  maxItems?: number
  items?: JsonSchema
  properties?: Record<string, JsonSchema>
  required?: string[]
  anyOf?: JsonSchema[]
  oneOf?: JsonSchema[]
}

/** Ids of records that are there, by what they are. */
export type Ids = Record<
  | 'account'
  | 'adNetwork'
  | 'adNetworkCategory'
  | 'adNetworkType'
  | 'currencyExchange'
  | 'group'
  | 'order'
  | 'orderCampaign'
  | 'session'
  | 'systemLog'
  | 'user'
  | 'userAccessLog'
  | 'userMaintenance'
  | 'view'
  | 'website',
  number[]
>

/** Scripts from both sides, marks that join, what spreadsheets calculate with, what HTML and SQL are made of. */
export const TEXTS = [
  'Ana',
  'Ñandú & Söhne',
  'שלום עולם',
  'مرحبا 123',
  '👩‍👩‍👧‍👦 🏴󠁧󠁢󠁥󠁮󠁧󠁿',
  'e\u0301\u0301\u0301',
  '漢字かな交じり文',
  '=1+1',
  `'; drop table users; --`,
  '<script>alert(1)</script>',
  '100% _under_ \\back',
  '{{count}} %s $1 #{1}',
]

/** Texts of the formats that patterns of the contract ask for. */
const FORMED = ['1', '12', '7', '/user', '?q=ana&f.usr_status=Ativo', 'usr_name', 'user.update', '0123456789abcdef']
const PERIODS = ['today', 'last7', 'lastMonth', '2026-11-01..2026-11-07']
const DAYS = ['2026-11-02', '2026-11-07', '2001-02-03']
const INSTANTS = ['2026-11-20T12:00:00.123456Z', '2000-01-01T00:00:00Z']
const UUID = '00000000-0000-4000-8000-000000000000'

/** What fields are known to hold, by their name. */
const HELD: readonly [RegExp, (random: Random) => string][] = [
  [/email/, random => `fuzz.${random.below(1_000_000)}@candela.example`],
  [/password/, () => 'a good secret'],
  [/time_zone/, random => random.pick(['UTC', 'Europe/Rome', 'America/Sao_Paulo'])],
  [/anw_website$/, random => `fuzz-${random.below(1_000_000)}.example`],
  [/comission/, random => random.pick(['0', '12.50', '100'])],
  [/updated_at/, random => random.pick(INSTANTS)],
  [/_date$/, random => random.pick(DAYS)],
  [/period/, random => random.pick(PERIODS)],
  [/^month$/, random => random.pick(DAYS).slice(0, 7)],
]

const REFERS: readonly [RegExp, keyof Ids][] = [
  [/group/i, 'group'],
  [/account_id|account$/, 'account'],
  [/website$/, 'website'],
  [/user|keep|actor|manager|ids/, 'user'],
]

/** A record that a field may refer to. */
const referred = (random: Random, name: string, ids: Ids): number | undefined => {
  const kind = REFERS.find(([pattern]) => pattern.test(name))?.[1]
  return kind && ids[kind].length > 0 ? random.pick(ids[kind]) : undefined
}

const textOf = (random: Random, name: string, { format, pattern, maxLength = 200 }: JsonSchema, ids: Ids): string => {
  if (format === 'uuid') return UUID
  const held = HELD.find(([known]) => known.test(name))?.[1](random)
  const fits = (text: string) => !pattern || new RegExp(pattern, 'u').test(text)
  if (held !== undefined && fits(held)) return held
  if (!pattern) return `${random.pick(TEXTS)} ${random.below(1_000)}`.slice(0, maxLength)
  const id = String(referred(random, name, ids) ?? 1)
  return fits(id) ? id : (FORMED.filter(fits)[0] ?? '')
}

const numberOf = (random: Random, name: string, { minimum = 0, maximum = 100 }: JsonSchema, ids: Ids): number =>
  referred(random, name, ids) ?? Math.min(maximum, Math.max(minimum, random.below(60)))

/** A value that the schema takes; whether the call does may depend on more than that. */
export const rightValue = (random: Random, name: string, schema: JsonSchema, ids: Ids): unknown => {
  const { type, enum: options, const: only, anyOf, oneOf, properties = {}, required = [], items, maxItems = 3 } = schema
  const union = anyOf ?? oneOf
  if (union) return rightValue(random, name, random.pick(union), ids)
  if (only !== undefined) return only
  if (options) return random.pick(options)
  if (type === 'string') return textOf(random, name, schema, ids)
  if (type === 'integer' || type === 'number') return numberOf(random, name, schema, ids)
  if (type === 'boolean') return random.chance(50)
  if (type === 'array') {
    const length = Math.max(schema.minItems ?? 0, random.below(Math.min(3, maxItems) + 1))
    return Array.from({ length }, () => rightValue(random, name, items ?? {}, ids))
  }
  if (type !== 'object') return null
  const said = Object.entries(properties).filter(([key]) => required.includes(key) || random.chance(40))
  return Object.fromEntries(said.map(([key, inner]) => [key, rightValue(random, key, inner, ids)]))
}
