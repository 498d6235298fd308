import { endpoints } from '@candela/shared-contract'
import { productVersion } from '../../platform/config'
import type { App } from '../../platform/context'
import { isMigrated } from '../../platform/db/migrate'
import { AppError, SOON_SECONDS } from '../../platform/http/app-error'
import { guarded, open } from '../../platform/http/bind'
import { openApi } from '../../platform/http/openapi'

const isReady = async ({ database, config }: App): Promise<boolean> => {
  await database.checkRoom()
  return isMigrated(database, config.migrationsDir)
}

export const healthRoutes = [
  open(endpoints.platform.health, async () => ({ status: 'ok' as const })),
  open(endpoints.platform.ready, async ctx => {
    const ready = await isReady(ctx.app).catch((cause: unknown) => {
      throw new AppError('unavailable', { cause, retryAfter: SOON_SECONDS })
    })
    if (!ready) throw new AppError('unavailable', { retryAfter: SOON_SECONDS })
    return { status: 'ready' as const }
  }),
  guarded(endpoints.platform.openapi, async () => openApi(productVersion())),
]
