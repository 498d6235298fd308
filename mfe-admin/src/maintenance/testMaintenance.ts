import type { MaintenanceRecord } from '@candela/shared-contract'
import { INSTANT } from '@candela/shared-ui/testing'

/** An entry for tests: a publisher who is kept out now. */
export const KEPT_OUT: MaintenanceRecord = {
  id: 7,
  state: 'now',
  usm_id_user: 12,
  usm_id_group: null,
  target: 'user',
  target_name: 'Rita Campos',
  usm_message: 'Back at noon',
  usm_from: null,
  usm_until: null,
  people_count: 1,
  stays_reachable: false,
  created_at: INSTANT,
  updated_at: INSTANT,
}

/** One for a group, still to come. */
export const PLANNED: MaintenanceRecord = {
  ...KEPT_OUT,
  id: 8,
  state: 'planned',
  usm_id_user: null,
  usm_id_group: 4,
  target: 'group',
  target_name: 'Publisher viewer',
  usm_message: null,
  usm_from: '2099-11-20T12:00:00.000000Z',
  usm_until: '2099-11-20T14:00:00.000000Z',
  people_count: 12,
}
