import { call, query } from '@candela/shared-auth'
import {
  type Audience,
  type AudienceKind,
  accountEndpoints,
  type BodyOf,
  groupEndpoints,
  type Language,
  type ListState,
  listRequestOf,
  notificationEndpoints,
  userEndpoints,
} from '@candela/shared-contract'
import type { ComboboxOption, LoadOptions } from '@candela/shared-ui'
import { defineEntity, findIn } from '@candela/shared-ui/pages'
import { tierOptions } from './tiers'

export const NOTIFICATION = defineEntity(notificationEndpoints, {
  name: 'notification',
  path: '/notifications-sent',
  nameOf: ({ not_title }) => not_title,
})

/** While something is on its way, how far it is may change at any time. */
export const LOOK_AGAIN_MS = 2_000

/** The question that the list asks, so that there is one answer. */
export const sentQuery = (state: ListState) =>
  query(notificationEndpoints.list, { body: listRequestOf(state) as BodyOf<typeof notificationEndpoints.list> })

export const audienceQuery = (audience: Audience, page: number, notification?: number) =>
  query(notificationEndpoints.audience, { body: { audience, page, ...(notification && { notification }) } })

/** How many would get it, asked at the last moment. */
export const countAudience = async (audience: Audience, notification?: number): Promise<number> =>
  (await call(notificationEndpoints.audience, { body: { audience, ...(notification && { notification }) } })).meta.total

export const recipientsQuery = (id: number, body: BodyOf<typeof notificationEndpoints.recipients>) =>
  query(notificationEndpoints.recipients, { params: { id }, body })

/** As many as a list of options shows; whoever looks for somebody else types a part of their name. */
const FOUND_AT_ONCE = '20'

const plain = (text: string) => text.toLocaleLowerCase()
const fits = (search: string, option: ComboboxOption<number>) =>
  plain(`${option.label} ${option.note ?? ''}`).includes(plain(search))

type Person = { id: number; label: string; usr_email: string }
const toOption = ({ id, label, usr_email }: Person) => ({ value: id, label, note: usr_email })

/** There are few groups, managers and tiers, so what is typed is looked for here. */
export const findersIn = (language: Language): Record<AudienceKind, LoadOptions<number>> => ({
  users: async (search, signal) => {
    const asked = { limit: FOUND_AT_ONCE, ...(search && { search }) }
    return (await call(userEndpoints.simpleList, { query: asked }, { signal })).map(toOption)
  },
  groups: async (search, signal) => {
    const groups = await call(groupEndpoints.simpleList, {}, { signal })
    return groups.map(({ id, label }) => ({ value: id, label })).filter(option => fits(search, option))
  },
  accounts: findIn(accountEndpoints.simpleList),
  tiers: async search => tierOptions(language).filter(option => fits(search, option)),
  managers: async (search, signal) =>
    (await call(userEndpoints.accountManager, {}, { signal })).map(toOption).filter(option => fits(search, option)),
})
