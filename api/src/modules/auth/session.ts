import { randomBytes } from 'node:crypto'
import { assignmentsFor } from '@candela/shared-contract'
import UAParser from 'ua-parser-js'
import type { OpenCtx } from '../../platform/context'
import { blame } from '../../platform/context'
import type { Row } from '../../platform/db/schema'
import { type Tx, write } from '../../platform/write'
import { groupWithRights } from '../group/group.repository'
import { toSessionUser } from '../user/user.present'
import { hashToken, liveSessionsOf } from './auth.repository'

const SESSION_SECONDS = 86_400

export const randomToken = (): string => randomBytes(32).toString('base64url')

export const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString()

/** Opens a session for somebody who has just proved who they are, with a line in the visit log. */
export const openSession = async (ctx: OpenCtx, user: Row<'users'>, language: string | null) => {
  const token = randomToken()
  await write(blame(ctx, user.id), 'auth.signIn', async tx => {
    await tx.insert('sessions', {
      ses_id_user: user.id,
      ses_token_hash: hashToken(token),
      ses_ip: ctx.ip,
      ses_user_agent: ctx.userAgent,
      expires_at: inSeconds(SESSION_SECONDS),
      revoked_at: null,
    })
    await tx.insert('visit_logs', {
      ual_id_user: user.id,
      ual_user_agent: ctx.userAgent,
      ual_ip: ctx.ip,
      ual_language: language,
      ual_operating_system: new UAParser(ctx.userAgent).getOS().name ?? null,
    })
  })
  const group = await groupWithRights(ctx.app.database.read, user.usr_id_group)
  return { token, user: toSessionUser(user, group), remotes: versionsFor(ctx, user.id, group?.id ?? null) }
}

/** The versions that a person gets instead of the ones that everybody's page carries. */
export const versionsFor = (ctx: OpenCtx, id: number, groupId: number | null): Record<string, string> =>
  assignmentsFor(ctx.app.registry.current(), { id, groupId })

/** Ends every session of a person: a new password, a ban. */
export const revokeSessions = async (tx: Tx, userId: number): Promise<void> => {
  const now = new Date().toISOString()
  for (const session of await liveSessionsOf(tx.read, userId)) await tx.update('sessions', session, { revoked_at: now })
}
