import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint'
import { entityCalls } from '../entityCalls'
import { byId, id, requiredName, version } from '../fields'
import type { LogConfig } from '../history'
import { listAnswer, listBody, simpleListAnswer } from '../list'
import { isPair, PAIRS, SCOPES, toPair } from '../permissions'
import { groupRecordSchema, groupRowSchema, permissionSchema } from './group'

const partOfPair = z.string().check(z.maxLength(63, { error: 'notAnOption' }))

const grantedPair = z
  .strictObject({ grp_controller: partOfPair, grp_method: partOfPair })
  .check(z.refine(pair => toPair(pair.grp_controller, pair.grp_method) !== undefined, { error: 'notAnOption' }))

const payload = {
  gro_name: requiredName(),
  gro_scope: z.enum(SCOPES),
  permissions: z.array(grantedPair).check(
    z.maxLength(PAIRS.length, { error: 'tooMany' }),
    z.refine(pairs => new Set(pairs.map(pair => `${pair.grp_controller}.${pair.grp_method}`)).size === pairs.length, {
      error: 'duplicate',
    }),
  ),
}

/** The part of the rules that a form asks itself; a matrix cannot offer a right that does not exist. */
export const groupFactsBody = z.object({ gro_name: payload.gro_name, gro_scope: payload.gro_scope })
export const groupCreateBody = z.strictObject(payload)
export const groupUpdateBody = z.strictObject({ ...payload, updated_at: z.optional(version) })
export type GroupCreateBody = z.infer<typeof groupCreateBody>

const oneGroup = z.object({
  record: groupRecordSchema,
  can: z.object({ update: z.boolean(), destroy: z.boolean() }),
})

/** What saving would do, as the server sees it now. */
const previewAnswer = z.object({
  /** People who have the group. */
  users_count: z.int(),
  /** Of those, who are signed in at this moment. */
  signed_in_count: z.int(),
  added: z.array(permissionSchema),
  removed: z.array(permissionSchema),
  /** The caller would lose their own way of changing access groups: it will be refused. */
  last_right: z.boolean(),
})
export type GroupPreview = z.infer<typeof previewAnswer>

/** A right as addresses say it: `user.update`. */
const askedRight = z.string().check(
  z.maxLength(127, { error: 'notAnOption', abort: true }),
  z.refine(text => isPair(text), { error: 'notAnOption' }),
)

const allowingGroup = z.object({
  id,
  gro_name: z.string(),
  gro_scope: z.enum(SCOPES),
  /** Rights that the group lacks and without which this one opens nothing. */
  missing: z.array(z.string()),
  /** People who have the group, of those whom the caller reaches. */
  users_count: z.int(),
  /** Of those, who can sign in. */
  active_count: z.int(),
})

const whoAnswer = z.object({
  /** Nobody needs this right for their own record. */
  own: z.boolean(),
  groups: z.array(allowingGroup),
})
export type WhoMay = z.infer<typeof whoAnswer>

const BIG_ENOUGH = 64 * 1024

const calls = entityCalls('group', { one: 'an access group', many: 'access groups' })

export const groupEndpoints = {
  list: calls.list({
    body: listBody(['gro_name', 'gro_scope', 'permissions_count', 'users_count', 'created_at', 'updated_at'], {
      gro_scope: z.optional(z.array(z.enum(SCOPES)).check(z.maxLength(SCOPES.length))),
    }),
    answer: listAnswer(groupRowSchema),
  }),
  simpleList: defineEndpoint({
    method: 'GET',
    path: '/group/simpleList',
    summary: 'The access groups that the caller may give to people',
    access: 'group.simpleList',
    effect: 'read',
    failure: 'list',
    answer: simpleListAnswer,
  }),
  who: defineEndpoint({
    method: 'GET',
    path: '/group/who',
    summary: 'The access groups that allow something, and how many people the caller reaches who have them',
    access: 'group.list',
    effect: 'read',
    failure: 'list',
    query: z.strictObject({ right: askedRight }),
    answer: whoAnswer,
  }),
  get: calls.get({
    summary: 'One access group with its rights, and what the caller may do to it',
    answer: oneGroup,
  }),
  store: calls.store({ body: groupCreateBody, bodyLimit: BIG_ENOUGH, answer: oneGroup }),
  update: calls.update({
    summary: 'Change an access group; everybody who has it feels it at their next request',
    body: groupUpdateBody,
    bodyLimit: BIG_ENOUGH,
    answer: oneGroup,
  }),
  destroy: calls.destroy({ summary: 'Remove an access group that nobody has' }),
  restore: calls.restore({ answer: oneGroup }),
  preview: defineEndpoint({
    method: 'POST',
    path: '/group/:id/preview',
    summary: 'What saving these rights would change, and for how many people',
    access: 'group.preview',
    effect: 'read',
    failure: 'get',
    params: byId,
    body: z.strictObject({ permissions: payload.permissions }),
    bodyLimit: BIG_ENOUGH,
    answer: previewAnswer,
  }),
}

export const groupLogConfig: LogConfig = { types: ['access group'], path: '/group', right: 'group.get' }
