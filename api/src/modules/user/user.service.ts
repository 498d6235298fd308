import type {
  AnswerOf,
  BodyOf,
  endpoints,
  OneUser,
  SessionUser,
  UserCreateBody,
  UserUpdateBody,
} from '@candela/shared-contract'
import { missingFor, refusedWithout } from '@candela/shared-contract/rights/needs'
import { type Ctx, writeContext } from '../../platform/context'
import type { NewRow, Row } from '../../platform/db/schema'
import { AppError, notFound, wrongField } from '../../platform/http/app-error'
import { hashPassword, refuseCommon } from '../../platform/passwords'
import { storedPercent } from '../../platform/percent'
import { defineRecordAccess, rethrowAsTaken } from '../../platform/record'
import { type Tx, write } from '../../platform/write'
import { OWN_RECORD } from '../group/group.effect'
import { pairsOf } from '../group/group.policy'
import { groupWithRights } from '../group/group.repository'
import { closeLinksOf, revokeSessions } from '../session/session'
import { newAddressMail, newPasswordMail } from './user.mails'
import { canUser, objectionToPay, refuseChange, refuseGiving } from './user.policy'
import { toOneUser, toSessionUser } from './user.present'
import { contactOf, userInReach } from './user.repository'

export const userAccess = defineRecordAccess({
  table: 'users',
  find: userInReach,
  may: canUser,
  present: ({ actor }, _read, user) => toOneUser(actor, user),
})

export const rethrowAsTakenEmail = rethrowAsTaken('users_email', 'usr_email', 'emailTaken')

const commissionOf = (text: string | null): string | null => (text === null ? null : storedPercent(text))

/** What somebody new starts with; whoever brings them in reaches them from then on. */
export const newUser = (
  ctx: Ctx,
  {
    usr_comission,
    ...facts
  }: Pick<UserCreateBody, 'usr_name' | 'usr_email' | 'usr_id_group' | 'usr_comission'> &
    Pick<NewRow<'users'>, 'usr_product' | 'usr_locale' | 'usr_status' | 'usr_password'>,
): NewRow<'users'> => {
  const code = objectionToPay(ctx.actor, usr_comission)
  if (code) throw wrongField('usr_comission', code)
  return { ...facts, usr_comission: commissionOf(usr_comission), usr_id_creator: ctx.actor.id, deleted_at: null }
}

export const storeUser = async (
  ctx: Ctx,
  { usr_password, usr_password_confirmation: _same, ...input }: UserCreateBody,
): Promise<OneUser> => {
  refuseCommon('usr_password', usr_password)
  const password = await hashPassword(usr_password)
  return write(writeContext(ctx), 'user.store', async tx => {
    await refuseGiving(tx, ctx.actor, input.usr_id_group)
    const user = await tx.insert('users', newUser(ctx, { ...input, usr_password: password }))
    return userAccess.answer(ctx, tx.read, user.id)
  }).catch(rethrowAsTakenEmail)
}

type Patch = Partial<Row<'users'>>

/**
 * Whose address or password somebody else changed hears of it at the address of before: in time, if that was no help
 * but a theft. Who never signed in has nothing to lose, and that address may be a stranger's.
 */
const tellOfNewAccess = async (ctx: Ctx, tx: Tx, before: Row<'users'>, after: Row<'users'>): Promise<void> => {
  const { usr_email: to, usr_locale, usr_name, usr_password } = before
  if (usr_password === null) return
  if (after.usr_email !== to)
    await ctx.app.outbox.enqueue(tx, { to, ...newAddressMail(usr_locale, usr_name, after.usr_email) })
  if (after.usr_password !== usr_password)
    await ctx.app.outbox.enqueue(tx, { to, ...newPasswordMail(usr_locale, usr_name, ctx.actor.user.usr_name) })
}

/** Changes somebody who is held, with the rules and what follows from it. */
export const changeUserIn = async (ctx: Ctx, tx: Tx, row: Row<'users'>, patch: Patch): Promise<OneUser> => {
  await refuseChange(tx, ctx.actor, row, patch)
  const after = await tx.update('users', row, patch).catch(rethrowAsTakenEmail)
  if (after.usr_status !== 'Ativo' || patch.usr_password !== undefined) await revokeSessions(tx, row.id)
  if (after.usr_email !== row.usr_email) await closeLinksOf(tx, [row.id])
  await tellOfNewAccess(ctx, tx, row, after)
  return userAccess.answer(ctx, tx.read, row.id)
}

export const updateUser = async (
  ctx: Ctx,
  id: number,
  { updated_at, usr_password, usr_password_confirmation: _same, ...input }: UserUpdateBody,
): Promise<OneUser> => {
  // Who may not is told before the dear hash is made.
  if (usr_password !== undefined) {
    await userAccess.findOrThrow(ctx, ctx.app.database.read, id, 'update')
    refuseCommon('usr_password', usr_password)
  }
  const password = usr_password === undefined ? undefined : await hashPassword(usr_password)
  const patch: Patch = {
    ...input,
    ...(input.usr_comission === undefined ? {} : { usr_comission: commissionOf(input.usr_comission) }),
    ...(password === undefined ? {} : { usr_password: password }),
  }
  return write(writeContext(ctx), 'user.update', async tx => {
    const { row } = await userAccess.lock(ctx, tx, id, 'update', updated_at)
    return changeUserIn(ctx, tx, row, patch)
  })
}

export const updateLocale = (
  ctx: Ctx,
  { usr_locale }: BodyOf<typeof endpoints.user.updateUserLocale>,
): Promise<SessionUser> =>
  write(writeContext(ctx), 'user.updateUserLocale', async tx => {
    const before = await tx.lock('users', ctx.actor.id)
    if (!before) throw notFound()
    const after = await tx.update('users', before, { usr_locale })
    return toSessionUser(after, ctx.actor.user.group, await contactOf(tx.read, after.id))
  })

export const destroyUser = (ctx: Ctx, id: number): Promise<void> =>
  write(writeContext(ctx), 'user.destroy', async tx => {
    const { row } = await userAccess.lock(ctx, tx, id, 'destroy')
    const deleted_at = new Date().toISOString()
    await refuseChange(tx, ctx.actor, row, { deleted_at }).catch((error: AppError) => {
      // No field of a form is wrong: the product as it stands does not allow it.
      throw error.code === 'invalid' ? new AppError('notPossibleNow', { cause: error }) : error
    })
    await tx.update('users', row, { deleted_at })
    await revokeSessions(tx, id)
  })

/** Brings one back inside of an action. */
export const restoreUserIn = async (ctx: Ctx, tx: Tx, row: Row<'users'>): Promise<OneUser> => {
  const group = await groupWithRights(tx.read, row.usr_id_group)
  // A group that went meanwhile is nobody's any more.
  await tx.update('users', row, { deleted_at: null, usr_id_group: group?.id ?? null }).catch(rethrowAsTakenEmail)
  return userAccess.answer(ctx, tx.read, row.id)
}

/** What somebody can do as things stand: the rights of their group, if they can sign in at all. */
export const permissionsOfUser = async (
  ctx: Ctx,
  id: number,
): Promise<NonNullable<AnswerOf<typeof endpoints.user.permissions>>> => {
  const { read } = ctx.app.database
  const user = await userAccess.findOrThrow(ctx, read, id)
  const group = await groupWithRights(read, user.usr_id_group)
  const held = pairsOf(group?.permissions ?? [])
  return {
    active: user.usr_status === 'Ativo' && !user.invited,
    group,
    own: [...OWN_RECORD],
    idle: [...held]
      .map(right => ({ right, missing: missingFor(right, held, refusedWithout) }))
      .filter(({ missing }) => missing.length > 0),
  }
}
