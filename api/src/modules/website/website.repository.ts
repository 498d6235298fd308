import type { Attached } from '@candela/shared-contract'
import { type RawBuilder, sql } from 'kysely'
import type { Reader } from '../../platform/db/database'
import { inOrderOf } from '../../platform/db/order'
import { contains, isOneOf } from '../../platform/db/text'
import { canComeBack, isThere } from '../../platform/record'
import type { LogLookup } from '../logged'
import { type Reach, reachesAccount, reachesWebsite } from '../reach'
import { toDisplayHost } from './website.domain'
import { visibleComission, visibleTerms } from './website.terms'

/** Websites in reach, beside the accounts that they belong to. */
export const websitesIn = (read: Reader, reach: Reach) =>
  read
    .selectFrom('websites as w')
    .innerJoin('accounts as a', 'a.id', 'w.anw_account_id')
    .$if(!reach.all, query => query.where(reachesWebsite(reach, 'w')))

export const livingWebsitesIn = (read: Reader, reach: Reach) =>
  websitesIn(read, reach).where('w.deleted_at', 'is', null)

/** Whoever is attached to a website alone does not learn whose it is. */
export const visibleAccountName = (reach: Reach): RawBuilder<string | null> =>
  reach.all ? sql`a.acc_name` : sql`case when ${reachesAccount(reach, 'a.id')} then a.acc_name end`

/** People who are there; of those who were removed the link stays, they may come back. */
const usersCount = sql<number>`(select count(*) from website_users as c
  join users as cu on cu.id = c.wsu_id_user and cu.deleted_at is null where c.wsu_id_website = w.id)`

const PLAIN_COLUMNS = [
  'w.id',
  'w.anw_name',
  'w.anw_website',
  'w.anw_product',
  'w.anw_status',
  'w.anw_account_id',
  'w.anw_reject_reason',
  'w.created_at',
  'w.updated_at',
  'a.acc_is_enabled',
] as const

const recordsIn = (read: Reader, reach: Reach) =>
  livingWebsitesIn(read, reach)
    .select(PLAIN_COLUMNS)
    .select([
      visibleComission(reach).as('anw_comission'),
      visibleTerms(reach).as('terms'),
      visibleAccountName(reach).as('acc_name'),
      usersCount.as('users_count'),
    ])

/** A website as people read it; a foreign one is as absent as one that never was. */
export const websiteInReach = (read: Reader, reach: Reach, id: number) =>
  recordsIn(read, reach).where('w.id', '=', id).executeTakeFirst()

/** Many of them, in the order of their ids as asked; what is gone meanwhile is left out. */
export const websitesOf = (read: Reader, reach: Reach, ids: readonly number[]) =>
  inOrderOf(ids, recordsIn(read, reach), 'w.id').execute()

export type ReadWebsite = Awaited<ReturnType<typeof websitesOf>>[number]

export const peopleOfWebsite = (read: Reader, id: number): Promise<Attached[]> =>
  read
    .selectFrom('website_users as l')
    .innerJoin('users as u', 'u.id', 'l.wsu_id_user')
    .where('l.wsu_id_website', '=', id)
    .where('u.deleted_at', 'is', null)
    .select(['u.id', 'u.usr_name', 'u.usr_email', 'u.usr_last_seen_at as last_seen_at'])
    .select(sql<string | null>`(select p.pho_name from user_photos as p where p.pho_id_user = u.id)`.as('usr_photo'))
    .orderBy('l.id')
    .execute()

/** The account of a removed website that somebody who reaches it can still bring back. */
export const accountOfRemoved = async (read: Reader, reach: Reach, id: number): Promise<number | undefined> => {
  const row = await websitesIn(read, reach)
    .where('w.id', '=', id)
    .where(canComeBack('w.deleted_at'))
    .select('w.anw_account_id')
    .executeTakeFirst()
  return row?.anw_account_id
}

/** Of these hosts, those that a living website has. */
export const takenHosts = async (read: Reader, hosts: readonly string[]): Promise<ReadonlySet<string>> => {
  const rows = await read
    .selectFrom('websites')
    .where('anw_website', 'in', ['', ...hosts])
    .where('deleted_at', 'is', null)
    .select('anw_website')
    .execute()
  return new Set(rows.map(({ anw_website }) => anw_website))
}

/**
 * The last row of the move that brought a website from an account out of reach, or 0: what was done in the time of that
 * account, to its terms and with its people, is that account's.
 */
export const lastOfForeign = (reach: Reach, website: RawBuilder<unknown>): RawBuilder<number> =>
  reach.all
    ? sql`0`
    : sql`coalesce((select max(fs.id) from system_logs as fm
        join system_logs as fs on fs.slo_transaction_hash = fm.slo_transaction_hash
        where fm.slo_table_name = 'websites' and fm.slo_object_id = ${website}
          and fm.slo_diffs -> 'anw_account_id' ->> 0 is not null
          and not exists (select from accounts as fa where fa.id = (fm.slo_diffs -> 'anw_account_id' ->> 0)::bigint
            and ${reachesAccount(reach, 'fa.id')})), 0)`

/** The living website that has a host, with whose it is as far as somebody may know. */
export const websiteOfHost = (read: Reader, reach: Reach, host: string) =>
  read
    .selectFrom('websites as w')
    .innerJoin('accounts as a', 'a.id', 'w.anw_account_id')
    .where('w.anw_website', '=', host)
    .where('w.deleted_at', 'is', null)
    .select(['w.id', visibleAccountName(reach).as('acc_name')])
    .executeTakeFirst()

/** Of these accounts, those in reach. */
export const accountsInReach = async (
  read: Reader,
  reach: Reach,
  ids: readonly number[],
): Promise<ReadonlySet<number>> => {
  const rows = await read
    .selectFrom('accounts as a')
    .where(isOneOf('a.id', ids))
    .where(reachesAccount(reach, 'a.id'))
    .select('a.id')
    .execute()
  return new Set(rows.map(({ id }) => id))
}

/** Whether an account is there for somebody. */
export const isAccountInReach = (read: Reader, reach: Reach, id: number): Promise<boolean> =>
  isThere(
    read
      .selectFrom('accounts as a')
      .where('a.id', '=', id)
      .where('a.deleted_at', 'is', null)
      .where(reachesAccount(reach, 'a.id')),
  )

export const websiteLogged: LogLookup = {
  types: ['website'],
  namesOf: async (read, ids, reach) => {
    const rows = await read
      .selectFrom('websites as w')
      .select(['w.id', 'w.anw_website'])
      .where(isOneOf('w.id', ids))
      .where(reachesWebsite(reach, 'w'))
      .execute()
    return new Map(rows.map(({ id, anw_website }) => [id, toDisplayHost(anw_website)]))
  },
  reachedBy: reach => sql`select rw.id from websites as rw where ${reachesWebsite(reach, 'rw')}`,
  isOfTheirTime: reach => sql`l.id > ${lastOfForeign(reach, sql`l.slo_object_id`)}`,
  calledSo: (reach, text) => sql`select cw.id from websites as cw
    where (${contains('cw.anw_name', text)} or ${contains('cw.anw_website', text)}) and ${reachesWebsite(reach, 'cw')}`,
  // Of an account that keeps its share to itself; a row of the log does not say whose it was.
  hides: ({ scope }) => (scope === 'own' ? { fields: ['anw_comission'] } : {}),
}
