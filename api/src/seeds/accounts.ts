import { accountEvents } from './account-events'
import { type Event, lifeOf } from './account-life'
import { type PublisherGroups, peopleOfAccounts } from './account-people'
import { DEMO_ACCOUNTS } from './demo-accounts'
import { DEMO_GROUPS, type DemoGroupKey } from './demo-groups'
import { DEFAULT_GROUPS, type GroupKey } from './groups'
import { createPast, type Past } from './past'
import type { SeededUser } from './people'
import type { Random } from './random'
import { websiteEvents } from './website-events'

const DAY_MS = 86_400_000
const MINUTE_MS = 60_000

/** How many accounts a small demo has: the first ones. */
export const SMALL = 8

/** Events in their order, some minutes apart where they fall on one day, none later than yesterday. */
const happen = (past: Past, today: string, id: number, events: readonly Event[]): void => {
  let last = 0
  for (const { daysAgo, by, action, write } of events.toSorted((a, b) => b.daysAgo - a.daysAgo)) {
    const noon = Date.parse(`${today}T12:00:00Z`) - Math.max(daysAgo, 1) * DAY_MS
    last = Math.max(noon + ((id * 13) % 240) * MINUTE_MS, last + 4 * MINUTE_MS)
    past.act(by, action, new Date(last).toISOString(), write)
  }
}

/** The groups whose people are publishers; those of `Publisher owner` sell. */
export const publishersOf = (ids: Record<GroupKey | DemoGroupKey, number>): PublisherGroups => ({
  publishers: new Set(
    [...DEFAULT_GROUPS, ...DEMO_GROUPS].filter(({ gro_scope }) => gro_scope === 'own').map(({ key }) => ids[key]),
  ),
  owners: new Set([ids.PO]),
})

/** The accounts of the demo with their people and websites, and how they came to be what they are. */
export const accounts = (
  random: Random,
  size: 'small' | 'full',
  users: readonly SeededUser[],
  groups: PublisherGroups,
  today: string,
): Past => {
  const chosen = size === 'full' ? DEMO_ACCOUNTS : DEMO_ACCOUNTS.slice(0, SMALL)
  const past = createPast(random)
  const found = peopleOfAccounts(chosen, users, groups)
  const byId = new Map(users.map(user => [user.id, user]))
  let firstSite = 1
  chosen.forEach((account, index) => {
    const people = found[index] ?? { sellers: [], visitors: [] }
    const life = lifeOf({ past, account, id: index + 1, firstSite, people }, byId, today)
    happen(past, today, life.id, [...accountEvents(life), ...websiteEvents(life, groups.owners)])
    firstSite += account.sites.length
  })
  return past
}
