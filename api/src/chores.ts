import { sql } from 'kysely'
import { isPastUndo } from './modules/technology/technology.repository'
import { dropPieces } from './platform/file/pieces'
import { type Chore, dropOlder, dropWhere } from './platform/housekeeping'

/** How long logs are kept, in days. The audit trail stays for good. */
export const chores: readonly Chore[] = [
  dropOlder('visit_logs', 180),
  dropOlder('sign_in_failures', 180),
  dropOlder('client_errors', 30),
  dropWhere('technology_merge_facts', isPastUndo),
  dropOlder('api_logs', 180, 'apl_started_at'),
  dropPieces,
  // Of a file its row stays as long: what was in it and who asked stands in the audit trail.
  dropOlder('exports', 90),
  dropWhere(
    'jobs',
    sql`finished_at < clock_timestamp() - interval '90 days' and not exists (
      select from exports where exp_id_job = jobs.id)`,
  ),
]
