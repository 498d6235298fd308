import { accounts, publishersOf } from './accounts'
import type { DemoGroupKey } from './demo-groups'
import type { GroupKey } from './groups'
import type { Past } from './past'
import { people, type SeededUser } from './people'
import { type Random, randomFrom } from './random'
import { withHistory } from './user-history'

export type Inhabitants = {
  /** Goes on where people and their histories ended. */
  random: Random
  users: SeededUser[]
  userLogs: ReturnType<typeof withHistory>['logs']
  past: Past
}

/** The people of a demo, their accounts and websites, and how all that came about: the same for the same day. */
export const inhabitants = (
  size: 'small' | 'full',
  ids: Record<GroupKey | DemoGroupKey, number>,
  password: string,
  today: string,
): Inhabitants => {
  const random = randomFrom(20_261_120)
  const joined = people(random, size, ids, password, today)
  const { users, logs: userLogs } = withHistory(random, joined, { viewer: ids.PV, owner: ids.PO }, today)
  const past = accounts(randomFrom(20_261_121), size, users, publishersOf(ids), today)
  return { random, users, userLogs, past }
}
