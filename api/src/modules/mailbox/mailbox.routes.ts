import { endpoints } from '@candela/shared-contract'
import type { App } from '../../platform/context'
import { notFound } from '../../platform/http/app-error'
import { open } from '../../platform/http/bind'

/** The mailbox shows reset links to everybody, so it exists only where everybody may be everybody: in a demo. */
export const hasMailbox = ({ config, outbox }: Pick<App, 'config' | 'outbox'>): boolean =>
  config.demo && outbox.list !== null

export const mailboxRoutes = [
  open(endpoints.mailbox.list, async ctx => {
    const { list } = ctx.app.outbox
    if (!hasMailbox(ctx.app) || !list) throw notFound()
    return { data: await list() }
  }),
]
