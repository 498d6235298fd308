import type { Currency, FileFormat } from '@candela/shared-contract'
import type { ColumnType, Generated } from 'kysely'

/** JSON text on the way in, parsed on the way out. */
type Json<T> = ColumnType<T, string, string>

export type JobState = 'queued' | 'running' | 'done' | 'failed' | 'cancelled'

/** Whose rows are in a file, and whether they were told the gross. */
export type ExportReach = {
  scope: string
  websites: number[]
  accounts: number[]
  people: number[]
  isGrossHidden?: boolean
}

/** Work in the background, and the files that come of it. */
export type JobSchema = {
  jobs: {
    id: Generated<number>
    job_kind: string
    job_payload: Json<unknown>
    job_id_user: number | null
    job_state: Generated<JobState>
    job_attempts: Generated<number>
    job_most_attempts: Generated<number>
    job_next_at: Generated<string>
    job_owner: Generated<string | null>
    job_lease_until: Generated<string | null>
    job_done: Generated<number>
    job_total: Generated<number | null>
    job_is_cancelled: Generated<boolean>
    job_error: Generated<string | null>
    started_at: Generated<string | null>
    finished_at: Generated<string | null>
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  exports: {
    id: Generated<number>
    exp_id_job: number
    exp_id_user: number
    exp_report: string
    exp_format: FileFormat
    exp_question: Json<unknown>
    exp_name: Generated<string | null>
    exp_about: Generated<string | null>
    exp_currency: Generated<Currency | null>
    exp_zone: Generated<string | null>
    exp_rows: Generated<number | null>
    exp_bytes: Generated<number | null>
    exp_sha256: Generated<string | null>
    exp_reach: ColumnType<ExportReach | null, string | null | undefined, string | null>
    exp_expires_at: Generated<string | null>
    exp_cancelled_at: Generated<string | null>
    created_at: Generated<string>
    updated_at: Generated<string>
  }
  export_pieces: {
    exp_id_export: number
    exp_attempt: number
    exp_piece: number
    exp_content: Buffer
  }
}
