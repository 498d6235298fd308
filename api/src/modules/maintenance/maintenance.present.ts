import {
  type MaintenanceRow,
  maintenanceRowSchema,
  type OneMaintenance,
  oneMaintenance,
} from '@candela/shared-contract'
import type { Actor } from '../../platform/context'
import { abilitiesOf, pickShown } from '../../platform/present'
import type { MaintenanceLine } from './maintenance.lines'
import { canMaintenance } from './maintenance.policy'

const canOf = (actor: Actor, line: MaintenanceLine) =>
  abilitiesOf(oneMaintenance.shape.can, action => canMaintenance(actor, action, line))

export const toMaintenanceRow = (actor: Actor, line: MaintenanceLine): MaintenanceRow =>
  pickShown(maintenanceRowSchema, { ...line, can: canOf(actor, line) })

export const toOneMaintenance = (actor: Actor, line: MaintenanceLine): OneMaintenance => ({
  record: pickShown(oneMaintenance.shape.record, line),
  can: canOf(actor, line),
})
