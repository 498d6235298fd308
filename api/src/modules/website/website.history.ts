import { type BodyOf, type endpoints, type OneWebsite, websiteLogConfig } from '@candela/shared-contract'
import { sql } from 'kysely'
import { type Ctx, writeContext } from '../../platform/context'
import { wrongField } from '../../platform/http/app-error'
import { hasRows } from '../../platform/record'
import type { TiedRow } from '../../platform/revert'
import { type Tx, write } from '../../platform/write'
import { defineHistory } from '../logged'
import { attachableSellersOf, peopleIdsOf } from './website.people'
import { websiteLogRules } from './website.repository'
import { changeWebsiteIn, websiteAccess } from './website.service'

const recordHistory = defineHistory({
  records: websiteAccess,
  revertible: websiteLogConfig.revert,
  shows: { website_users: ['wsu_id_user'] },
  logged: websiteLogRules,
  // Who is not shown the commission is not shown what it was either.
  hidesOfRecord: ({ anw_comission }) => (anw_comission === null ? { fields: ['anw_comission'] } : {}),
})

export const historyOfWebsite = recordHistory.history

const idsIn = (rows: readonly TiedRow[], side: 'was' | 'became'): number[] =>
  rows.flatMap(row => {
    const id = row[side]?.wsu_id_user
    return typeof id === 'number' ? [id] : []
  })

const hasMovedSince = (tx: Tx, id: number, firstLogId: number): Promise<boolean> =>
  hasRows(
    tx.read
      .selectFrom('system_logs')
      .where('slo_table_name', '=', 'websites')
      .where('slo_object_id', '=', id)
      .where('id', '>', firstLogId)
      .where(sql<boolean>`slo_diffs ? 'anw_account_id'`),
  )

/** All who are attached then: who was attached by that action leaves, who was taken away comes back, the others stay. */
const peopleAfterRevert = async (
  tx: Tx,
  id: number,
  account: number,
  { rows, firstLogId }: { rows: readonly TiedRow[]; firstLogId: number },
): Promise<number[]> => {
  const came = idsIn(rows, 'became')
  // Whom a move left behind since does not come back by a change of before it.
  const sellers = (await hasMovedSince(tx, id, firstLogId)) ? await attachableSellersOf(tx, account) : null
  const taken = idsIn(rows, 'was').filter(person => sellers === null || sellers.includes(person))
  const now = await peopleIdsOf(tx, id)
  const people = [...new Set([...now.filter(person => !came.includes(person)), ...taken])]
  if (people.length === 0) throw wrongField('users', 'userRequired')
  return people
}

/** Who was attached before that action, told by the first thing that became of each of them since. */
const peopleBefore = async (tx: Tx, id: number, firstLogId: number): Promise<number[]> => {
  const logged = await tx.read
    .selectFrom('system_logs')
    .select('slo_diffs')
    .where('slo_table_name', '=', 'website_users')
    .where('slo_object_id', '=', id)
    .where('id', '>=', firstLogId)
    .orderBy('id', 'desc')
    .execute()
  const people = new Set(await peopleIdsOf(tx, id))
  for (const { slo_diffs } of logged) {
    const [was, became] = slo_diffs.wsu_id_user ?? []
    if (typeof became === 'number') people.delete(became)
    if (typeof was === 'number') people.add(was)
  }
  return [...people]
}

/** Gives a website back what one action took, with the rules of any other change. */
export const revertWebsite = (
  ctx: Ctx,
  id: number,
  { transaction, updated_at }: BodyOf<typeof endpoints.website.revert>,
): Promise<OneWebsite> =>
  write(writeContext(ctx), 'website.revert', async tx => {
    // Whoever does not reach it learns nothing of its past either.
    const website = await websiteAccess.findOrThrow(ctx, tx.read, id)
    const { anw_account_id: account, updated_at: now } = website
    const back = await recordHistory.changesToRevert(ctx, tx, website, transaction)
    // What is read here is of this version: whoever changes it meanwhile makes this stale, also where none was said.
    const version = updated_at ?? now
    // With the account of before come the people of before, and nobody who came since.
    if ((back.values.anw_account_id ?? account) !== account) {
      const before = await peopleBefore(tx, id, back.firstLogId)
      return changeWebsiteIn(ctx, tx, id, { ...back.values, peopleBefore: before, updated_at: version })
    }
    const users = back.rows.length > 0 ? await peopleAfterRevert(tx, id, account, back) : undefined
    return changeWebsiteIn(ctx, tx, id, { ...back.values, users, updated_at: version })
  })
