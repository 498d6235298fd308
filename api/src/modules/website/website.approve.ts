import type { OneWebsite, WebsiteApprove } from '@candela/shared-contract'
import { blame, type Ctx } from '../../platform/context'
import type { Row } from '../../platform/db/schema'
import { isOneOf } from '../../platform/db/text'
import { AppError } from '../../platform/http/app-error'
import { type Tx, write } from '../../platform/write'
import { readable } from './website.domain'
import { approvalMail, refusalMail } from './website.mails'
import { letIn, sentInAgain, turnedDown } from './website.policy'
import { lockWebsite, readWebsite } from './website.service'

type Told = Pick<Row<'websites'>, 'id' | 'anw_website'>

/** Who is attached to these and still comes in, each with the language that they read. */
const readersOf = (tx: Tx, websites: readonly Told[]) =>
  tx.read
    .selectFrom('website_users as l')
    .innerJoin('users as u', 'u.id', 'l.wsu_id_user')
    .where(
      isOneOf(
        'l.wsu_id_website',
        websites.map(({ id }) => id),
      ),
    )
    .where('u.deleted_at', 'is', null)
    .where('u.usr_status', '=', 'Ativo')
    .select(['l.wsu_id_website as website', 'u.usr_name as name', 'u.usr_email as to', 'u.usr_locale as locale'])
    .orderBy('l.id')
    .execute()

/** Without a reason they were let in. */
export const tellPeople = async (ctx: Ctx, tx: Tx, websites: readonly Told[], reason: string | null): Promise<void> => {
  const hosts = new Map(websites.map(({ id, anw_website }) => [id, readable(anw_website)]))
  for (const { website, name, to, locale } of await readersOf(tx, websites)) {
    const words = { name, website: hosts.get(website) ?? '', link: `${ctx.app.config.publicUrl}/website/${website}` }
    const mail = reason === null ? approvalMail(locale, words) : refusalMail(locale, { ...words, reason })
    await ctx.app.outbox.enqueue(tx, { to, ...mail })
  }
}

export const approveWebsite = (ctx: Ctx, id: number, body: WebsiteApprove): Promise<OneWebsite> =>
  write(blame(ctx), 'website.approve', async tx => {
    const row = await lockWebsite(ctx, tx, id, 'approve', body.updated_at)
    const reason = body.decision === 'reject' ? body.anw_reject_reason : null
    const patch = reason === null ? letIn(row) : turnedDown(row, reason)
    if (!patch) throw new AppError('conflict')
    await tx.update('websites', row, patch)
    await tellPeople(ctx, tx, [row], reason)
    return readWebsite(ctx, tx.read, id)
  })

export const resubmitWebsite = (ctx: Ctx, id: number): Promise<OneWebsite> =>
  write(blame(ctx), 'website.resubmit', async tx => {
    const row = await lockWebsite(ctx, tx, id, 'update')
    const patch = sentInAgain(row)
    if (!patch) throw new AppError('conflict')
    await tx.update('websites', row, patch)
    return readWebsite(ctx, tx.read, id)
  })
