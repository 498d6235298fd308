import type { AccountBulk } from '@candela/shared-contract'
import type { Ctx } from '../../platform/context'
import type { Row } from '../../platform/db/schema'
import { isOneOf } from '../../platform/db/text'
import { wrongField } from '../../platform/http/app-error'
import type { Tx } from '../../platform/write'
import { transferMail } from './account.mails'
import { possibleManagers } from './account.people'

type Payload = Extract<AccountBulk, { action: 'transfer' }>['payload']
type Link = Row<'account_managers'>

/** Every link of these accounts; of people who were removed as well, for they may come back. */
const linksOf = (tx: Tx, ids: readonly number[]): Promise<(Link & { isThere: boolean })[]> =>
  tx.read
    .selectFrom('account_managers as m')
    .innerJoin('users as u', 'u.id', 'm.acm_id_user')
    .where(isOneOf('m.acm_id_account', ids))
    .selectAll('m')
    .select(({ eb }) => eb('u.deleted_at', 'is', null).as('isThere'))
    .orderBy('m.id')
    .execute() as Promise<(Link & { isThere: boolean })[]>

const tell = async (ctx: Ctx, tx: Tx, rows: readonly Row<'accounts'>[], { acm_id_user, acn_text }: Payload) => {
  if (acm_id_user === ctx.actor.id || rows.length === 0) return
  const manager = await tx.read.selectFrom('users').selectAll().where('id', '=', acm_id_user).executeTakeFirstOrThrow()
  const mail = transferMail(manager.usr_locale, {
    name: manager.usr_name,
    from: ctx.actor.user.usr_name,
    accounts: rows.map(({ acc_name }) => acc_name),
    note: acn_text,
    link: `${ctx.app.config.publicUrl}/account`,
  })
  await ctx.app.outbox.enqueue(tx, { to: manager.usr_email, ...mail })
}

/** Hands accounts over to their new main contact, who learns of it by one mail. */
export const transferAccounts = async (
  ctx: Ctx,
  tx: Tx,
  rows: readonly Row<'accounts'>[],
  payload: Payload,
): Promise<void> => {
  const { acm_id_user, keep, acn_text } = payload
  if (!(await possibleManagers(tx.read, ctx.actor, [acm_id_user])).has(acm_id_user))
    throw wrongField('payload.acm_id_user', 'notAnOption')
  const ids = rows.map(({ id }) => id)
  const links = await linksOf(tx, ids)
  const plain = ({ isThere: _isThere, ...link }: Link & { isThere: boolean }): Link => link
  const others = links.filter(link => link.acm_id_user !== acm_id_user)
  const gone = others.filter(({ isThere }) => isThere && !keep).map(plain)
  const lower = others.filter(({ acm_is_main, isThere }) => acm_is_main && (keep || !isThere)).map(plain)
  const theirs = links.filter(link => link.acm_id_user === acm_id_user).map(plain)
  const higher = theirs.filter(({ acm_is_main }) => !acm_is_main)
  const there = new Set(theirs.map(({ acm_id_account }) => acm_id_account))
  const added = ids
    .filter(id => !there.has(id))
    .map(acm_id_account => ({ acm_id_account, acm_id_user, acm_is_main: true }))
  await tx.removeAll('account_managers', gone)
  await tx.updateAll('account_managers', lower, { acm_is_main: false })
  await tx.insertAll('account_managers', added)
  await tx.updateAll('account_managers', higher, { acm_is_main: true })
  await tx.touchAll('accounts', [
    ...new Set([...gone, ...lower, ...added, ...higher].map(({ acm_id_account }) => acm_id_account)),
  ])
  if (acn_text)
    await tx.insertAll(
      'account_notes',
      ids.map(acn_id_account => ({ acn_id_account, acn_id_author: ctx.actor.id, acn_text })),
    )
  await tell(ctx, tx, rows, payload)
}
