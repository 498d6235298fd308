import * as z from 'zod/mini'
import { bulkActions } from '../bulk'
import {
  currentPassword,
  email,
  id,
  instant,
  newPassword,
  optionals,
  passwordAgain,
  percent,
  requiredName,
  requiredText,
  typedTwice,
  version,
} from '../fields'
import { anyId, anyOf, listBody } from '../list'
import { LOCALES } from '../locales'
import { TYPES } from '../types'

/** What a list of users can show, be sorted by, and write into a file. */
export const USER_COLUMNS = [
  'usr_name',
  'usr_email',
  'usr_status',
  'gro_name',
  'usr_product',
  'usr_comission',
  'usr_locale',
  'last_seen_at',
  'created_at',
  'updated_at',
] as const
export type UserColumn = (typeof USER_COLUMNS)[number]

const filters = {
  usr_status: anyOf(TYPES.userStatus),
  usr_id_group: anyId,
  usr_product: anyOf(TYPES.product),
  usr_locale: anyOf(LOCALES),
}

export const userListBody = listBody(USER_COLUMNS, filters)

const person = {
  usr_name: requiredName(),
  usr_email: email,
  usr_id_group: id,
  usr_comission: z.nullable(percent),
  usr_product: z.nullable(z.enum(TYPES.product)),
  usr_locale: z.enum(LOCALES),
}

const chosenPassword = { usr_password: newPassword, usr_password_confirmation: passwordAgain }

const sameTwice = typedTwice('usr_password', 'usr_password_confirmation')

/** A form asks it by itself: the rules of the whole are silent about it while one field is missing. */
export const userPasswords = z.looseObject({}).check(sameTwice)

export const userCreateBody = z
  .strictObject({ ...person, usr_status: z.enum(TYPES.userStatus), ...chosenPassword })
  .check(sameTwice)
export type UserCreateBody = z.infer<typeof userCreateBody>

export const userInviteBody = z.strictObject(person)
export type UserInvite = z.infer<typeof userInviteBody>

/** What is not said stays as it is. A person without a group keeps having none until somebody gives them one. */
export const userUpdateBody = z
  .strictObject(
    optionals({
      ...person,
      usr_status: z.enum(TYPES.userStatus),
      usr_id_group: z.nullable(id),
      ...chosenPassword,
      updated_at: version,
    }),
  )
  .check(sameTwice)
export type UserUpdateBody = z.infer<typeof userUpdateBody>

export const changePasswordBody = z
  .strictObject({
    current_password: currentPassword,
    password: newPassword,
    password_confirmation: passwordAgain,
  })
  .check(typedTwice('password', 'password_confirmation'))
export const changeEmailBody = z.strictObject({ usr_email: email, current_password: currentPassword })

const many = bulkActions(filters)

export const userBulkBody = z.discriminatedUnion('action', [
  many.actionWith('status', { usr_status: z.enum(TYPES.userStatus) }),
  many.actionWith('group', { usr_id_group: id }),
  many.action('destroy'),
  many.undo,
])
export type UserBulk = z.infer<typeof userBulkBody>

/** Why somebody looks at the product as somebody else. */
export const viewingBody = z.strictObject({ reason: requiredText().check(z.minLength(10, { error: 'tooShort' })) })
export const VIEWING_MINUTES = 30

/** A device that somebody is signed in on. */
export const userSessionSchema = z.object({
  id,
  ses_ip: z.nullable(z.string()),
  browser: z.nullable(z.string()),
  operating_system: z.nullable(z.string()),
  created_at: instant,
  expires_at: instant,
  /** The one that asks. */
  current: z.boolean(),
})
export type UserSession = z.infer<typeof userSessionSchema>

/** A sign-in, or an attempt at one. */
export const userVisitSchema = z.object({
  id,
  succeeded: z.boolean(),
  ip: z.nullable(z.string()),
  browser: z.nullable(z.string()),
  operating_system: z.nullable(z.string()),
  language: z.nullable(z.string()),
  created_at: instant,
})
export type UserVisit = z.infer<typeof userVisitSchema>

export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/webp'] as const
export const PHOTO_BYTES = 5 * 1024 * 1024

/** What of a person comes back when a change is reverted: neither address nor password, which are theirs alone. */
export const USER_REVERTIBLE_COLUMNS = [
  'usr_name',
  'usr_status',
  'usr_id_group',
  'usr_comission',
  'usr_product',
  'usr_locale',
] as const
