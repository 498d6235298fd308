import type { AnswerOf, BodyOf, endpoints } from '@candela/shared-contract'
import { type OpenCtx, writeContext } from '../../platform/context'
import type { Row } from '../../platform/db/schema'
import { AppError } from '../../platform/http/app-error'
import { passwordFits } from '../../platform/passwords'
import { HOUR, takeAttempt } from '../../platform/throttle'
import { write } from '../../platform/write'
import { userByEmail } from '../user/user.repository'
import { refusedMail } from './auth.mails'
import { knowSource, waitBeforeGuess } from './guesses'
import { openSession } from './session'

type SignIn = typeof endpoints.auth.signIn

const refusal = (user: Row<'users'> | undefined, fits: boolean): string | null => {
  if (!user) return 'unknown'
  if (!fits) return 'password'
  if (user.usr_status !== 'Ativo') return user.usr_status
  return null
}

/** People whose access is off learn why by mail: the page says the same to everybody. */
const mailReason = async (ctx: OpenCtx, user: Row<'users'>): Promise<void> => {
  if (user.usr_status === 'Ativo') return
  if (await takeAttempt(ctx.app.database, `refused:${user.id}`, 1, HOUR)) return
  const mail = refusedMail(user.usr_locale, user.usr_name, user.usr_status)
  await write(writeContext(ctx, user.id), 'auth.refused', tx =>
    ctx.app.outbox.enqueue(tx, { to: user.usr_email, ...mail }),
  )
}

/** One sentence and one duration for every way of failing. The attempt is counted before the password is looked at. */
export const signIn = async (
  ctx: OpenCtx,
  { body }: { body: BodyOf<SignIn> },
): Promise<NonNullable<AnswerOf<SignIn>>> => {
  const wait = await waitBeforeGuess(ctx, body.email)
  if (wait) throw new AppError('throttled', { retryAfter: wait })

  const user = await userByEmail(ctx.app.database.read, body.email)
  const fits = await passwordFits(user?.usr_password, body.password)
  const reason = refusal(user, fits)
  if (reason || !user) {
    await write(writeContext(ctx, user?.id ?? null), 'auth.signInFailed', tx =>
      tx.insert('sign_in_failures', {
        sif_id_user: user?.id ?? null,
        sif_email: body.email,
        sif_reason: reason ?? 'unknown',
        sif_ip: ctx.ip,
        sif_user_agent: ctx.userAgent,
      }),
    )
    if (user && fits) await mailReason(ctx, user)
    throw new AppError('credentials')
  }
  await knowSource(ctx, body.email)
  return openSession(ctx, user, user.usr_locale)
}
