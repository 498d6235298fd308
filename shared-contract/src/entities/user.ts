import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint'
import { id, idInPath, instant } from '../fields'
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
export const managerSchema = z.object({ id, usr_name: z.string(), usr_email: z.string() })

/** The signed-in person, as the session keeps them. */
export const sessionUserSchema = z.extend(userSchema, {
  group: z.nullable(groupSchema),
  manager: z.nullable(managerSchema),
})
export type SessionUser = z.infer<typeof sessionUserSchema>

/** Grows when the person or the rights of their group change. Instants of one form compare as text. */
export const sessionVersion = ({ updated_at, group }: SessionUser): string =>
  group && group.updated_at > updated_at ? group.updated_at : updated_at

export const userEndpoints = {
  get: defineEndpoint({
    method: 'GET',
    path: '/user/:id',
    summary: 'One user, with what the caller may do to them',
    access: 'user.get',
    effect: 'read',
    failure: 'get',
    params: z.strictObject({ id: idInPath }),
    answer: z.object({
      record: userSchema,
      can: z.object({ update: z.boolean(), destroy: z.boolean() }),
    }),
  }),
  updateUserLocale: defineEndpoint({
    method: 'POST',
    path: '/user/updateUserLocale',
    summary: "The caller's own language",
    access: 'signedIn',
    effect: 'write',
    failure: 'languageChange',
    duringMaintenance: true,
    body: z.strictObject({ usr_locale: z.enum(LOCALES) }),
    answer: sessionUserSchema,
  }),
}
