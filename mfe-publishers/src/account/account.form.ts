import {
  type Account,
  type AccountCreateBody,
  type AccountRecord,
  type AccountUpdateBody,
  accountCreateBody,
  accountUpdateBody,
  type OneAccount,
  type Terms,
  TYPES,
  type TypeValue,
  type Website,
} from '@candela/shared-contract'
import { changesOf, type FormRow, pick, rulesOf } from '@candela/shared-ui/form'
import type { Person } from '../people/people.api'
import { isSameRows, type RowRules } from '../people/rows'

type Product = TypeValue<'product'>
type Tier = TypeValue<'accountTier'>

/** Who it is stands beside the id, so that a draft knows it as well. */
export type ManagerRow = FormRow & { acm_id_user: number | null; acm_is_main: boolean; person: Person | null }
export type SellerRow = FormRow & { acu_id_user: number | null; acu_comission: string | null; person: Person | null }
/** One without an id is new; no commission is that of the tier. */
export type WebsiteRow = FormRow & {
  id: number | null
  anw_website: string
  anw_product: string
  /** How it stands; of a new one nobody knows yet, as of its terms. */
  standing: Pick<Website, 'anw_status' | 'anw_reject_reason'> | null
  anw_comission: string | null
  /** What decides about its money. */
  terms: Terms | null
}

/** What the form holds as the record has it. */
const AS_THEY_ARE = [
  'acc_name',
  'acc_is_enabled',
  'acc_enable_aps',
  'acc_enable_teads',
  'acc_is_custom_ad_unit_path_enabled',
  'acc_gross_visible',
] as const

/** One name from the column to the field. A tier is text, as fields hold it, or not told; no code is empty text. */
export type AccountValues = Pick<Account, (typeof AS_THEY_ARE)[number]> & {
  acc_time_zone: string | null
  acc_tier: `${Tier}` | null
  acc_google_child_network_code: string
  managers: ManagerRow[]
  users: SellerRow[]
  websites: WebsiteRow[]
}

const toPerson = (person: Person): Person => pick(person, ['id', 'usr_name', 'usr_email', 'usr_photo'])

const rowsOf = ({ managers, users, websites }: Pick<AccountRecord, 'managers' | 'users' | 'websites'>) => ({
  managers: managers.map(({ acm_is_main, ...person }, index) => ({
    key: index + 1,
    acm_id_user: person.id,
    acm_is_main,
    person: toPerson(person),
  })),
  users: users.map(({ acu_comission, ...person }, index) => ({
    key: index + 1,
    acu_id_user: person.id,
    acu_comission,
    person: toPerson(person),
  })),
  websites: websites.map(({ id, display_host, anw_product, anw_comission, terms, ...website }, index) => ({
    key: index + 1,
    id,
    anw_website: display_host,
    anw_product,
    standing: pick(website, ['anw_status', 'anw_reject_reason']),
    anw_comission,
    terms,
  })),
})

export const valuesOf = ({ record }: OneAccount): AccountValues => ({
  ...pick(record, AS_THEY_ARE),
  acc_time_zone: record.acc_time_zone,
  acc_tier: record.acc_tier && `${record.acc_tier}`,
  acc_google_child_network_code: record.acc_google_child_network_code ?? '',
  ...rowsOf(record),
})

/** A publisher most likely lives by the clock of whoever brings them in; in which tier they are, staff says. */
export const emptyAccount = (acc_time_zone: string, isPublisher: boolean): AccountValues => ({
  acc_name: '',
  acc_is_enabled: 1,
  acc_time_zone,
  acc_tier: isPublisher ? null : '3',
  acc_google_child_network_code: '',
  acc_enable_aps: 0,
  acc_enable_teads: 0,
  acc_is_custom_ad_unit_path_enabled: 0,
  acc_gross_visible: 1,
  managers: [],
  users: [],
  websites: [],
})

export const NEW_MANAGER: Omit<ManagerRow, 'key'> = { acm_id_user: null, acm_is_main: false, person: null }
/** What they are paid is said by staff. */
export const newSeller = (isPublisher: boolean): Omit<SellerRow, 'key'> => ({
  acu_id_user: null,
  acu_comission: isPublisher ? null : '0.00',
  person: null,
})
export const NEW_WEBSITE: Omit<WebsiteRow, 'key'> = {
  id: null,
  anw_website: '',
  anw_product: TYPES.product[0],
  standing: null,
  anw_comission: null,
  terms: null,
}

export const managerRules: RowRules<ManagerRow> = {
  idOf: ({ acm_id_user }) => acm_id_user,
  hasSameContent: (a, b) => a.acm_is_main === b.acm_is_main,
}
export const sellerRules: RowRules<SellerRow> = {
  idOf: ({ acu_id_user }) => acu_id_user,
  hasSameContent: (a, b) => a.acu_comission === b.acu_comission,
}
export const websiteRules: RowRules<WebsiteRow> = {
  idOf: ({ id, anw_website }) => id ?? (anw_website || null),
  hasSameContent: (a, b) => a.anw_product === b.anw_product && a.anw_comission === b.anw_comission,
}

/** There is one main contact: the one that was chosen, or else the first. */
export const withMain = (rows: readonly ManagerRow[], key?: number): ManagerRow[] => {
  const main = rows.find(row => (key === undefined ? row.acm_is_main : row.key === key)) ?? rows[0]
  return rows.map(row => ({ ...row, acm_is_main: row === main }))
}

const websiteOf = ({ id, anw_website, anw_product, anw_comission }: WebsiteRow) =>
  id === null
    ? { anw_website, anw_product: anw_product as Product, ...(anw_comission !== null && { anw_comission }) }
    : { id }

const factsOf = ({ acc_tier, acc_google_child_network_code, managers, users, websites, ...facts }: AccountValues) => ({
  ...facts,
  ...(acc_tier !== null && { acc_tier: Number(acc_tier) as Tier }),
  acc_google_child_network_code: acc_google_child_network_code.trim() || null,
})

const boxesOf = ({ managers, users, websites }: AccountValues) => ({
  managers: withMain(managers).map(({ acm_id_user, acm_is_main }) => ({ acm_id_user, acm_is_main })),
  users: users.map(({ acu_id_user, acu_comission }) => ({
    acu_id_user,
    ...(acu_comission !== null && { acu_comission }),
  })),
  websites: websites.map(websiteOf),
})

const bodyOf = (values: AccountValues) => ({ ...factsOf(values), ...boxesOf(values) })

/** The rules of the call see to it that nothing is missing. */
export const toCreateBody = (values: AccountValues) => bodyOf(values) as AccountCreateBody

/** What was changed and nothing else: what is not said stays as it is, whoever may not change it. */
export const toUpdateBody = (values: AccountValues, base: AccountValues) => {
  const { managers, users, websites } = boxesOf(values)
  return {
    ...changesOf(factsOf(base), factsOf(values)),
    ...(!isSameRows(managerRules)(values.managers, base.managers) && { managers }),
    ...(!isSameRows(sellerRules)(values.users, base.users) && { users }),
    ...(!isSameRows(websiteRules)(values.websites, base.websites) && { websites }),
  } as AccountUpdateBody
}

export const editRules = rulesOf<AccountValues>(values => [accountUpdateBody, bodyOf(values)])
export const newRules = rulesOf<AccountValues>(values => [accountCreateBody, toCreateBody(values)])
