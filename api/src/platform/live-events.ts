import type { Waiting } from '@candela/shared-contract'
import type { Row, TableName } from './db/schema'

/** How a job stands; `isAsked`: somebody asked for something, and it was not the one who works on it. */
type JobChange = { job: number; ofUser: number | null; isAsked?: boolean }

/** What changed for people who are signed in right now; or that this process is about to end. */
export type LiveChange =
  | { user: number }
  | { notified: number }
  | { group: number }
  /** What the menu counts may be another number. */
  | { menuCount: Waiting }
  | { remotes: true }
  | { stopping: true }
  | JobChange

export type LiveEvents = {
  tell: (changes: readonly LiveChange[]) => void
  listen: (hear: (change: LiveChange) => void) => () => void
}

/** Within this process. Who listens looks again now and then as well, so what another process did is found too. */
export const createLiveEvents = (): LiveEvents => {
  const listeners = new Set<(change: LiveChange) => void>()
  return {
    tell: changes => {
      for (const change of new Map(changes.map(entry => [JSON.stringify(entry), entry])).values())
        for (const hear of [...listeners]) hear(change)
    },
    listen: hear => {
      listeners.add(hear)
      return () => listeners.delete(hear)
    },
  }
}

/** What a changed row tells, and whom it concerns; standing beside `write()`, no use case can forget to say it. */
const EVENTS_OF_TABLE: { [T in TableName]?: (row: Row<T>) => LiveChange[] } = {
  users: ({ id }) => [{ user: id }],
  sessions: ({ ses_id_user, revoked_at }) => (revoked_at ? [{ user: ses_id_user }] : []),
  viewings: ({ vwg_id_viewer, ended_at }) => (ended_at ? [{ user: vwg_id_viewer }] : []),
  access_groups: ({ id }) => [{ group: id }],
  maintenance: ({ usm_id_user: user, usm_id_group: group }) => [
    ...(user ? [{ user }] : []),
    ...(group ? [{ group }] : []),
  ],
  user_notifications: ({ usn_id_user }) => [{ notified: usn_id_user }],
  notification_settings: ({ nos_id_user }) => [{ notified: nos_id_user }],
  websites: () => [{ menuCount: 'websites' }],
  transfers: () => [{ menuCount: 'invoices' }],
  jobs: ({ id, job_id_user }) => [{ job: id, ofUser: job_id_user, isAsked: true }],
  access_group_permissions: ({ grp_id_group }) => [{ group: grp_id_group }],
}

export const liveEventsOf = <T extends TableName>(table: T, row: Row<T>): LiveChange[] => {
  const rule = EVENTS_OF_TABLE[table] as ((row: Row<T>) => LiveChange[]) | undefined
  return rule?.(row) ?? []
}
