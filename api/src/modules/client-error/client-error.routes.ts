import { type ClientError, endpoints } from '@candela/shared-contract'
import { type Ctx, writeContext } from '../../platform/context'
import { guarded } from '../../platform/http/bind'
import { takeAttempt } from '../../platform/throttle'
import { write } from '../../platform/write'

const PER_MINUTE = 30

/** A page that fails in a loop is told nothing is wrong: it could do nothing about it. */
const report = async (ctx: Ctx, error: ClientError): Promise<void> => {
  if (await takeAttempt(ctx.app.database, `client-error:${ctx.actor.id}`, PER_MINUTE, 60)) return
  const { stack, ...told } = error
  ctx.app.log.warn({ clientError: told, actor: ctx.actor.id, requestId: ctx.requestId }, 'failed in a browser')
  await write(writeContext(ctx), 'clientError.store', tx =>
    tx.insert('client_errors', {
      cle_id_user: ctx.actor.id,
      cle_reference: error.reference,
      cle_phase: error.phase,
      cle_kind: error.kind,
      cle_message: error.message,
      cle_path: error.path,
      cle_remote: error.remote ?? null,
      cle_version: error.version ?? null,
      cle_stack: stack ?? null,
      cle_user_agent: ctx.userAgent,
    }),
  )
}

export const clientErrorRoutes = [guarded(endpoints.platform.clientError, (ctx, { body }) => report(ctx, body))]
