import { sql } from 'kysely'
import type { Actor } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import type { ExportReach } from '../../platform/db/schema-jobs'
import { reachesAccount, reachesUser, reachesWebsite, reachOf } from '../reach'
import { siteScopeOf } from '../report/report.scope'

/** What somebody reaches now. Whoever reaches everything needs no list of it. */
export const currentReach = async (read: Reader, actor: Pick<Actor, 'id' | 'scope'>): Promise<ExportReach> => {
  const { scope } = actor
  if (scope === 'all') return { scope, websites: [], accounts: [], people: [] }
  const reach = reachOf(actor)
  const ids = async (from: string, condition: unknown): Promise<number[]> => {
    const found = sql<{ id: number }>`(select x.id from ${sql.table(from)} as x
      where x.deleted_at is null and ${condition} order by x.id)`.as('found')
    return (await read.selectFrom(found).select('found.id').execute()).map(({ id }) => id)
  }
  const [websites, accounts, people, { isGrossHidden }] = await Promise.all([
    ids('websites', reachesWebsite(reach, 'x')),
    ids('accounts', reachesAccount(reach, 'x.id')),
    ids('users', reachesUser(reach, 'x')),
    siteScopeOf(read, reach, {}),
  ])
  return { scope, websites, accounts, people, isGrossHidden }
}

const isWithin = (ids: readonly number[], all: readonly number[]): boolean => {
  const known = new Set(all)
  return ids.every(id => known.has(id))
}

/** Whether somebody still reaches and is shown all that was theirs when a file was made: what is no more may be in it. */
export const stillReaches = (then: ExportReach, now: ExportReach): boolean => {
  if (now.scope === 'all') return true
  if (then.scope !== now.scope || (now.isGrossHidden && !then.isGrossHidden)) return false
  return (
    isWithin(then.websites, now.websites) && isWithin(then.accounts, now.accounts) && isWithin(then.people, now.people)
  )
}
