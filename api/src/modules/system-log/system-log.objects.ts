import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Reader } from '../../platform/db/database'
import { contains, isOneOf } from '../../platform/db/text'
import { groupNames } from '../group/group.repository'
import { type Reach, reachesAccount, reachesUser, reachesWebsite } from '../reach'
import { userNames } from '../user/user.repository'
import { readable } from '../website/website.domain'

type Names = ReadonlyMap<number, string>
type NamesOf = (read: Reader, ids: readonly number[], reach: Reach) => Promise<Names>

/** Of a foreign account only the number is told, also where a website came from it. */
const accountNames: NamesOf = async (read, ids, reach) => {
  const rows = await read
    .selectFrom('accounts as a')
    .select(['a.id', 'a.acc_name'])
    .where(isOneOf('a.id', ids))
    .where(reachesAccount(reach, 'a.id'))
    .execute()
  return new Map(rows.map(({ id, acc_name }) => [id, acc_name]))
}

const websiteNames: NamesOf = async (read, ids, reach) => {
  const rows = await read
    .selectFrom('websites as w')
    .select(['w.id', 'w.anw_website'])
    .where(isOneOf('w.id', ids))
    .where(reachesWebsite(reach, 'w'))
    .execute()
  return new Map(rows.map(({ id, anw_website }) => [id, readable(anw_website)]))
}

const viewNames: NamesOf = async (read, ids) => {
  const rows = await read.selectFrom('saved_views').select(['id', 'viw_name']).where(isOneOf('id', ids)).execute()
  return new Map(rows.map(({ id, viw_name }) => [id, viw_name]))
}

/** What records of a kind are called, of those that were removed as well. */
const NAMES_OF = {
  user: userNames,
  account: accountNames,
  website: websiteNames,
  group: groupNames,
  view: viewNames,
} as const satisfies Record<string, NamesOf>
export type Kind = keyof typeof NAMES_OF

/** Which record the rows of a type are about. */
export const KIND_OF: Readonly<Record<string, Kind>> = {
  login: 'user',
  user: 'user',
  account: 'account',
  'account manager': 'account',
  website: 'website',
  'access group': 'group',
  view: 'view',
}

/** Fields that refer to records: they are read by name. */
export const FIELD_KINDS: Readonly<Record<string, Kind>> = {
  usr_id_group: 'group',
  usr_id_creator: 'user',
  ses_id_user: 'user',
  pwr_id_user: 'user',
  pho_id_user: 'user',
  grp_id_group: 'group',
  acm_id_account: 'account',
  acm_id_user: 'user',
  acu_id_account: 'account',
  acu_id_user: 'user',
  acn_id_account: 'account',
  acn_id_author: 'user',
  anw_account_id: 'account',
  wsu_id_website: 'website',
  wsu_id_user: 'user',
  viw_id_user: 'user',
  viw_id_group: 'group',
  usm_id_user: 'user',
  usm_id_group: 'group',
}

const typesOf = (kind: Kind): string[] => Object.keys(KIND_OF).filter(type => KIND_OF[type] === kind)

const isAbout = (kind: Kind, ids: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql`(l.slo_type in (${sql.join(typesOf(kind))}) and l.slo_object_id in (${ids}))`

const either = (conditions: readonly RawBuilder<SqlBool>[]): RawBuilder<SqlBool> =>
  sql`(${sql.join(conditions, sql` or `)})`

/** Rows about accounts, websites and people in reach, and what somebody did themselves. Nothing else. */
export const reachesLog = (reach: Reach): RawBuilder<SqlBool> =>
  reach.all
    ? sql`true`
    : either([
        sql`l.slo_blame_user_id = ${reach.user}::bigint`,
        isAbout('account', sql`select ra.id from accounts as ra where ${reachesAccount(reach, 'ra.id')}`),
        isAbout('website', sql`select rw.id from websites as rw where ${reachesWebsite(reach, 'rw')}`),
        isAbout('user', sql`select rp.id from users as rp where ${reachesUser(reach, 'rp')}`),
      ])

/** Rows of which the record or the person is called so: by what the reader is told of them, and by nothing else. */
export const isCalled = (reach: Reach, text: string): RawBuilder<SqlBool> => {
  const people = sql`select cu.id from users as cu where ${contains('cu.usr_name', text)}
    or (${contains('cu.usr_email', text)} and ${reachesUser(reach, 'cu')})`
  return either([
    sql`l.slo_blame_user_id in (${people})`,
    isAbout('user', people),
    isAbout(
      'account',
      sql`select ca.id from accounts as ca where ${contains('ca.acc_name', text)} and ${reachesAccount(reach, 'ca.id')}`,
    ),
    isAbout(
      'website',
      sql`select cw.id from websites as cw where (${contains('cw.anw_name', text)} or ${contains('cw.anw_website', text)})
        and ${reachesWebsite(reach, 'cw')}`,
    ),
    isAbout('group', sql`select cg.id from access_groups as cg where ${contains('cg.gro_name', text)}`),
  ])
}

export type Mention = { kind: Kind; id: number }
export type NameOf = (mention: Mention | null) => string | null

/** Names for everything that is mentioned, one question for each kind. */
export const namesFor = async (read: Reader, reach: Reach, mentions: readonly (Mention | null)[]): Promise<NameOf> => {
  const kinds = [...new Set(mentions.flatMap(mention => mention?.kind ?? []))]
  const named = new Map(
    await Promise.all(
      kinds.map(async kind => {
        const ids = mentions.flatMap(mention => (mention?.kind === kind ? [mention.id] : []))
        return [kind, await NAMES_OF[kind](read, [...new Set(ids)], reach)] as const
      }),
    ),
  )
  return mention => (mention ? (named.get(mention.kind)?.get(mention.id) ?? null) : null)
}

export const mentionOf = (kind: Kind | undefined, id: unknown): Mention | null =>
  kind && typeof id === 'number' ? { kind, id } : null
