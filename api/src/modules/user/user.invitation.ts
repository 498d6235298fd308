import type { OneUser, UserInvite } from '@candela/shared-contract'
import { type Ctx, writeContext } from '../../platform/context'
import type { Row } from '../../platform/db/schema'
import { AppError, notFound } from '../../platform/http/app-error'
import { HOUR, takeAttempt } from '../../platform/throttle'
import { type Tx, write } from '../../platform/write'
import { passwordLink } from '../session/session'
import { invitationMail } from './user.mails'
import { refuseGiving } from './user.policy'
import { newUser, rethrowAsTakenEmail, userAccess } from './user.service'

const DAYS = 7
const SECONDS = DAYS * 86_400
const MAILS_PER_HOUR = 5
const INVITATIONS_PER_HOUR = 100

/** Our mails reach addresses that nobody has checked: no one invited, and no one who invites, makes many of them. */
const limitMails = async (ctx: Ctx, key: string, limit: number): Promise<void> => {
  const wait = await takeAttempt(ctx.app.database, key, limit, HOUR)
  if (wait) throw new AppError('tooManyRequests', { retryAfter: wait })
}

/** An invitation is a link to set the first password. */
const sendInvitation = async (ctx: Ctx, tx: Tx, user: Row<'users'>): Promise<void> => {
  const link = await passwordLink(ctx, tx, user.id, SECONDS)
  const words = { name: user.usr_name, from: ctx.actor.user.usr_name, link, days: DAYS }
  await ctx.app.outbox.enqueue(tx, { to: user.usr_email, ...invitationMail(user.usr_locale, words) })
}

export const limitInvitations = (ctx: Ctx): Promise<void> =>
  limitMails(ctx, `invite-by:${ctx.actor.id}`, INVITATIONS_PER_HOUR)

/** Somebody new who is invited, inside an action that may do more. */
export const inviteUserIn = async (ctx: Ctx, tx: Tx, input: UserInvite): Promise<Row<'users'>> => {
  await refuseGiving(tx, ctx.actor, input.usr_id_group)
  const user = await tx.insert('users', newUser(ctx, { ...input, usr_password: null }))
  await sendInvitation(ctx, tx, user)
  return user
}

export const inviteUser = async (ctx: Ctx, input: UserInvite): Promise<OneUser> => {
  await limitInvitations(ctx)
  return write(writeContext(ctx), 'user.invite', async tx => {
    const { id } = await inviteUserIn(ctx, tx, input)
    return userAccess.answer(ctx, tx.read, id)
  }).catch(rethrowAsTakenEmail)
}

/** Whoever has a password, or may not come in, is not invited. */
export const inviteAgain = async (ctx: Ctx, id: number): Promise<void> => {
  const known = await userAccess.findOrThrow(ctx, ctx.app.database.read, id)
  if (known.above) throw new AppError('forbidden')
  await limitMails(ctx, `invite:${id}`, MAILS_PER_HOUR)
  await write(writeContext(ctx), 'user.inviteAgain', async tx => {
    const user = await tx.lock('users', id)
    const { above } = await userAccess.findOrThrow(ctx, tx.read, id)
    if (!user) throw notFound()
    if (above) throw new AppError('forbidden')
    if (user.usr_password !== null || user.usr_status !== 'Ativo') throw new AppError('notPossibleNow')
    await sendInvitation(ctx, tx, user)
  })
}
