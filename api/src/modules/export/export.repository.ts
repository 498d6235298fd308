import type { FileState } from '@candela/shared-contract'
import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Reader } from '../../platform/db/database'
import { isAttachedBeyond, type Reach, reachesUser } from '../reach'

/** What became of the work on it, and whether it is still there. */
export const fileState: RawBuilder<FileState> = sql`case j.job_state
  when 'done' then case when e.exp_expires_at <= clock_timestamp() then 'expired' else 'ready' end
  else j.job_state end`

/** One person's own, or those of everybody in reach who has nothing beyond it: a file is named after what is in it. */
export type Whose = { user: number } | { reach: Reach }

export const exportsIn = (read: Reader, whose: Whose) => {
  const rows = read
    .selectFrom('exports as e')
    .innerJoin('jobs as j', 'j.id', 'e.exp_id_job')
    .innerJoin('users as u', 'u.id', 'e.exp_id_user')
  if ('user' in whose) return rows.where('e.exp_id_user', '=', whose.user)
  const { reach } = whose
  return rows.where(sql<SqlBool>`${reachesUser(reach, 'u')} and not ${isAttachedBeyond(reach, 'u.id')}`)
}

export const exportRecords = (read: Reader, whose: Whose) =>
  exportsIn(read, whose)
    .selectAll('e')
    .select(['u.usr_name', 'j.job_error', 'j.job_done', 'j.job_total', 'j.finished_at', 'j.job_attempts'])
    .select(fileState.as('state'))

export type ExportRecord = Awaited<ReturnType<ReturnType<typeof exportRecords>['execute']>>[number]

/** One of somebody's own. */
export const ownExport = (read: Reader, user: number, id: number): Promise<ExportRecord | undefined> =>
  exportRecords(read, { user }).where('e.id', '=', id).executeTakeFirst()

export const unfinishedCount = async (read: Reader, user: number): Promise<number> => {
  const { count } = await exportsIn(read, { user })
    .where('j.job_state', 'in', ['queued', 'running'])
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow()
  return count
}

/** Files that are made, or were made in the last minutes, and how far they are. */
export const recentFiles = (read: Reader, user: number) =>
  exportsIn(read, { user })
    .where(({ eb, or }) =>
      or([
        eb('j.job_state', 'in', ['queued', 'running']),
        eb('j.updated_at', '>', sql<string>`clock_timestamp() - interval '10 minutes'`),
      ]),
    )
    .select(['e.id', fileState.as('state'), 'j.job_done as done', 'j.job_total as total'])
    .orderBy('e.id', 'desc')
    .limit(20)
    .execute()
