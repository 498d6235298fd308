import type { AccountBulk, BulkAnswer } from '@candela/shared-contract'
import { type BulkRules, settleMany } from '../../platform/bulk'
import type { auditRowsOf } from '../../platform/bulk-undo'
import type { Ctx } from '../../platform/context'
import type { Diffs, Row } from '../../platform/db/schema'
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

type Line = Awaited<ReturnType<typeof auditRowsOf>>[number]
/** What a hand-over did to one person's place at one account; null is no place, true the main contact's. */
type Step = { account: number; user: number; was: boolean | null; became: boolean | null }

const sideOf = ({ acm_id_user, acm_is_main }: Diffs, side: 0 | 1): boolean | null =>
  acm_id_user?.[side] === null ? null : acm_is_main?.[side] === true

const stepsOf = (lines: readonly Line[]): Step[] =>
  lines.flatMap(({ slo_object_id: account, slo_diffs }) => {
    const user = slo_diffs.acm_id_user?.find(value => value !== null)
    return account && typeof user === 'number'
      ? [{ account, user, was: sideOf(slo_diffs, 0), became: sideOf(slo_diffs, 1) }]
      : []
  })

const keyOf = (account: number, user: number): string => `${account} ${user}`

const placeOf = (link: Link | undefined): boolean | null => link?.acm_is_main ?? null

/** The note of the hand-over, on each of these accounts. */
const notesOf = async (ctx: Ctx, tx: Tx, lines: readonly Line[], accounts: readonly number[]) => {
  const [note] = lines.flatMap(({ slo_table_name, slo_diffs }) =>
    slo_table_name === 'account_notes' ? (slo_diffs.acn_text?.[1] ?? []) : [],
  )
  if (typeof note !== 'string') return []
  return tx.read
    .selectFrom('account_notes')
    .selectAll()
    .distinctOn('acn_id_account')
    .where(isOneOf('acn_id_account', accounts))
    .where('acn_id_author', '=', ctx.actor.id)
    .where('acn_text', '=', note)
    .orderBy('acn_id_account')
    .orderBy('id', 'desc')
    .execute()
}

const restored = async (tx: Tx, steps: readonly Step[], links: ReadonlyMap<string, Link>): Promise<void> => {
  const linksWhere = (fits: (step: Step) => boolean): Link[] =>
    steps.filter(fits).flatMap(({ account, user }) => links.get(keyOf(account, user)) ?? [])
  await tx.removeAll(
    'account_managers',
    linksWhere(({ was }) => was === null),
  )
  await tx.updateAll(
    'account_managers',
    linksWhere(({ was, became }) => was === false && became === true),
    { acm_is_main: false },
  )
  const back = steps.flatMap(({ account, user, was, became }) =>
    became === null && was !== null ? [{ acm_id_account: account, acm_id_user: user, acm_is_main: was }] : [],
  )
  await tx.insertAll('account_managers', back)
  await tx.updateAll(
    'account_managers',
    linksWhere(({ was, became }) => was === true && became === false),
    { acm_is_main: true },
  )
}

/**
 * Accounts go back to those who had them, where nobody changed their managers since. It needs no reach: whoever handed
 * an account over does not look after it any more, and gets back what was theirs minutes ago.
 */
export const undoTransfer = async (
  ctx: Ctx,
  tx: Tx,
  rules: BulkRules<'accounts'>,
  lines: readonly Line[],
): Promise<BulkAnswer> => {
  const steps = stepsOf(lines.filter(({ slo_table_name }) => slo_table_name === 'account_managers'))
  const asked = [...new Set(lines.flatMap(({ slo_object_id }) => slo_object_id ?? []))]
  const rows = (await tx.lockAll('accounts', asked)).filter(({ deleted_at }) => deleted_at === null)
  const present = await tx.read
    .selectFrom('account_managers')
    .selectAll()
    .where(isOneOf('acm_id_account', asked))
    .execute()
  const links = new Map(present.map(link => [keyOf(link.acm_id_account, link.acm_id_user), link]))
  const returning = steps.filter(({ became }) => became === null).map(({ user }) => user)
  const possible = await possibleManagers(tx.read, ctx.actor, returning)
  const isUntouched = ({ account, user, was, became }: Step): boolean =>
    placeOf(links.get(keyOf(account, user))) === became && (was === null || became !== null || possible.has(user))
  const touched = new Set(steps.filter(step => !isUntouched(step)).map(({ account }) => account))
  const judged = rows.map(row => ({
    row,
    outcome: touched.has(row.id) ? { refused: 'stale' as const } : { patch: {} },
  }))
  const { answer, changed } = await settleMany(ctx, tx, rules, asked, judged)
  const changing = new Set(changed.map(({ row }) => row.id))
  await restored(
    tx,
    steps.filter(({ account }) => changing.has(account)),
    links,
  )
  await tx.removeAll('account_notes', await notesOf(ctx, tx, lines, [...changing]))
  await tx.touchAll('accounts', [...changing])
  return answer
}
