import {
  type Locale,
  type OneUser,
  TYPES,
  type TypeValue,
  type User,
  type UserCreateBody,
  type UserInvite,
  type UserUpdateBody,
  userCreateBody,
  userInviteBody,
  userPasswords,
  userUpdateBody,
} from '@candela/shared-contract'
import { changesOf, pick, rulesOf } from '@candela/shared-ui/form'

type Product = TypeValue<'product'>

/** One name from the column to the field. An empty password is none. */
export type UserValues = Pick<User, 'usr_name' | 'usr_email' | 'usr_status' | 'usr_comission' | 'usr_locale'> & {
  usr_id_group: number | null
  usr_product: Product | null
  usr_password: string
  usr_password_confirmation: string
}

export type HowTheyGetIn = 'invite' | 'password'
/** Somebody new is there before their picture is. */
export type NewUserValues = UserValues & { how: HowTheyGetIn; photo: Blob | null }

/** Never kept in a draft. */
export const PASSWORDS = ['usr_password', 'usr_password_confirmation'] as const
const NO_PASSWORD = { usr_password: '', usr_password_confirmation: '' }

/** What other products leave behind is not kept: the screen offers those there are. */
const isProduct = (value: string | null): value is Product => TYPES.product.some(product => product === value)

export const valuesOf = ({ record }: OneUser): UserValues => ({
  ...pick(record, ['usr_name', 'usr_email', 'usr_status', 'usr_id_group', 'usr_comission', 'usr_locale']),
  usr_product: isProduct(record.usr_product) ? record.usr_product : null,
  ...NO_PASSWORD,
})

/** Somebody new most likely speaks the language of whoever brings them in. */
export const emptyUser = (how: HowTheyGetIn, usr_locale: Locale): NewUserValues => ({
  how,
  photo: null,
  usr_name: '',
  usr_email: '',
  usr_status: 'Ativo',
  usr_id_group: null,
  usr_comission: null,
  usr_product: null,
  usr_locale,
  ...NO_PASSWORD,
})

const typedPassword = ({ usr_password, usr_password_confirmation }: UserValues) =>
  usr_password || usr_password_confirmation ? { usr_password, usr_password_confirmation } : {}

const withoutPassword = ({ usr_password: _, usr_password_confirmation: __, ...rest }: UserValues) => rest

/** What was changed and nothing else: what is not said stays as it is, whoever may not change it. */
export const toUpdateBody = (values: UserValues, base: UserValues) =>
  ({ ...changesOf(withoutPassword(base), withoutPassword(values)), ...typedPassword(values) }) as UserUpdateBody

const FACTS = ['usr_name', 'usr_email', 'usr_id_group', 'usr_comission', 'usr_product', 'usr_locale'] as const

/** The rules of the call see to it that there is a group. */
export const toInviteBody = (values: NewUserValues) => pick(values, FACTS) as UserInvite

export const toCreateBody = (values: NewUserValues) =>
  pick(values, [...FACTS, 'usr_status', ...PASSWORDS]) as UserCreateBody

export const editRules = rulesOf<UserValues>(
  values => [userUpdateBody, { ...withoutPassword(values), ...typedPassword(values) }],
  userPasswords,
)

export const newRules = rulesOf<NewUserValues>(
  values => (values.how === 'invite' ? [userInviteBody, toInviteBody(values)] : [userCreateBody, toCreateBody(values)]),
  userPasswords,
)
