import type { User } from '@candela/shared-contract'
import type { Actor } from '../../platform/context'

export type UserAction = 'get' | 'update' | 'destroy'

/** Which users somebody reaches. One rule for single records, lists, counts and pickers. */
export type UserScope = { all: true } | { all: false; ids: readonly number[] }

/** Until accounts attach people to each other, whoever does not see everybody sees themselves. */
export const userScope = (actor: Pick<Actor, 'id' | 'scope'>): UserScope =>
  actor.scope === 'all' ? { all: true } : { all: false, ids: [actor.id] }

/** What somebody may do to a user they can see. The pair was asked at the route; this is about the record. */
export const canUser = (actor: Pick<Actor, 'id' | 'pairs'>, action: UserAction, user: Pick<User, 'id'>): boolean => {
  switch (action) {
    case 'get':
      return actor.pairs.has('user.get')
    case 'update':
      return actor.pairs.has('user.update')
    case 'destroy':
      // Nobody removes themselves: there would be nobody left to undo it.
      return actor.pairs.has('user.destroy') && user.id !== actor.id
  }
}
