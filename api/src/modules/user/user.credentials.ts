import type { BodyOf, OneUser, userEndpoints } from '@candela/shared-contract'
import { type Ctx, writeContext } from '../../platform/context'
import type { Row } from '../../platform/db/schema'
import { AppError, notFound, wrongField } from '../../platform/http/app-error'
import { hashPassword, passwordFits, refuseCommon } from '../../platform/passwords'
import { forgiveAttempts, takeAttempt } from '../../platform/throttle'
import { type Tx, write } from '../../platform/write'
import { closeLinksOf, revokeSessions } from '../session/session'
import { newAddressMail } from './user.mails'
import { rethrowAsTakenEmail, userAccess } from './user.service'

const TRIES = 5
const WINDOW_SECONDS = 15 * 60

/** Whoever found an open screen does not get to guess: tries are counted before the password is looked at. */
const proved = async (ctx: Ctx, password: string): Promise<Row<'users'>> => {
  const { database } = ctx.app
  const key = `password:${ctx.actor.id}`
  const wait = await takeAttempt(database, key, TRIES, WINDOW_SECONDS)
  if (wait) throw new AppError('tooManyRequests', { retryAfter: wait })
  const user = await database.read
    .selectFrom('users')
    .selectAll()
    .where('id', '=', ctx.actor.id)
    .executeTakeFirstOrThrow()
  if (!(await passwordFits(user.usr_password, password))) throw wrongField('current_password', 'wrongPassword')
  await forgiveAttempts(database, key)
  return user
}

/** The person as they are now, if the password that was proved is still theirs. */
const held = async (tx: Tx, { id, usr_password }: Row<'users'>): Promise<Row<'users'>> => {
  const user = await tx.lock('users', id)
  if (!user || user.deleted_at) throw notFound()
  if (user.usr_password !== usr_password) throw wrongField('current_password', 'wrongPassword')
  return user
}

export const changePassword = async (
  ctx: Ctx,
  { current_password, password }: BodyOf<typeof userEndpoints.changePassword>,
): Promise<void> => {
  const person = await proved(ctx, current_password)
  refuseCommon('password', password)
  const usr_password = await hashPassword(password)
  await write(writeContext(ctx), 'user.changePassword', async tx => {
    const user = await held(tx, person)
    await tx.update('users', user, { usr_password })
    await revokeSessions(tx, user.id, ctx.actor.sessionId)
  })
}

export const changeEmail = async (
  ctx: Ctx,
  { usr_email, current_password }: BodyOf<typeof userEndpoints.changeEmail>,
): Promise<OneUser> => {
  const person = await proved(ctx, current_password)
  return write(writeContext(ctx), 'user.changeEmail', async tx => {
    const user = await held(tx, person)
    await tx.update('users', user, { usr_email })
    // The old address learns of it, so that somebody whose account is being taken hears in time.
    if (user.usr_email !== usr_email) {
      await closeLinksOf(tx, [user.id])
      const mail = newAddressMail(user.usr_locale, user.usr_name, usr_email)
      await ctx.app.outbox.enqueue(tx, { to: user.usr_email, ...mail })
    }
    return userAccess.answer(ctx, tx.read, user.id)
  }).catch(rethrowAsTakenEmail)
}
