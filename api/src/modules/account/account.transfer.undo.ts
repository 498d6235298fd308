import type { BulkAnswer } from '@candela/shared-contract'
import { bulkAnswerOf, type RefusalCode } from '../../platform/bulk'
import type { Ctx } from '../../platform/context'
import type { Diffs, Row } from '../../platform/db/schema'
import { isOneOf } from '../../platform/db/text'
import type { linesOf } from '../../platform/undo'
import type { Tx } from '../../platform/write'
import { possibleManagers } from './account.people'

type Line = Awaited<ReturnType<typeof linesOf>>[number]
type Link = Row<'account_managers'>

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
export const undoTransfer = async (ctx: Ctx, tx: Tx, lines: readonly Line[]): Promise<BulkAnswer> => {
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
  const verdicts = rows.map(row => {
    const refused: RefusalCode | null = touched.has(row.id) ? 'stale' : null
    return { row, label: row.acc_name, refused }
  })
  const changing = new Set(verdicts.filter(({ refused }) => !refused).map(({ row }) => row.id))
  await restored(
    tx,
    steps.filter(({ account }) => changing.has(account)),
    links,
  )
  await tx.removeAll('account_notes', await notesOf(ctx, tx, lines, [...changing]))
  await tx.touchAll('accounts', [...changing])
  return bulkAnswerOf(ctx.locale, tx.transaction, asked, verdicts)
}
