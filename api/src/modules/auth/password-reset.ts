import type { BodyOf, endpoints } from '@candela/shared-contract'
import { sourceOf } from '../../platform/address'
import { type App, type OpenCtx, writeContext } from '../../platform/context'
import type { Row } from '../../platform/db/schema'
import { AppError } from '../../platform/http/app-error'
import { hashPassword, refuseCommon } from '../../platform/passwords'
import { HOUR, takeAttempt } from '../../platform/throttle'
import { type Tx, write } from '../../platform/write'
import { passwordLink, revokeSessions } from '../session/session'
import { userByEmail } from '../user/user.repository'
import { resetMail } from './auth.mails'
import { openReset } from './auth.repository'
import { knowSource } from './guesses'

const RESET_SECONDS = 60 * 60
const MAILS_PER_HOUR = 5
const ANSWER_AFTER_MS = 300

/** Answers no sooner than this, so that the time says nothing about whether a mail was written. */
const noSooner = async (ms: number, act: () => Promise<void>): Promise<void> => {
  const [outcome] = await Promise.allSettled([act(), new Promise(resolve => setTimeout(resolve, ms))])
  if (outcome.status === 'rejected') throw outcome.reason
}

export const sendResetLink = async (
  ctx: { app: Pick<App, 'config' | 'outbox'> },
  tx: Tx,
  user: Row<'users'>,
): Promise<void> => {
  const link = await passwordLink(ctx, tx, user.id, RESET_SECONDS)
  await ctx.app.outbox.enqueue(tx, { to: user.usr_email, ...resetMail(user.usr_locale, user.usr_name, link) })
}

const isSame = (now: Row<'users'>, user: Row<'users'>): boolean =>
  now.usr_email === user.usr_email && now.usr_status === user.usr_status && now.deleted_at === null

export const forgotPassword = async (
  ctx: OpenCtx,
  { body }: { body: BodyOf<typeof endpoints.auth.forgotPassword> },
): Promise<void> => {
  const { database, config } = ctx.app
  const wait = Math.max(
    await takeAttempt(database, `forgot:${sourceOf(ctx.ip)}`, config.signInPerIp, HOUR),
    await takeAttempt(database, `forgot:${body.email}`, MAILS_PER_HOUR, HOUR),
  )
  if (wait) throw new AppError('tooManyRequests', { retryAfter: wait })
  await noSooner(ANSWER_AFTER_MS, async () => {
    const user = await userByEmail(database.read, body.email)
    const tooSoon = await takeAttempt(database, `forgot-mail:${body.email}`, 1, 60)
    if (user?.usr_status !== 'Ativo' || tooSoon) return
    await write(writeContext(ctx, user.id), 'auth.forgotPassword', async tx => {
      const now = await tx.lock('users', user.id)
      // An address or an access that was taken away this very moment gets no link.
      if (now && isSame(now, user)) await sendResetLink(ctx, tx, now)
    })
  })
}

export const resetPassword = async (
  ctx: OpenCtx,
  { body }: { body: BodyOf<typeof endpoints.auth.resetPassword> },
): Promise<void> => {
  const { database, config } = ctx.app
  const refused = (): AppError => new AppError('resetTokenInvalid', { fields: [{ code: 'resetTokenInvalid' }] })
  const wait = await takeAttempt(database, `reset:${sourceOf(ctx.ip)}`, config.signInPerIp, HOUR)
  if (wait) throw new AppError('tooManyRequests', { retryAfter: wait })
  refuseCommon('password', body.password)
  // Looked up before the dear hash, and again under a lock, so that of two at once only one succeeds.
  const found = await openReset(database.read, body.token, body.email)
  if (!found) throw refused()
  const password = await hashPassword(body.password)
  await write(writeContext(ctx, found.pwr_id_user), 'auth.resetPassword', async tx => {
    const user = await tx.lock('users', found.pwr_id_user)
    const reset = await tx.lock('password_resets', found.id)
    if (!user || !reset || !(await openReset(tx.read, body.token, body.email))) throw refused()
    await tx.update('password_resets', reset, { used_at: new Date().toISOString() })
    await tx.update('users', user, { usr_password: password })
    await revokeSessions(tx, user.id)
  })
  await knowSource(ctx, body.email)
}
