import type { Visit } from '@candela/shared-contract'
import { ipSeenBy } from '../../platform/address'
import type { Actor } from '../../platform/context'
import { deviceOf } from '../../platform/device'
import type { VisitRecord } from './visit-log.repository'

/** What of a visit leaves the server. The browser of an old visit is read from what it said of itself. */
export const toVisit = (actor: Pick<Actor, 'scope'>, row: VisitRecord): Visit => ({
  id: row.id,
  ual_id_user: row.ual_id_user,
  usr_name: row.usr_name,
  usr_email: row.usr_email,
  gro_name: row.gro_name,
  ual_ip: ipSeenBy(actor)(row.ual_ip),
  ual_browser: row.ual_browser ?? deviceOf(row.ual_user_agent).browser,
  ual_operating_system: row.ual_operating_system,
  ual_device: row.ual_device,
  ual_language: row.ual_language,
  duration: row.duration,
  open: row.open,
  created_at: row.created_at,
})
