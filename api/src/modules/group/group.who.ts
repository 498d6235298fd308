import { PAIRS, type WhoMay } from '@candela/shared-contract'
import { missingFor, refusedWithout } from '@candela/shared-contract/rights/needs'
import { sql } from 'kysely'
import type { Ctx } from '../../platform/context'
import { wrongField } from '../../platform/http/app-error'
import { reachesUser, reachOf } from '../reach'
import { needsNoRightForOwn } from './group.effect'
import { groupScope, pairsOf } from './group.policy'
import { groupsIn, groupsWithRights } from './group.repository'

/** Of each group in reach, how many of its people the caller reaches, and how many of those can sign in. */
const peopleOfGroups = async ({ app, actor }: Ctx): Promise<Map<number, { users: number; active: number }>> => {
  const rows = await groupsIn(app.database.read, groupScope(actor))
    .innerJoin('users as u', 'u.usr_id_group', 'g.id')
    .where('u.deleted_at', 'is', null)
    .where(reachesUser(reachOf(actor), 'u'))
    .groupBy('g.id')
    .select(({ fn }) => [
      'g.id',
      fn.countAll<number>().as('users'),
      sql<number>`count(*) filter (where u.usr_status = 'Ativo' and u.usr_password is not null)`.as('active'),
    ])
    .execute()
  return new Map(rows.map(({ id, ...counts }) => [id, counts]))
}

/** Who can do something: the groups that allow it, as far as the caller sees them. Who they are, the list of users says. */
export const whoMay = async (ctx: Ctx, asked: string): Promise<WhoMay> => {
  const right = PAIRS.find(pair => pair === asked)
  if (!right) throw wrongField('right', 'notAnOption')
  const groups = await groupsWithRights(ctx.app.database.read, groupScope(ctx.actor))
  const people = await peopleOfGroups(ctx)
  return {
    own: needsNoRightForOwn(right),
    groups: groups.flatMap(({ id, gro_name, gro_scope, permissions }) => {
      const held = pairsOf(permissions)
      const { users = 0, active = 0 } = people.get(id) ?? {}
      if (!held.has(right)) return []
      const missing = missingFor(right, held, refusedWithout)
      return [{ id, gro_name, gro_scope, missing, users_count: users, active_count: active }]
    }),
  }
}
