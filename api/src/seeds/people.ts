import { LOCALES, type Locale, type TypeValue } from '@candela/shared-contract'
import type { NewRow } from '../platform/db/schema'
import { slugOf } from '../platform/slug'
import { DEMO_GROUP_OF, type DemoGroupKey } from './demo-groups'
import { DEMO_USERS } from './demo-users'
import type { GroupKey } from './groups'
import type { Random } from './random'

export type SeededUser = NewRow<'users'> & { id: number; usr_locale: Locale; usr_status: TypeValue<'userStatus'> }

/** First and family names per language; combinations are invented people. */
const NAMES: Record<Locale, { first: readonly string[]; family: readonly string[] }> = {
  pt_BR: {
    first: [
      'Ana',
      'Bruno',
      'Caio',
      'Débora',
      'Elisa',
      'Fábio',
      'Gabriela',
      'Heitor',
      'Íris',
      'João',
      'Larissa',
      'Murilo',
    ],
    family: [
      'Aquino',
      'Bragança',
      'Carvalhal',
      'Drumond',
      'Esteves',
      'Figueira',
      'Godói',
      'Leal',
      'Meireles',
      'Nóbrega',
    ],
  },
  es_ES: {
    first: ['Aitana', 'Beltrán', 'Carmen', 'Diego', 'Elena', 'Fermín', 'Inés', 'Jorge'],
    family: ['Aldana', 'Barrera', 'Cifuentes', 'Echeverri', 'Lozano', 'Montoro', 'Quiroga'],
  },
  it_IT: {
    first: ['Alba', 'Bruno', 'Carlotta', 'Dario', 'Elisa', 'Fabrizio', 'Giada', 'Lorenzo'],
    family: ['Altieri', 'Bassani', 'Corvino', 'Donati', 'Ferrante', 'Lunardi', 'Morandi'],
  },
  en_US: {
    first: ['Alice', 'Ben', 'Clara', 'Dylan', 'Emma', 'Frank'],
    family: ["O'Hara", 'Ashworth', 'Caldwell', 'Fairbanks', 'Hollis', 'Whitlock'],
  },
}

const LOCALE_SHARE: readonly (readonly [Locale, number])[] = [
  ['pt_BR', 60],
  ['es_ES', 15],
  ['it_IT', 15],
  ['en_US', 10],
]

/** Names that break screens which were only ever tried with plain ones. */
const HOSTILE_NAMES = [
  '=SUM(A1)',
  '<b>Bold</b> & "quoted"',
  'שלום עולם',
  'Zoë 🕯️ Møller-Åström',
  `Maximiliana ${'de la Concepción '.repeat(6)}Echeverría`,
]

const GROUP_OF_REST: readonly (readonly [GroupKey, number])[] = [
  ['PO', 55],
  ['PV', 33],
  ['OP', 6],
  ['FI', 4],
]

/** People who work from exports: the header link to Reports is not for them. */
const EXPORT_PEOPLE = [198, 200, 201]

/** Of the people below: the publisher to sign in as, and those who manage accounts. */
const PUBLISHER = 5
const MANAGERS = [4, 10, 11, 12, 13]

/** Administration and ad ops were there before everybody else. */
const FOUNDERS: readonly number[] = [1, 2]

/** Who was invited lately and has not set a password yet. */
const INVITED: readonly number[] = [33, 48, 61]

const DAY_MS = 86_400_000

/** The people of the demo: the six to sign in as, five more managers, three with the special ids, and publishers. */
export const people = (
  random: Random,
  size: 'small' | 'full',
  groupIds: Record<GroupKey | DemoGroupKey, number>,
  password: string,
  today: string,
): SeededUser[] => {
  const total = size === 'full' ? 63 : 18
  const managers = size === 'full' ? 4 : 1
  /** Everybody else joined within the last two years, long enough ago to have a history, but for those just invited. */
  const joined = (id: number) => {
    const long = FOUNDERS.includes(id) ? 731 - id : 200 + ((id * 37) % 500)
    const daysAgo = INVITED.includes(id) ? 2 + (id % 5) : long
    const at = new Date(Date.parse(`${today}T12:00:00Z`) - daysAgo * DAY_MS).toISOString()
    return { created_at: at, updated_at: at }
  }
  /** Account managers bring in publishers, and the publisher of the demo their own colleagues. */
  const broughtInBy = (id: number, group: GroupKey | DemoGroupKey | null): number | null => {
    if (id < 20 || EXPORT_PEOPLE.includes(id)) return null
    if (group === 'PV' && id % 4 === 0) return PUBLISHER
    return group === 'PO' || group === 'PV' ? (MANAGERS.slice(0, managers + 1)[id % (managers + 1)] ?? null) : null
  }
  const users: SeededUser[] = DEMO_USERS.map((demo, index) => ({
    id: index + 1,
    usr_name: demo.usr_name,
    usr_email: demo.usr_email,
    usr_status: 'Ativo',
    usr_id_group: groupIds[demo.group],
    usr_comission: demo.group === 'AM' ? '2.50' : null,
    usr_product: 'Candela',
    usr_locale: demo.usr_locale,
    usr_password: password,
    ...joined(index + 1),
  }))
  const taken = new Set(users.map(({ usr_email }) => usr_email))
  const add = (
    id: number,
    group: GroupKey | DemoGroupKey | null,
    name: string,
    status: TypeValue<'userStatus'>,
    locale: Locale,
  ) => {
    const base = slugOf(name, '.') || 'person'
    const usr_email = taken.has(`${base}@candela.example`) ? `${base}.${id}@candela.example` : `${base}@candela.example`
    taken.add(usr_email)
    users.push({
      id,
      usr_name: name,
      usr_email,
      usr_status: status,
      usr_id_group: group ? groupIds[group] : null,
      usr_comission: group === 'AM' ? `${random.int(1, 4)}.${random.pick(['00', '25', '50'])}` : null,
      usr_product: random.weighted([
        ['Candela', 70],
        ['Candela Video', 30],
      ]),
      usr_locale: locale,
      usr_password: INVITED.includes(id) ? null : password,
      usr_id_creator: broughtInBy(id, group),
      ...joined(id),
    })
  }
  const name = (locale: Locale): string => `${random.pick(NAMES[locale].first)} ${random.pick(NAMES[locale].family)}`

  for (const id of EXPORT_PEOPLE) add(id, 'PO', name('pt_BR'), 'Ativo', 'pt_BR')
  add(7, 'PO', 'Inácio Parado', 'Inativo', 'pt_BR')
  add(8, 'PO', 'Bento Banido', 'Banido', 'pt_BR')
  add(9, null, 'Solange Semgrupo', 'Ativo', 'en_US')
  for (let index = 0; index < managers; index += 1) {
    const locale = LOCALES[index % LOCALES.length] ?? 'en_US'
    add(10 + index, 'AM', name(locale), 'Ativo', locale)
  }
  for (let id = 20; users.length < total; id += 1) {
    const locale = random.weighted(LOCALE_SHARE)
    const hostile = size === 'full' ? HOSTILE_NAMES[id - 20] : undefined
    const drawn = random.weighted<TypeValue<'userStatus'>>([
      ['Ativo', 86],
      ['Inativo', 9],
      ['Banido', 5],
    ])
    const status = INVITED.includes(id) ? 'Ativo' : drawn
    const group = random.weighted(GROUP_OF_REST)
    add(id, DEMO_GROUP_OF[id] ?? group, hostile ?? name(locale), status, locale)
  }
  return users
}
