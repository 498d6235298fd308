import type { WebsiteChecklist } from '@candela/shared-contract'
import type { Config } from '../../platform/config'
import type { Ctx } from '../../platform/context'
import { AppError } from '../../platform/http/app-error'
import { fetchPage } from '../../platform/web/fetch-page'
import type { FetchPage } from '../../platform/web/page'
import { withDemoWeb } from '../../seeds/demo-web'
import { lookAt } from './website.look'
import { canWebsite } from './website.policy'
import { requireWebsite } from './website.service'

/** Invented websites are there in a demo, and nowhere else. */
const webOf = ({ demo }: Config): FetchPage => (demo ? withDemoWeb(fetchPage) : fetchPage)

export const checklistOf = async (ctx: Ctx, id: number): Promise<WebsiteChecklist> => {
  const website = await requireWebsite(ctx, ctx.app.database.read, id)
  if (!canWebsite(ctx.actor, 'approve', website)) throw new AppError('forbidden')
  const at = new Date().toISOString()
  return { at, checks: await lookAt(webOf(ctx.app.config), website.anw_website) }
}
