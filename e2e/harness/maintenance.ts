import type { MaintenanceRecord } from '@candela/shared-contract'
import { asAdmin } from './api'

type Facts = Partial<Pick<MaintenanceRecord, 'usm_id_user' | 'usm_id_group' | 'usm_from' | 'usm_until' | 'usm_message'>>

/** An entry of a test's own. */
export const entryOf = async (url: string, facts: Facts): Promise<MaintenanceRecord> => {
  const body = { usm_id_user: null, usm_id_group: null, usm_from: null, usm_until: null, usm_message: null, ...facts }
  const answer = await asAdmin(url, 'POST', '/userMaintenance', { body })
  if (answer.status !== 200) throw new Error(`it was not stored: ${answer.status} ${JSON.stringify(answer.body)}`)
  return answer.body.record as MaintenanceRecord
}
