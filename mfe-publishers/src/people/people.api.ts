import { call, query } from '@candela/shared-auth'
import { type Attached, type Scope, userEndpoints } from '@candela/shared-contract'
import type { ComboboxOption, LoadOptions } from '@candela/shared-ui'

/** What is shown of somebody who is attached to a record. */
export type Person = Pick<Attached, 'id' | 'usr_name' | 'usr_email' | 'usr_photo'>

/** As many as a list of options shows; whoever looks for somebody else types a part of their name. */
const LIMIT = '50'

type Found = { id: number; label: string; usr_email: string }

const toOption = ({ id, label, usr_email }: Found): ComboboxOption<number> => ({
  value: id,
  label,
  note: usr_email,
})

/** Whoever was chosen just now; their picture comes with the record. */
export const toPerson = ({ value, label, note = '' }: ComboboxOption<number>): Person => ({
  id: value,
  usr_name: label,
  usr_email: note,
  usr_photo: null,
})

/** People within reach by name or email, of groups with this scope. */
export const findPeople =
  (scope?: Scope): LoadOptions<number> =>
  async (search, signal) => {
    const asked = { limit: LIMIT, ...(search && { search }), ...(scope && { scope }) }
    return (await call(userEndpoints.simpleList, { query: asked }, { signal })).map(toOption)
  }

/** Publishers: who can sell, and who can use a website. */
export const findPublishers = findPeople('own')

export const managerChoices = () => query(userEndpoints.accountManager, {})

const plain = (text: string) => text.toLocaleLowerCase()

/** Account managers by name or email; there are few, so what is typed is looked for here. */
export const findManagers: LoadOptions<number> = async (search, signal) => {
  const managers = await call(userEndpoints.accountManager, {}, { signal })
  return managers.filter(({ label, usr_email }) => plain(`${label} ${usr_email}`).includes(plain(search))).map(toOption)
}
