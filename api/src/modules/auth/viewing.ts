import type { AnswerOf, BodyOf, endpoints } from '@candela/shared-contract'
import { type Ctx, writeContext } from '../../platform/context'
import { notFound } from '../../platform/http/app-error'
import { type Tx, write } from '../../platform/write'
import { hashToken, inSeconds, randomToken } from '../session/session'
import { contactOf } from '../user/user.repository'
import { userAccess } from '../user/user.service'
import { actorOfUser } from './auth.repository'
import { versionsFor } from './session'
import { openViewingsOf, viewingSeconds } from './viewing.repository'

type Impersonate = typeof endpoints.user.impersonate

const endViewings = async (tx: Tx, sessionId: number): Promise<void> => {
  await tx.updateAll('viewings', await openViewingsOf(tx.read, sessionId), { ended_at: new Date().toISOString() })
}

/** Opens the product as somebody else, with a token of its own; one session looks as one person at a time. */
export const startViewing = async (
  ctx: Ctx,
  id: number,
  { reason }: BodyOf<Impersonate>,
): Promise<NonNullable<AnswerOf<Impersonate>>> => {
  const token = randomToken()
  const seconds = viewingSeconds(ctx.actor)
  const person = await write(writeContext(ctx), 'user.impersonate', async tx => {
    await userAccess.findOrThrow(ctx, tx.read, id, 'impersonate')
    await tx.lock('sessions', ctx.actor.sessionId)
    await endViewings(tx, ctx.actor.sessionId)
    await tx.insert('viewings', {
      vwg_id_session: ctx.actor.sessionId,
      vwg_id_viewer: ctx.actor.id,
      vwg_id_user: id,
      vwg_token_hash: hashToken(token),
      vwg_reason: reason,
      expires_at: inSeconds(seconds),
      ended_at: null,
    })
    return actorOfUser(tx.read, id)
  })
  if (!person) throw notFound()
  const manager = await contactOf(ctx.app.database.read, id)
  return { token, user: { ...person.user, manager }, remotes: versionsFor(ctx, id, person.groupId), seconds }
}

/** Whether asked with the token of the look or with one's own. */
export const stopViewing = (ctx: Ctx): Promise<void> =>
  write(writeContext(ctx, ctx.actor.viewedBy?.id ?? ctx.actor.id), 'auth.stopViewing', tx =>
    endViewings(tx, ctx.actor.sessionId),
  )
