import {
  isTurnedDown,
  type OneWebsite,
  TYPES,
  type TypeValue,
  WEBSITE_STATUS,
  type Website,
  type WebsiteCreateBody,
  type WebsiteStatus,
  type WebsiteUpdateBody,
  websiteCreateBody,
  websiteUpdateBody,
} from '@candela/shared-contract'
import { changesOf, type FormRow, pick, rulesOf } from '@candela/shared-ui/form'
import type { Person } from '../people/people.api'
import { isSameRows, mergeRows, type RowRules } from '../people/rows'

/** A user of the website: a row of its box. */
export type UserRow = FormRow & Person
type Product = TypeValue<'product'>
export type Status = `${WebsiteStatus}`

/** Names are those of the columns. A status is text, as select fields hold text; a new website without commission gets its tier's. */
export type WebsiteValues = {
  anw_website: string
  anw_name: string
  anw_product: Product | null
  anw_account_id: number | null
  anw_status: Status
  anw_comission: string | null
  users: UserRow[]
}

type StatusFields = Pick<Website, 'anw_status' | 'anw_reject_reason'>

/** What of a website only those set who govern it, beside the account of one that is there. */
export type GovernRights = {
  commission: boolean
  status: boolean
}

/** On a website that is there, whoever may set the commission may set the status. */
export const governRightsOf = ({ govern }: { govern: boolean }): GovernRights => ({
  commission: govern,
  status: govern,
})

const productOf = (text: string): Product | null => TYPES.product.find(product => product === text) ?? null

export const toUserRow = (person: Person): UserRow => ({
  key: person.id,
  ...pick(person, ['id', 'usr_name', 'usr_email', 'usr_photo']),
})

export const valuesOf = ({ record }: OneWebsite): WebsiteValues => ({
  ...pick(record, ['anw_name', 'anw_account_id', 'anw_comission']),
  anw_website: record.unicode_host,
  anw_product: productOf(record.anw_product),
  anw_status: `${record.anw_status}` as const,
  users: record.users.map(toUserRow),
})

export const emptyWebsite = (users: UserRow[], mayApprove: boolean): WebsiteValues => ({
  anw_website: '',
  anw_name: '',
  anw_product: TYPES.product[0],
  anw_account_id: null,
  anw_status: mayApprove ? '1' : '2',
  anw_comission: null,
  users,
})

/** The settings that another website hands on. */
export const settingsOf = (
  { record }: OneWebsite,
  { commission }: Pick<GovernRights, 'commission'>,
): Partial<WebsiteValues> => ({
  anw_product: productOf(record.anw_product),
  anw_account_id: record.anw_account_id,
  users: record.users.map(toUserRow),
  ...(commission && { anw_comission: record.anw_comission }),
})

const idsOf = (people: readonly UserRow[]) => people.map(({ id }) => id)

const sameUser: RowRules<UserRow> = { idOf: ({ id }) => id, hasSameContent: () => true }
export const isSamePeople = isSameRows(sameUser)
export const mergePeople = mergeRows(sameUser)

/** The statuses that a new one may have; without approval it waits. */
export const newStatuses = (approves: boolean): Status[] => (approves ? ['1', '2', '0', '3'] : ['2'])

/** The statuses that somebody may choose among; what is waiting is decided on, not switched. */
export const statusesFor = (
  record: StatusFields,
  { govern, approve }: { govern: boolean; approve: boolean },
): Status[] => {
  const now = `${record.anw_status}` as const
  if (!govern) return [now]
  const ban: Status[] = approve ? ['3'] : []
  if (record.anw_status === WEBSITE_STATUS.banned) return approve ? ['3', '1', '0'] : ['3']
  return isTurnedDown(record) || record.anw_status === WEBSITE_STATUS.waiting ? [now, ...ban] : ['1', '0', ...ban]
}

/** Of a body, what is said whatever the rights: the server refuses what this person may not change. */
const basicBody = (values: WebsiteValues) => ({
  ...pick(values, ['anw_name', 'anw_website', 'anw_product', 'anw_account_id']),
  users: idsOf(values.users),
})

const permittedBody = (values: WebsiteValues, { commission, status }: GovernRights) => ({
  ...basicBody(values),
  ...(commission && { anw_comission: values.anw_comission }),
  ...(status && { anw_status: Number(values.anw_status) }),
})

/** The cast is safe: the schema refuses a form without product or account. No commission is that of the tier. */
export const toCreateBody = (values: WebsiteValues, { commission, status }: GovernRights) =>
  permittedBody(values, { commission: commission && values.anw_comission !== null, status }) as WebsiteCreateBody

/** The update body: only changed fields, of the commission and the status only who may set them. The server leaves omitted fields alone. */
export const toUpdateBody = (values: WebsiteValues, base: WebsiteValues, governRights: GovernRights) => {
  const { users: _, ...changed } = changesOf(permittedBody(base, governRights), permittedBody(values, governRights))
  return {
    ...changed,
    ...(!isSamePeople(values.users, base.users) && { users: idsOf(values.users) }),
  } as WebsiteUpdateBody
}

export const newRulesFor = (governRights: GovernRights) =>
  rulesOf<WebsiteValues>(values => [websiteCreateBody, toCreateBody(values, governRights)])

export const editRulesFor = (governRights: GovernRights) =>
  rulesOf<WebsiteValues>(values => [websiteUpdateBody, permittedBody(values, governRights)])
