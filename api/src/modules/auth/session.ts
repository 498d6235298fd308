import { assignmentsFor } from '@candela/shared-contract'
import type { OpenCtx } from '../../platform/context'
import { writeContext } from '../../platform/context'
import type { Row } from '../../platform/db/schema'
import { deviceOf } from '../../platform/device'
import { AppError } from '../../platform/http/app-error'
import { write } from '../../platform/write'
import { groupWithRights } from '../group/group.repository'
import { hashToken, inSeconds, randomToken } from '../session/session'
import { toSessionUser } from '../user/user.present'
import { contactOf } from '../user/user.repository'

const SESSION_SECONDS = 86_400

/** Opens a session for somebody who has just proved who they are, with a line in the visit log. */
export const openSession = async (ctx: OpenCtx, user: Row<'users'>, language: string | null) => {
  const token = randomToken()
  await write(writeContext(ctx, user.id), 'auth.signIn', async tx => {
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
