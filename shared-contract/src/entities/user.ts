import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint'
import { id, instant } from '../fields'
import { LOCALES } from '../locales'
import { TYPES } from '../types'
import { groupSchema } from './group'

export const userSchema = z.object({
  id,
  usr_name: z.string(),
  usr_email: z.string(),
  usr_status: z.enum(TYPES.userStatus),
  usr_id_group: z.nullable(id),
  /** Exact decimal text, percent of the margin: `2.50`. */
  usr_comission: z.nullable(z.string()),
  usr_product: z.nullable(z.string()),
  usr_locale: z.enum(LOCALES),
  created_at: instant,
  updated_at: instant,
})
export type User = z.infer<typeof userSchema>

/** Who looks after a publisher; the chat balloon talks to them. */
export const managerSchema = z.object({
  id,
  usr_name: z.string(),
  usr_email: z.string(),
  /** Names their picture. What was stored before it was told says nothing of it. */
  usr_photo: z.optional(z.nullable(z.string())),
})

/** The signed-in person, as the session keeps them. */
export const sessionUserSchema = z.extend(userSchema, {
  group: z.nullable(groupSchema),
  manager: z.nullable(managerSchema),
})
export type SessionUser = z.infer<typeof sessionUserSchema>

/** Grows when the person or the rights of their group change. Instants of one form compare as text. */
export const sessionVersion = ({ updated_at, group }: Pick<SessionUser, 'updated_at' | 'group'>): string =>
  group && group.updated_at > updated_at ? group.updated_at : updated_at

/** What lists and records say of a user besides the user: names instead of ids, and what the product observed. */
const seen = {
  gro_name: z.nullable(z.string()),
  /** Names the picture: another one has another name. Without one there is no picture. */
  usr_photo: z.nullable(z.string()),
  last_seen_at: z.nullable(instant),
  /** Has never set a password: an invitation is on its way. */
  invited: z.boolean(),
}

const can = z.object({ update: z.boolean(), destroy: z.boolean() })

export const userRowSchema = z.extend(userSchema, { ...seen, can })
export type UserRow = z.infer<typeof userRowSchema>

export const userRecordSchema = z.extend(userSchema, seen)
export type UserRecord = z.infer<typeof userRecordSchema>

/** A user and what the caller may do to them. */
export const oneUser = z.object({
  record: userRecordSchema,
  can: z.object({
    update: z.boolean(),
    destroy: z.boolean(),
    /** Status, group and commission: nobody's own. */
    govern: z.boolean(),
    /** Send the invitation again. */
    invite: z.boolean(),
    /** See the product as they do. */
    impersonate: z.boolean(),
  }),
})
export type OneUser = z.infer<typeof oneUser>

export const updateUserLocale = defineEndpoint({
  method: 'POST',
  path: '/user/updateUserLocale',
  summary: "The caller's own language",
  access: 'signedIn',
  effect: 'write',
  failure: 'languageChange',
  duringMaintenance: true,
  body: z.strictObject({ usr_locale: z.enum(LOCALES) }),
  answer: sessionUserSchema,
})
