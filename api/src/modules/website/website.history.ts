import {
  type BodyOf,
  type endpoints,
  type HistoryAnswer,
  type OneWebsite,
  WEBSITE_REVERTS,
} from '@candela/shared-contract'
import { ipSeenBy } from '../../platform/address'
import { type Ctx, writeContext } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import { isOneOf } from '../../platform/db/text'
import { historyOf } from '../../platform/history'
import { wrongField } from '../../platform/http/app-error'
import { type TiedRow, valuesBefore } from '../../platform/revert'
import { type Tx, write } from '../../platform/write'
import { type Reach, reachesAccount, reachOf } from '../reach'
import { userNames } from '../user/user.repository'
import { peopleOfWebsite } from './website.repository'
import { changeWebsiteIn, websites } from './website.service'

const FIELDS = [
  'anw_name',
  'anw_website',
  'anw_product',
  'anw_status',
  'anw_reject_reason',
  'anw_comission',
  'anw_account_id',
  'deleted_at',
] as const

/** Of those that were removed as well; of foreign ones only the number is told. */
const accountNames = async (
  read: Reader,
  reach: Reach,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const rows = await read
    .selectFrom('accounts as a')
    .where(isOneOf('a.id', ids))
    .where(reachesAccount(reach, 'a.id'))
    .select(['a.id', 'a.acc_name'])
    .execute()
  return new Map(rows.map(({ id, acc_name }) => [id, acc_name]))
}

/** Who is not shown the commission is not shown what it was either. */
const fieldsSeen = (knowsComission: boolean) => FIELDS.filter(field => knowsComission || field !== 'anw_comission')

export const historyOfWebsite = async (ctx: Ctx, id: number, before?: string): Promise<HistoryAnswer> => {
  const { read } = ctx.app.database
  const { anw_comission } = await websites.require(ctx, read, id)
  const reach = reachOf(ctx.actor)
  const rules = {
    tables: { websites: fieldsSeen(anw_comission !== null), website_users: ['wsu_id_user'] },
    names: {
      anw_account_id: (ids: readonly number[]) => accountNames(read, reach, ids),
      wsu_id_user: (ids: readonly number[]) => userNames(read, ids),
    },
    actors: (ids: readonly number[]) => userNames(read, ids),
    address: ipSeenBy(ctx.actor),
  }
  return historyOf(read, id, rules, before)
}

const idsIn = (rows: readonly TiedRow[], side: 'was' | 'became'): number[] =>
  rows.flatMap(row => {
    const id = row[side]?.wsu_id_user
    return typeof id === 'number' ? [id] : []
  })

/** Who was attached by that action leaves, who was taken away comes back; of the others nothing is said. */
const peopleBack = async (tx: Tx, id: number, rows: readonly TiedRow[]): Promise<number[]> => {
  const [taken, came] = [idsIn(rows, 'was'), idsIn(rows, 'became')]
  const now = (await peopleOfWebsite(tx.read, id)).map(person => person.id)
  const people = [...new Set([...now.filter(person => !came.includes(person)), ...taken])]
  if (people.length === 0) throw wrongField('users', 'userRequired')
  return people
}

/** Who was attached before that action, told by the first thing that became of each of them since. */
const peopleBefore = async (tx: Tx, id: number, at: string): Promise<number[]> => {
  const logged = await tx.read
    .selectFrom('system_logs')
    .select('slo_diffs')
    .where('slo_table_name', '=', 'website_users')
    .where('slo_object_id', '=', id)
    .where('created_at', '>=', at)
    .orderBy('id', 'desc')
    .execute()
  const people = new Set((await peopleOfWebsite(tx.read, id)).map(person => person.id))
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
    const { anw_account_id: account } = await websites.require(ctx, tx.read, id)
    const of = { table: 'websites', fields: WEBSITE_REVERTS, ties: ['website_users'] } as const
    const back = await valuesBefore(tx, { id, transaction, ...of })
    // With the account of before come the people of before, and nobody who came since.
    if ((back.values.anw_account_id ?? account) !== account) {
      const before = await peopleBefore(tx, id, back.at)
      return changeWebsiteIn(ctx, tx, id, { ...back.values, peopleBefore: before, updated_at })
    }
    const users = back.rows.length > 0 ? await peopleBack(tx, id, back.rows) : undefined
    return changeWebsiteIn(ctx, tx, id, { ...back.values, users, updated_at })
  })
