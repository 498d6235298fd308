import { endpoints } from '@candela/shared-contract'
import { blame } from '../../platform/context'
import { AppError, notFound } from '../../platform/http/app-error'
import { guarded } from '../../platform/http/bind'
import { write } from '../../platform/write'
import { canUser, userScope } from './user.policy'
import { toSessionUser, toUser } from './user.present'
import { userInScope } from './user.repository'

export const userRoutes = [
  guarded(endpoints.user.get, async (ctx, { params }) => {
    const row = await userInScope(ctx.app.database.read, userScope(ctx.actor), Number(params.id))
    if (!row) throw notFound()
    if (!canUser(ctx.actor, 'get', row)) throw new AppError('forbidden')
    return {
      record: toUser(row),
      can: { update: canUser(ctx.actor, 'update', row), destroy: canUser(ctx.actor, 'destroy', row) },
    }
  }),
  guarded(endpoints.user.updateUserLocale, (ctx, { body }) =>
    write(blame(ctx), 'user.updateUserLocale', async tx => {
      const before = await tx.lock('users', ctx.actor.id)
      if (!before) throw notFound()
      const after = await tx.update('users', before, { usr_locale: body.usr_locale })
      return toSessionUser(after, ctx.actor.user.group)
    }),
  ),
]
