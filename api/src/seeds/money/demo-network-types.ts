import {
  ACCOUNT_ID,
  type AuthKind,
  addDays,
  CREDENTIALS,
  type Credential,
  type CredentialField,
  type Currency,
  type Day,
} from '@candela/shared-contract'
import { diffOf } from '../../platform/audit'
import type { NewRow } from '../../platform/db/schema'
import { hash } from '../logs'
import { randomFrom } from '../random'
import { NETWORK_TYPES } from './demo-networks'

type Own = Partial<Omit<CredentialField, 'credential'>>

type Kind = {
  auth: AuthKind
  zone: string
  currency: Currency
  days: number
  lines: readonly string[]
  /** What is not as usual of a credential. */
  own?: Partial<Record<Credential, Own>>
}

/** A line as most networks ask for it, and of those through which they sell on. */
const direct = (host: string, id = ACCOUNT_ID): string => `${host}, ${id}, DIRECT`
const reseller = (host: string, id: string, tag?: string): string =>
  [host, id, 'RESELLER', ...(tag ? [tag] : [])].join(', ')

const REPORT_HOST: Own = {
  label: {
    en: 'Bidder host',
    pt: 'Endereço do licitante',
    es: 'Dirección del pujador',
    it: 'Indirizzo dell’offerente',
  },
}

/** In the order of the types. */
const KINDS: readonly Kind[] = [
  {
    auth: 'token',
    zone: 'America/Los_Angeles',
    currency: 'USD',
    days: 30,
    lines: [
      `${direct('exchange.aurora.example', `pub-${ACCOUNT_ID}`)}, 4f2a9c81d07be365`,
      reseller('supply.meridiano.example', '80417', 'a1c3e5f708b2d496'),
    ],
    own: {
      network_product: {
        required: false,
        label: {
          en: 'Ad product',
          pt: 'Produto de anúncio',
          es: 'Producto publicitario',
          it: 'Prodotto pubblicitario',
        },
        help: {
          en: 'display, video or native; empty means all of them',
          pt: 'display, video ou native; vazio significa todos',
          es: 'display, video o native; vacío significa todos',
          it: 'display, video o native; vuoto significa tutti',
        },
      },
    },
  },
  {
    auth: 'token',
    zone: 'America/New_York',
    currency: 'USD',
    days: 30,
    lines: [direct('market.meridiano.example', `pub-${ACCOUNT_ID}`)],
    own: {
      identity: {
        pattern: 'pub-#######',
        label: { en: 'Publisher ID', pt: 'ID do editor', es: 'ID del editor', it: 'ID editore' },
        help: {
          en: 'At the top right, under your name',
          pt: 'No canto superior direito, abaixo do seu nome',
          es: 'Arriba a la derecha, debajo de tu nombre',
          it: 'In alto a destra, sotto il tuo nome',
        },
      },
    },
  },
  { auth: 'oauth', zone: 'America/New_York', currency: 'USD', days: 45, lines: [direct('deals.polar.example')] },
  {
    auth: 'token',
    zone: 'UTC',
    currency: 'USD',
    days: 7,
    lines: [direct('bid.bidonda.example'), reseller('ssp.lancealto.example', '11902')],
    own: { domain: REPORT_HOST },
  },
  {
    auth: 'token',
    zone: 'UTC',
    currency: 'USD',
    days: 7,
    lines: [direct('video.bidonda.example')],
    own: { domain: REPORT_HOST },
  },
  {
    auth: 'service_account',
    zone: 'Europe/Berlin',
    currency: 'EUR',
    days: 14,
    lines: [direct('server.quintabid.example', `qb-${ACCOUNT_ID}`), reseller('ssp.lancealto.example', '55813')],
    own: { public_key: { pattern: '-----BEGIN *' }, private_key: { pattern: '-----BEGIN *' } },
  },
  { auth: 'oauth', zone: 'Europe/London', currency: 'USD', days: 21, lines: [direct('ads.cinemira.example')] },
  { auth: 'basic', zone: 'Europe/Rome', currency: 'EUR', days: 15, lines: [direct('ads.videolume.example')] },
  {
    auth: 'token',
    zone: 'Europe/Rome',
    currency: 'EUR',
    days: 10,
    lines: [direct('feed.fiorenativa.example')],
    own: {
      identity: {
        pattern: 'pub-*',
        label: { en: 'Feed ID', pt: 'ID do feed', es: 'ID del feed', it: 'ID del feed' },
      },
    },
  },
  { auth: 'basic', zone: 'Europe/Madrid', currency: 'EUR', days: 10, lines: [direct('unit.nativeira.example')] },
  {
    auth: 'none',
    zone: 'America/Sao_Paulo',
    currency: 'BRL',
    days: 0,
    lines: [],
    own: {
      email: {
        label: {
          en: 'Contact of the advertiser',
          pt: 'Contato do anunciante',
          es: 'Contacto del anunciante',
          it: 'Contatto dell’inserzionista',
        },
      },
    },
  },
  { auth: 'none', zone: 'America/Sao_Paulo', currency: 'BRL', days: 0, lines: [] },
  {
    auth: 'none',
    zone: 'America/Argentina/Buenos_Aires',
    currency: 'USD',
    days: 3,
    lines: [direct('tag.restolho.example', '7719')],
  },
  {
    auth: 'basic',
    zone: 'America/Sao_Paulo',
    currency: 'BRL',
    days: 5,
    lines: [reseller('relay.saldo.example', ACCOUNT_ID)],
    own: { email: { pattern: '*@*' } },
  },
]

/** In-stream video has come to ask for a channel, which nobody has entered yet. */
const GROWN = { type: 7, daysAgo: 6, by: 2 } as const
const CHANNEL: CredentialField = {
  credential: 'network_product',
  required: true,
  secret: false,
  pattern: 'ch-*',
  label: { en: 'Channel', pt: 'Canal', es: 'Canal', it: 'Canale' },
  help: {
    en: 'Of which channel the report is, such as ch-sports',
    pt: 'De qual canal é o relatório, como ch-esportes',
    es: 'De qué canal es el informe, como ch-deportes',
    it: 'Di quale canale è il report, come ch-sport',
  },
}

const fieldOf = (credential: Credential, own: Own = {}): CredentialField => ({
  credential,
  required: true,
  secret: CREDENTIALS[credential].secret,
  pattern: '',
  label: {},
  help: {},
  ...own,
})

/** Nobody uses it, and its words are what people type. */
const GIVEN_UP = {
  ant_name: '<img src=x onerror=alert(1)> "Rede" & \'velha\' =1+1',
  ant_status: 0,
  ant_fields: JSON.stringify([
    fieldOf('login', { label: { en: '<b>Login</b> {{name}}', pt: '=cmd|"/C calc"!A0' }, pattern: '*' }),
  ]),
} as const

/** The types of the demo, which came with the product, and how one of them has grown since. */
export const demoNetworkTypes = (today: Day, at: string) => {
  const dates = { created_at: at, updated_at: at, deleted_at: null }
  const grownAt = `${addDays(today, -GROWN.daysAgo)}T14:20:00Z`
  const logs: NewRow<'system_logs'>[] = []

  const grow = (fields: readonly CredentialField[]): readonly CredentialField[] => {
    const grown = [...fields, CHANNEL]
    logs.push({
      slo_blame_user_id: GROWN.by,
      slo_type: 'ad network type',
      slo_action: 'adNetworkType.update',
      slo_table_name: 'ad_network_types',
      slo_object_id: GROWN.type,
      slo_transaction_hash: hash(randomFrom(20_261_119)),
      slo_diffs: JSON.stringify(diffOf({ ant_fields: fields }, { ant_fields: grown }, {})),
      slo_ip: null,
      slo_request_id: null,
      created_at: grownAt,
    })
    return grown
  }

  const types = NETWORK_TYPES.flatMap(([ant_name, credentials], index): NewRow<'ad_network_types'>[] => {
    const kind = KINDS[index]
    if (!kind) return []
    const first = credentials.map(credential => fieldOf(credential, kind.own?.[credential]))
    const hasGrown = index + 1 === GROWN.type
    return [
      {
        id: index + 1,
        ant_name,
        ant_auth_kind: kind.auth,
        ant_time_zone: kind.zone,
        ant_currency: kind.currency,
        ant_final_after_days: kind.days,
        ant_fields: JSON.stringify(hasGrown ? grow(first) : first),
        ant_ads_txt_lines: JSON.stringify(kind.lines),
        ...dates,
        ...(hasGrown && { updated_at: grownAt }),
      },
    ]
  })
  return { types: [...types, { ...GIVEN_UP, id: types.length + 1, ...dates }], logs }
}
