import { isPastUndo } from './modules/technology/technology.repository'
import { type Chore, dropOlder, dropWhere } from './platform/housekeeping'

/** How long logs are kept, in days. The audit trail stays for good. */
export const chores: readonly Chore[] = [
  dropOlder('visit_logs', 180),
  dropOlder('sign_in_failures', 180),
  dropOlder('client_errors', 30),
  dropWhere('technology_merge_facts', isPastUndo),
  dropOlder('api_logs', 180, 'apl_started_at'),
]
