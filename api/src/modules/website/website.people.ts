import type { Row } from '../../platform/db/schema'
import { throwIfAny, wrongField } from '../../platform/http/app-error'
import type { Tx } from '../../platform/write'
import { problemsOfUnattachable, publishersAmong, tiesOf } from '../attached'
import { isAccountInReach, type Reach } from '../reach'

const UNLIMITED: Reach = { all: true }

/** Who is attached to a website, of people who are there. */
export const peopleIdsOf = async (tx: Tx, website: number): Promise<number[]> =>
  (await tiesOf(tx.read, 'website_users', website)).map(({ wsu_id_user }) => wsu_id_user)

const refuseUnattachable = async (
  tx: Tx,
  reach: Reach,
  people: readonly number[],
  attachedIds: readonly number[],
  field: string,
): Promise<void> => {
  const possible = await publishersAmong(tx.read, reach, people)
  throwIfAny(problemsOfUnattachable(people, attachedIds, possible, index => `${field}.${index}`))
}

/** Whoever sells through an account, whatever they may do by now. */
const everySellerOf = async (tx: Tx, account: number): Promise<number[]> =>
  (await tiesOf(tx.read, 'account_users', account, 'presentAndRemoved')).map(({ acu_id_user }) => acu_id_user)

/** Publishers who sell through an account, as far as they can be attached to a website. */
export const attachableSellersOf = async (tx: Tx, account: number): Promise<number[]> => {
  const ids = await everySellerOf(tx, account)
  const possible = await publishersAmong(tx.read, UNLIMITED, ids)
  return ids.filter(id => possible.has(id))
}

/** Whoever was removed from the product loses their place: they would come back to a stranger's website. */
const dropRemoved = async (tx: Tx, website: number): Promise<void> =>
  tx.removeAll('website_users', await tiesOf(tx.read, 'website_users', website, 'removed'))

type Move = {
  account: number
  /** Who is to be attached; not said: who is attached now. */
  said: readonly number[] | undefined
  /** Who stays on purpose. */
  keep: readonly number[]
}

/**
 * Whose a website is when it goes to another account: whom that account knows, who is attached anew, and who is kept on
 * purpose by somebody who could attach them. Where nobody is left it is those who sell through the account. Ties of those
 * who were removed from the product go at once.
 */
export const settlePeopleAfterMove = async (
  tx: Tx,
  reach: Reach,
  website: number,
  { account, said, keep }: Move,
): Promise<number[]> => {
  await refuseUnattachable(tx, reach, keep, [], 'keep')
  const sellers = await attachableSellersOf(tx, account)
  const staying = new Set([...sellers, ...keep])
  await dropRemoved(tx, website)
  const present = await peopleIdsOf(tx, website)
  const people = (said ?? present).filter(id => staying.has(id) || !present.includes(id))
  return people.length > 0 ? people : sellers
}

/**
 * A website whose move is taken back has the people of before, exactly: also those whom the caller does not reach any
 * more, and without those who cannot be anybody's publisher now.
 */
export const restorePeopleIn = async (
  tx: Tx,
  website: Pick<Row<'websites'>, 'id' | 'anw_account_id'>,
  before: readonly number[],
): Promise<void> => {
  const possible = await publishersAmong(tx.read, UNLIMITED, before)
  await dropRemoved(tx, website.id)
  await setPeopleIn(
    tx,
    UNLIMITED,
    website,
    before.filter(id => possible.has(id)),
    'users',
  )
}

/** Who reaches a website alone, without its account, takes nobody off it who sells through that account. */
const refuseTakingOff = async (
  tx: Tx,
  reach: Reach,
  account: number,
  leaving: readonly number[],
  field: string,
): Promise<void> => {
  if (leaving.length === 0 || (await isAccountInReach(tx.read, reach, account))) return
  const sellers = await everySellerOf(tx, account)
  if (leaving.some(id => sellers.includes(id))) throw wrongField(field, 'notYours')
}

/** The people of a website become these. Whoever was removed from the product keeps their place for their return. */
export const setPeopleIn = async (
  tx: Tx,
  reach: Reach,
  { id: website, anw_account_id }: Pick<Row<'websites'>, 'id' | 'anw_account_id'>,
  people: readonly number[],
  field: string,
): Promise<void> => {
  const links = await tiesOf(tx.read, 'website_users', website)
  const present = links.map(({ wsu_id_user }) => wsu_id_user)
  await refuseUnattachable(tx, reach, people, present, field)
  const leaving = links.filter(({ wsu_id_user }) => !people.includes(wsu_id_user))
  const coming = people.filter(id => !present.includes(id))
  if (leaving.length + coming.length === 0) return
  const gone = leaving.map(({ wsu_id_user }) => wsu_id_user)
  await refuseTakingOff(tx, reach, anw_account_id, gone, field)
  await tx.removeAll('website_users', leaving)
  await tx.insertAll(
    'website_users',
    coming.map(wsu_id_user => ({ wsu_id_website: website, wsu_id_user })),
  )
  await tx.touch('websites', website)
}
