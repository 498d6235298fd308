import { endpoints } from '@candela/shared-contract'
import { writeContext } from '../../platform/context'
import { guarded, open } from '../../platform/http/bind'
import { write } from '../../platform/write'
import { contactOf } from '../user/user.repository'
import { forgotPassword, resetPassword } from './password-reset'
import { versionsFor } from './session'
import { signIn } from './sign-in'
import { startViewing, stopViewing } from './viewing'

export const authRoutes = [
  open(endpoints.auth.signIn, signIn),
  open(endpoints.auth.forgotPassword, forgotPassword),
  open(endpoints.auth.resetPassword, resetPassword),
  guarded(endpoints.auth.signOut, async ctx => {
    // Who looks as somebody else leaves themselves: the look ends with their session.
    await write(writeContext(ctx, ctx.actor.viewedBy?.id ?? ctx.actor.id), 'auth.signOut', async tx => {
      const session = await tx.lock('sessions', ctx.actor.sessionId)
      if (session) await tx.update('sessions', session, { revoked_at: new Date().toISOString() })
    })
  }),
  guarded(endpoints.auth.stopViewing, stopViewing),
  guarded(endpoints.user.impersonate, (ctx, { params, body }) => startViewing(ctx, params.id, body)),
  guarded(endpoints.auth.session, async ctx => ({
    user: { ...ctx.actor.user, manager: await contactOf(ctx.app.database.read, ctx.actor.id) },
    remotes: versionsFor(ctx, ctx.actor.id, ctx.actor.groupId),
    expiresAt: ctx.actor.expiresAt,
    maintenance: ctx.actor.maintenance,
  })),
]
