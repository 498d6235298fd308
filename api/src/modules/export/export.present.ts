import { type ExportFile, FILE_ERRORS, type FileError } from '@candela/shared-contract'
import type { Actor } from '../../platform/context'
import type { ExportRecord } from './export.repository'

const errorOf = (text: string | null): FileError => FILE_ERRORS.find(error => error === text) ?? 'internal'

/** What of a file leaves the server. Only who asked for one does something with it. */
export const toExport = (actor: Pick<Actor, 'id'>, row: ExportRecord): ExportFile => {
  const { state } = row
  const isOwn = row.exp_id_user === actor.id
  const isOpen = state === 'queued' || state === 'running'
  return {
    id: row.id,
    exp_report: row.exp_report,
    exp_format: row.exp_format,
    exp_name: row.exp_name,
    exp_about: row.exp_about,
    exp_currency: row.exp_currency,
    exp_zone: row.exp_zone,
    exp_rows: row.exp_rows,
    exp_bytes: row.exp_bytes,
    exp_sha256: row.exp_sha256,
    exp_expires_at: row.exp_expires_at,
    state,
    error: state === 'failed' ? errorOf(row.job_error) : null,
    done: row.job_done,
    total: row.job_total,
    user: { id: row.exp_id_user, label: row.usr_name },
    can: { download: isOwn && state === 'ready', cancel: isOwn && isOpen, rerun: isOwn && !isOpen },
    created_at: row.created_at,
    finished_at: row.finished_at,
  }
}
