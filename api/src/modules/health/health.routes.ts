import { endpoints } from '@candela/shared-contract'
import { productVersion } from '../../platform/config'
import { isMigrated } from '../../platform/db/migrate'
import { AppError } from '../../platform/http/app-error'
import { guarded, open } from '../../platform/http/bind'
import { openApi } from '../../platform/http/openapi'

export const healthRoutes = [
  open(endpoints.platform.health, async () => ({ status: 'ok' as const })),
  open(endpoints.platform.ready, async ctx => {
    const { database, config } = ctx.app
    const current = await isMigrated(database, config.migrationsDir).catch((cause: unknown) => {
      throw new AppError('unavailable', { cause, retryAfter: 2 })
    })
    if (!current) throw new AppError('unavailable', { retryAfter: 2 })
    return { status: 'ready' as const }
  }),
  guarded(endpoints.platform.openapi, async () => openApi(productVersion())),
]
