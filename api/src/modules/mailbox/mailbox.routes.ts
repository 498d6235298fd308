import { endpoints } from '@candela/shared-contract'
import { notFound } from '../../platform/http/app-error'
import { open } from '../../platform/http/bind'
import { hasMailbox } from '../../platform/mail/outbox'

export const mailboxRoutes = [
  open(endpoints.mailbox.list, async ctx => {
    const { list } = ctx.app.outbox
    if (!hasMailbox(ctx.app) || !list) throw notFound()
    return { data: await list() }
  }),
]
