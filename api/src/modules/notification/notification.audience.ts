import { AUDIENCE_KINDS, type Audience, type AudienceKind } from '@candela/shared-contract'
import { type RawBuilder, sql } from 'kysely'
import type { Actor } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import { idsOf } from '../../platform/db/order'
import { isOneOf, listOf } from '../../platform/db/text'
import type { FieldProblem } from '../../platform/http/app-error'
import { groupScope } from '../group/group.policy'
import { groupsIn } from '../group/group.repository'
import { accountsIn, isStaff, reachesAccount, reachesUser, reachOf } from '../reach'
import { usersNotRemoved } from '../user/user.repository'

/** Accounts in reach that are named, of a tier that is, as far as that is theirs to know, or looked after by somebody who is. */
const chosenAccounts = (actor: Actor, { accounts, tiers, managers }: Audience): RawBuilder<number> =>
  sql`select a.id from accounts as a where a.deleted_at is null and ${reachesAccount(reachOf(actor), 'a.id')}
    and (${isOneOf('a.id', accounts)} or ${isOneOf('a.acc_tier', isStaff(actor) ? tiers : [])} or exists (
      select from account_managers as m where m.acm_id_account = a.id and ${isOneOf('m.acm_id_user', managers)}))`

/** Who sells through accounts, or is a user of one of their websites. */
const peopleOf = (accounts: RawBuilder<number>): RawBuilder<number> =>
  sql`select s.acu_id_user from account_users as s where s.acu_id_account in (${accounts})
    union all select l.wsu_id_user from website_users as l join websites as w on w.id = l.wsu_id_website
      where w.deleted_at is null and w.anw_account_id in (${accounts})`

/** Everybody whom it is for as things stand, each once: of the people in the sender's reach, those who can sign in. */
export const recipientsOf = (read: Reader, actor: Actor, audience: Audience) =>
  usersNotRemoved(read, reachOf(actor))
    .where('u.usr_status', '=', 'Ativo')
    .where(
      sql<boolean>`(${isOneOf('u.id', audience.users)} or ${isOneOf('u.usr_id_group', audience.groups)}
        or u.id in (${peopleOf(chosenAccounts(actor, audience))}))`,
    )

const known: Record<Exclude<AudienceKind, 'tiers'>, (read: Reader, actor: Actor, ids: readonly number[]) => unknown> = {
  users: (read, actor, ids) => usersNotRemoved(read, reachOf(actor)).where(isOneOf('u.id', ids)).select('u.id'),
  managers: (read, actor, ids) => usersNotRemoved(read, reachOf(actor)).where(isOneOf('u.id', ids)).select('u.id'),
  groups: (read, actor, ids) => groupsIn(read, groupScope(actor)).where(isOneOf('g.id', ids)).select('g.id'),
  accounts: (read, actor, ids) => accountsIn(read, reachOf(actor)).where(isOneOf('a.id', ids)).select('a.id'),
}

/** In which tier an account is, is for staff to know: nobody else chooses by it. */
const NO_TIER: ReadonlySet<number> = new Set()

/** What speaks against an audience: whom the sender does not reach is none to choose. */
export const problemsOfAudience = async (
  read: Reader,
  actor: Actor,
  audience: Audience,
  field: string,
): Promise<FieldProblem[]> => {
  const problems: FieldProblem[] = []
  for (const kind of AUDIENCE_KINDS) {
    const ids = audience[kind]
    if (ids.length === 0 || (kind === 'tiers' && isStaff(actor))) continue
    const there =
      kind === 'tiers'
        ? NO_TIER
        : await idsOf(known[kind](read, actor, ids) as { execute: () => Promise<{ id: number }[]> })
    ids.forEach((id, index) => {
      if (!there.has(id)) problems.push({ field: `${field}.${kind}.${index}`, code: 'notAnOption' })
    })
  }
  return problems
}

/** What those are called by whom an audience was chosen; tiers by their number, and so what is out of reach since. */
export const namesOfAudience = async (
  read: Reader,
  actor: Actor,
  { users, groups, accounts, tiers, managers }: Audience,
): Promise<{ kind: AudienceKind; id: number; name: string }[]> => {
  const reach = reachOf(actor)
  const named = sql<{ kind: AudienceKind; id: number; name: string }>`(
    select 'users' as kind, u.id, case when ${reachesUser(reach, 'u')} then u.usr_name else u.id::text end as name
      from users as u where u.id = any (${listOf(users)})
    union all select 'groups', id, gro_name from access_groups where id = any (${listOf(groups)})
    union all select 'accounts', a.id, case when ${reachesAccount(reach, 'a.id')} then a.acc_name else a.id::text end
      from accounts as a where a.id = any (${listOf(accounts)})
    union all select 'tiers', tier, tier::text from unnest(${listOf(tiers)}) as tier
    union all select 'managers', id, usr_name from users where id = any (${listOf(managers)}))`
  return read.selectFrom(named.as('n')).selectAll().orderBy('n.kind').orderBy('n.name').execute()
}
