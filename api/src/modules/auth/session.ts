import { randomBytes } from 'node:crypto'
import { assignmentsFor } from '@candela/shared-contract'
import type { OpenCtx } from '../../platform/context'
import { blame } from '../../platform/context'
import type { Row } from '../../platform/db/schema'
import { deviceOf } from '../../platform/device'
import { AppError } from '../../platform/http/app-error'
import { type Tx, write } from '../../platform/write'
import { contactOf } from '../account/account.contact'
import { groupWithRights } from '../group/group.repository'
import { toSessionUser } from '../user/user.present'
import { hashToken, liveSessionsOf, openLinksOf } from './auth.repository'

const SESSION_SECONDS = 86_400

export const randomToken = (): string => randomBytes(32).toString('base64url')

export const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString()

/** Opens a session for somebody who has just proved who they are, with a line in the visit log. */
export const openSession = async (ctx: OpenCtx, user: Row<'users'>, language: string | null) => {
  const token = randomToken()
  await write(blame(ctx, user.id), 'auth.signIn', async tx => {
    const now = await tx.lock('users', user.id)
    // Looking at a password takes a while: one that was changed meanwhile, as access that was ended, opens nothing.
    if (now?.usr_password !== user.usr_password || now.usr_status !== 'Ativo' || now.deleted_at)
      throw new AppError('credentials')
    const session = await tx.insert('sessions', {
      ses_id_user: user.id,
      ses_token_hash: hashToken(token),
      ses_ip: ctx.ip,
      ses_user_agent: ctx.userAgent,
      expires_at: inSeconds(SESSION_SECONDS),
      revoked_at: null,
    })
    const { browser, operating_system, device } = deviceOf(ctx.userAgent)
    await tx.insert('visit_logs', {
      ual_id_user: user.id,
      ual_id_session: session.id,
      ual_user_agent: ctx.userAgent,
      ual_ip: ctx.ip,
      ual_language: language,
      ual_operating_system: operating_system,
      ual_browser: browser,
      ual_device: device,
    })
    await tx.observe('users', user.id, { usr_last_seen_at: new Date().toISOString() })
  })
  const group = await groupWithRights(ctx.app.database.read, user.usr_id_group)
  const manager = await contactOf(ctx.app.database.read, user.id)
  return { token, user: toSessionUser(user, group, manager), remotes: versionsFor(ctx, user.id, group?.id ?? null) }
}

/** The versions that a person gets instead of the ones that everybody's page carries. */
export const versionsFor = (ctx: OpenCtx, id: number, groupId: number | null): Record<string, string> =>
  assignmentsFor(ctx.app.registry.current(), { id, groupId })

/** A link that nobody used yet must not outlive the address or the access that it was mailed for. */
export const closeLinksOf = async (tx: Tx, userIds: readonly number[]): Promise<void> => {
  await tx.updateAll('password_resets', await openLinksOf(tx.read, userIds), { used_at: new Date().toISOString() })
}

/**
 * Ends what lets these people in, after a ban or with a new password: their sessions, but for one that may stay, and
 * mailed links.
 */
export const revokeSessionsOf = async (tx: Tx, userIds: readonly number[], stays?: number): Promise<void> => {
  const ended = (await liveSessionsOf(tx.read, userIds)).filter(({ id }) => id !== stays)
  await tx.updateAll('sessions', ended, { revoked_at: new Date().toISOString() })
  await closeLinksOf(tx, userIds)
}

export const revokeSessions = (tx: Tx, userId: number, stays?: number): Promise<void> =>
  revokeSessionsOf(tx, [userId], stays)
