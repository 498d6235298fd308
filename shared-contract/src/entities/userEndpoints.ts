import * as z from 'zod/mini'
import { defineEndpoint } from '../endpoint'
import { entityCalls } from '../entityCalls'
import { byId, idInPath, idText } from '../fields'
import { exportBody, listAnswer, simpleListAnswer, simpleListQuery } from '../list'
import { SCOPES } from '../permissions'
import { groupSchema } from './group'
import { oneUser, sessionUserSchema, updateUserLocale, userRowSchema } from './user'
import {
  changeEmailBody,
  changePasswordBody,
  PHOTO_BYTES,
  PHOTO_TYPES,
  USER_COLUMNS,
  USER_REVERTIBLE_COLUMNS,
  userBulkBody,
  userCreateBody,
  userInviteBody,
  userListBody,
  userSessionSchema,
  userUpdateBody,
  userVisitSchema,
  viewingBody,
} from './userBodies'

/** Of pickers of people: those of groups with one scope, such as publishers, or everybody. */
const personQuery = z.strictObject({ ...simpleListQuery.shape, scope: z.optional(z.enum(SCOPES)) })

/** Two people may have one name: the address tells them apart. */
const personOptions = z.array(z.object({ id: z.int(), label: z.string(), usr_email: z.string() }))

const oneOrMore = z.optional(z.union([idText, z.array(idText).check(z.maxLength(100))]))

const calls = entityCalls('user', { one: 'a user', many: 'users' })

export const userEndpoints = {
  list: calls.list({ body: userListBody, answer: listAnswer(userRowSchema) }),
  export: calls.export({ body: exportBody(userListBody, USER_COLUMNS) }),
  search: calls.search(),
  simpleList: defineEndpoint({
    method: 'GET',
    path: '/user/simpleList',
    summary: 'Users to choose from',
    access: 'user.simpleList',
    effect: 'read',
    failure: 'list',
    query: personQuery,
    answer: personOptions,
  }),
  simpleListByGroup: defineEndpoint({
    method: 'GET',
    path: '/user/simpleList/group',
    summary: 'Users of some groups to choose from',
    access: 'user.simpleListByGroup',
    effect: 'read',
    failure: 'list',
    // Both ways in which lists are written in addresses.
    query: z.strictObject({ groupIds: oneOrMore, 'groupIds[]': oneOrMore }),
    answer: simpleListAnswer,
  }),
  accountManager: defineEndpoint({
    method: 'GET',
    path: '/user/accountManager',
    summary: 'Account managers to choose from',
    access: 'user.accountManager',
    effect: 'read',
    failure: 'list',
    answer: personOptions,
  }),
  get: calls.get({
    summary: 'One user, with what the caller may do to them',
    access: 'user.get or own',
    answer: oneUser,
  }),
  store: calls.store({ summary: 'A new user with a password', body: userCreateBody, answer: oneUser }),
  invite: defineEndpoint({
    method: 'POST',
    path: '/user/invite',
    summary: 'A new user who sets their own password through a mailed link',
    access: 'user.invite',
    effect: 'write',
    failure: 'create',
    body: userInviteBody,
    answer: oneUser,
    idempotent: true,
  }),
  inviteAgain: calls.write('invite', {
    summary: 'Mail the invitation once more to somebody who has no password yet',
    access: 'user.invite',
    failure: 'emailSend',
  }),
  update: calls.update({ access: 'user.update or own', body: userUpdateBody, answer: oneUser }),
  destroy: calls.destroy({ summary: 'Remove a user; they are signed out at once' }),
  restore: calls.restore({ answer: oneUser }),
  bulk: calls.bulk({ access: { status: 'user.update', group: 'user.update' }, body: userBulkBody }),
  updateUserLocale,
  changePassword: defineEndpoint({
    method: 'POST',
    path: '/user/changePassword',
    summary: "The caller's own password; their other sessions end",
    access: 'signedIn',
    effect: 'write',
    failure: 'passwordChange',
    body: changePasswordBody,
  }),
  changeEmail: defineEndpoint({
    method: 'POST',
    path: '/user/changeEmail',
    summary: "The caller's own address; the old one is told",
    access: 'signedIn',
    effect: 'write',
    failure: 'update',
    body: changeEmailBody,
    answer: oneUser,
  }),
  photo: calls.read('photo', {
    summary: "A user's picture",
    access: 'user.get or own',
    download: true,
  }),
  storePhoto: calls.write('photo', {
    summary: "A user's new picture, cut square and cleaned of everything but the picture",
    access: 'user.update or own',
    upload: PHOTO_TYPES,
    bodyLimit: PHOTO_BYTES,
    answer: oneUser,
  }),
  destroyPhoto: defineEndpoint({
    method: 'DELETE',
    path: '/user/:id/photo',
    summary: "Take a user's picture away",
    access: 'user.update or own',
    effect: 'write',
    failure: 'delete',
    params: byId,
    answer: oneUser,
  }),
  sessions: calls.read('sessions', {
    summary: 'Where a user is signed in',
    access: 'user.update or own',
    answer: z.array(userSessionSchema),
  }),
  endSession: defineEndpoint({
    method: 'DELETE',
    path: '/user/:id/sessions/:session',
    summary: 'Sign a user out on one device',
    access: 'user.update or own',
    effect: 'write',
    failure: 'delete',
    params: z.strictObject({ id: idInPath, session: idInPath }),
  }),
  endSessions: defineEndpoint({
    method: 'DELETE',
    path: '/user/:id/sessions',
    summary: 'Sign a user out everywhere, but for the session that asks',
    access: 'user.update or own',
    effect: 'write',
    failure: 'delete',
    params: byId,
  }),
  impersonate: calls.write('impersonate', {
    summary: 'See the product as a user does, for half an hour and without changing anything',
    access: 'user.impersonate',
    failure: 'viewAs',
    body: viewingBody,
    answer: z.object({
      token: z.string(),
      user: sessionUserSchema,
      remotes: z.record(z.string(), z.string()),
      /** How long it lasts. */
      seconds: z.int(),
    }),
  }),
  visits: calls.read('visits', {
    summary: "A user's latest sign-ins and attempts",
    access: 'userAccessLog.list or own',
    answer: z.array(userVisitSchema),
  }),
  permissions: calls.read('permissions', {
    summary: 'What a user may do as things stand',
    access: 'user.get or own',
    answer: z.object({
      /** False for somebody who cannot sign in, whatever their group may do. */
      active: z.boolean(),
      group: z.nullable(groupSchema),
      /** Rights that they need not hold for their own record. */
      own: z.array(z.string()),
      /** Rights that they hold and that open nothing, each with what is missing. */
      idle: z.array(z.object({ right: z.string(), missing: z.array(z.string()) })),
    }),
  }),
  history: calls.history(),
  revert: calls.revert({ answer: oneUser }),
}

export const userLogConfig = calls.logConfig(['login', 'user'], {
  endpoint: userEndpoints.revert,
  table: 'users',
  fields: USER_REVERTIBLE_COLUMNS,
  ties: [],
})
