import type { TypeValue } from '@candela/shared-contract'

export type DemoSite = {
  domain: string
  name: string
  /** As it stands today; without one it is enabled. */
  is?: 'waiting' | 'disabled' | 'rejected' | 'banned'
  /** People of the site alone, beside those who sell through the account. */
  users?: readonly number[]
}

export type DemoAccount = {
  name: string
  tier: TypeValue<'accountTier'>
  zone: string
  /** The main contact first. */
  managers: readonly number[]
  /** Those who sell for certain; others are found among the people of its manager. */
  sellers?: readonly number[]
  /** Nobody sells through it yet. */
  alone?: true
  /** Days since it was opened, where that is not the day on which its first seller came. */
  opened?: number
  isOff?: true
  hidesGross?: true
  sites: readonly DemoSite[]
}

/** Names and ids that tests may rely on: they stay the first of the list, in small demos too. */
export const STABLE = {
  /** The two accounts of publisher@candela.example; the first is the one that viewer@candela.example is attached to. */
  publisher: { id: 1, name: 'Grupo Cariri' },
  publisherSecond: { id: 2, name: 'Rede Tapajós' },
  /** Out of reach of publisher@, viewer@ and manager@candela.example. */
  foreign: { id: 3, name: 'Editora Montesclaro' },
  /** Nobody sells through it, and it has no websites. */
  bare: { id: 7, name: 'Harbor & Pine Media' },
  site: { id: 1, name: 'Jornal do Cariri', domain: 'jornaldocariri.example' },
  waitingSite: { id: 4, name: 'Cariri Vídeos', domain: 'videos.jornaldocariri.example' },
  rejectedSite: { id: 7, name: 'Mercado Tapajós', domain: 'mercadotapajos.example' },
  foreignSite: { id: 8, name: 'Montesclaro Hoje', domain: 'montesclarohoje.example' },
} as const

const SAO_PAULO = 'America/Sao_Paulo'
const ROME = 'Europe/Rome'
const MADRID = 'Europe/Madrid'
const NEW_YORK = 'America/New_York'
const LISBON = 'Europe/Lisbon'

const LONG_NAME = `Compañía Editorial de las Crónicas ${'Reunidas y '.repeat(7)}Actuales`

/** The accounts of the demo, all invented; a small demo has the first eight. */
export const DEMO_ACCOUNTS: readonly DemoAccount[] = [
  {
    name: STABLE.publisher.name,
    tier: 1,
    zone: SAO_PAULO,
    managers: [4, 10],
    sellers: [5, 6],
    sites: [
      { domain: STABLE.site.domain, name: STABLE.site.name },
      { domain: 'receitasdaserra.example', name: 'Receitas da Serra' },
      { domain: 'esportescariri.example', name: 'Esportes Cariri' },
      { domain: STABLE.waitingSite.domain, name: STABLE.waitingSite.name, is: 'waiting' },
    ],
  },
  {
    name: STABLE.publisherSecond.name,
    tier: 3,
    zone: SAO_PAULO,
    managers: [4],
    sellers: [5],
    sites: [
      { domain: 'tapajosnoticias.example', name: 'Tapajós Notícias' },
      { domain: 'riovivo.example', name: 'Rio Vivo' },
      { domain: STABLE.rejectedSite.domain, name: STABLE.rejectedSite.name, is: 'rejected' },
    ],
  },
  {
    name: STABLE.foreign.name,
    tier: 2,
    zone: SAO_PAULO,
    managers: [10],
    sites: [
      { domain: STABLE.foreignSite.domain, name: STABLE.foreignSite.name },
      { domain: 'revistamontes.example', name: 'Revista Montes' },
    ],
  },
  {
    name: 'Casa do Sertão',
    tier: 4,
    zone: SAO_PAULO,
    managers: [4],
    sellers: [198],
    hidesGross: true,
    sites: [
      { domain: 'casadosertao.example', name: 'Casa do Sertão' },
      { domain: 'saboresdosertao.example', name: 'Sabores do Sertão', is: 'waiting' },
    ],
  },
  {
    name: 'Prensa Nómada',
    tier: 2,
    zone: MADRID,
    managers: [4],
    sellers: [200],
    sites: [
      { domain: 'prensanómada.example', name: 'Prensa Nómada' },
      { domain: 'rutasdelsur.example', name: 'Rutas del Sur' },
      { domain: 'vidaenruta.example', name: 'Vida en ruta' },
    ],
  },
  {
    name: 'Testata Lagunare',
    tier: 4,
    zone: ROME,
    managers: [10, 4],
    sellers: [201],
    sites: [
      { domain: 'testatalagunare.example', name: 'Testata Lagunare' },
      { domain: 'scommesselagunari.example', name: 'Scommesse lagunari', is: 'banned' },
    ],
  },
  { name: STABLE.bare.name, tier: 5, zone: NEW_YORK, managers: [4], alone: true, opened: 60, sites: [] },
  {
    name: 'Folha de Azeite',
    tier: 3,
    zone: LISBON,
    managers: [10],
    sites: [{ domain: 'folhadeazeite.example', name: 'Folha de Azeite' }],
  },
  {
    name: 'Vento Sul Comunicação',
    tier: 1,
    zone: SAO_PAULO,
    managers: [11, 10],
    sites: [
      { domain: 'ventosul.example', name: 'Vento Sul' },
      { domain: 'economiasul.example', name: 'Economia Sul' },
      { domain: 'futebolsul.example', name: 'Futebol Sul' },
      { domain: 'climasul.example', name: 'Clima Sul' },
      { domain: 'cienciasul.example', name: 'Ciência Sul', is: 'waiting' },
    ],
  },
  {
    name: 'Diario Levante',
    tier: 2,
    zone: MADRID,
    managers: [11],
    sites: [
      { domain: 'diariolevante.example', name: 'Diario Levante' },
      { domain: 'deportelevante.example', name: 'Deporte Levante' },
      { domain: 'cocinalevante.example', name: 'Cocina Levante' },
    ],
  },
  {
    name: 'Gazzetta dei Colli',
    tier: 2,
    zone: ROME,
    managers: [13],
    sites: [
      { domain: 'gazzettadeicolli.example', name: 'Gazzetta dei Colli' },
      { domain: 'oroscopocolli.example', name: 'Oroscopo dei Colli' },
      { domain: 'annuncicolli.example', name: 'Annunci dei Colli', is: 'disabled' },
    ],
  },
  {
    name: "L'Eco d'Abruzzo",
    tier: 3,
    zone: ROME,
    managers: [13, 4],
    sites: [
      { domain: 'ecodabruzzo.example', name: "L'Eco d'Abruzzo" },
      { domain: 'montagnadabruzzo.example', name: "Montagna d'Abruzzo" },
    ],
  },
  {
    name: 'Norte & Mar',
    tier: 3,
    zone: LISBON,
    managers: [12],
    sites: [
      { domain: 'norteemar.example', name: 'Norte & Mar' },
      { domain: 'surfnorte.example', name: 'Surf Norte', is: 'waiting' },
    ],
  },
  {
    name: 'Estúdio 🎬 Pipoca',
    tier: 3,
    zone: SAO_PAULO,
    managers: [12],
    hidesGross: true,
    sites: [
      { domain: 'estudiopipoca.example', name: 'Estúdio Pipoca 🍿', users: [52] },
      { domain: 'trailersdasemana.example', name: 'Trailers da Semana' },
    ],
  },
  {
    name: '<b>Negrito</b> & "Filhos"',
    tier: 3,
    zone: SAO_PAULO,
    managers: [4],
    sites: [
      { domain: 'negritoefilhos.example', name: '<i>Negrito</i> & "Filhos"' },
      { domain: 'downloadsnegrito.example', name: 'Downloads Negrito', is: 'banned' },
    ],
  },
  {
    name: LONG_NAME,
    tier: 4,
    zone: MADRID,
    managers: [11],
    sites: [{ domain: 'lascronicasreunidasdelasvillasdelnortedelapeninsula2.example', name: LONG_NAME }],
  },
  {
    name: '=SUM(A1)',
    tier: 4,
    zone: SAO_PAULO,
    managers: [4, 12],
    sites: [{ domain: 'planilhasfaceis.example', name: '=SUM(A1:A9)' }],
  },
  {
    name: 'Trilhas do Cerrado',
    tier: 4,
    zone: SAO_PAULO,
    managers: [12],
    sites: [
      { domain: 'trilhasdocerrado.example', name: 'Trilhas do Cerrado' },
      { domain: 'cachoeirasdocerrado.example', name: 'Cachoeiras do Cerrado', is: 'waiting' },
    ],
  },
  {
    name: 'שלום מדיה',
    tier: 4,
    zone: NEW_YORK,
    managers: [13],
    sites: [{ domain: 'shalommedia.example', name: 'שלום מדיה' }],
  },
  {
    name: 'Quintal Verde',
    tier: 4,
    zone: SAO_PAULO,
    managers: [10],
    isOff: true,
    sites: [{ domain: 'quintalverde.example', name: 'Quintal Verde', is: 'disabled' }],
  },
  {
    name: 'Blog da Vó Zefa',
    tier: 5,
    zone: SAO_PAULO,
    managers: [12],
    sites: [{ domain: 'vozefa.example', name: 'Blog da Vó Zefa' }],
  },
  {
    name: 'Cricket Lane Press',
    tier: 5,
    zone: NEW_YORK,
    managers: [],
    sellers: [46],
    opened: 20,
    sites: [{ domain: 'cricketlane.example', name: 'Cricket Lane', is: 'waiting' }],
  },
  {
    name: 'O Farol de Ílhavo',
    tier: 5,
    zone: LISBON,
    managers: [11],
    isOff: true,
    sites: [{ domain: 'faroldeilhavo.example', name: 'O Farol de Ílhavo' }],
  },
  {
    name: 'Revista Jacarandá',
    tier: 5,
    zone: SAO_PAULO,
    managers: [12],
    sites: [{ domain: 'revistajacaranda.example', name: 'Revista Jacarandá', is: 'waiting' }],
  },
]
