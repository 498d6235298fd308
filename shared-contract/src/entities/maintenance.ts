import * as z from 'zod/mini'
import { id, idText, instant, optionals, version } from '../fields'
import { anyOf, listBody } from '../list'
import { moment } from '../moment'

/** Of an entry, in the order in which they matter. */
export const MAINTENANCE_STATES = ['now', 'planned', 'over'] as const
export type MaintenanceState = (typeof MAINTENANCE_STATES)[number]

/** Whom an entry is for: one person, or everybody of an access group. */
export const MAINTENANCE_TARGETS = ['user', 'group'] as const
export type MaintenanceTarget = (typeof MAINTENANCE_TARGETS)[number]

/** So long before it begins it is told to whom it is for. */
export const MAINTENANCE_NOTICE_MINUTES = 15

/** Whom it keeps out, as things stand. */
const affected = {
  /** People who can sign in and are kept out. */
  people_count: z.int(),
  /** Whoever may end maintenance is never kept out: an entry for them would do nothing. */
  stays_reachable: z.boolean(),
}

export const affectedAnswer = z.object(affected)
export type Affected = z.infer<typeof affectedAnswer>

const maintenanceSchema = z.object({
  id,
  state: z.enum(MAINTENANCE_STATES),
  /** One of the two. */
  usm_id_user: z.nullable(id),
  usm_id_group: z.nullable(id),
  target: z.enum(MAINTENANCE_TARGETS),
  /** What the person or the group is called. */
  target_name: z.string(),
  usm_message: z.nullable(z.string()),
  /** Null: from when it was added. */
  usm_from: z.nullable(instant),
  /** Null: until somebody ends it. */
  usm_until: z.nullable(instant),
  ...affected,
  created_at: instant,
  updated_at: instant,
})
export type MaintenanceRecord = z.infer<typeof maintenanceSchema>

const can = z.object({ update: z.boolean(), destroy: z.boolean() })

export const maintenanceRowSchema = z.extend(maintenanceSchema, { can })
export type MaintenanceRow = z.infer<typeof maintenanceRowSchema>

export const oneMaintenance = z.object({ record: maintenanceSchema, can })
export type OneMaintenance = z.infer<typeof oneMaintenance>

export const maintenanceListBody = listBody(
  ['state', 'target_name', 'people_count', 'usm_from', 'usm_until', 'created_at', 'updated_at'],
  { state: anyOf(MAINTENANCE_STATES), target: anyOf(MAINTENANCE_TARGETS) },
)

const message = z.nullable(z.string().check(z.trim(), z.normalize('NFC'), z.maxLength(500, { error: 'tooLong' })))

const when = { usm_from: moment, usm_until: moment, usm_message: message }

type Times = { usm_from?: string | null | undefined; usm_until?: string | null | undefined }

/** What ends before it begins, or in the moment in which it does, was never there. */
export const endsAfterStart = ({ usm_from, usm_until }: Times): boolean =>
  !usm_from || !usm_until || Date.parse(usm_until) > Date.parse(usm_from)

/** It does not last until a time that is over. */
export const endsLater = ({ usm_until }: Times, now = Date.now()): boolean => !usm_until || Date.parse(usm_until) > now

const lasts = z.refine<Times>(times => endsAfterStart(times) && endsLater(times), {
  error: 'endTooEarly',
  path: ['usm_until'],
})

export const maintenanceCreateBody = z
  .strictObject({ usm_id_user: z.nullable(id), usm_id_group: z.nullable(id), ...when })
  .check(
    z.refine(({ usm_id_user, usm_id_group }) => (usm_id_user === null) !== (usm_id_group === null), {
      error: 'userOrGroup',
      path: ['usm_id_user'],
    }),
    lasts,
  )
export type MaintenanceCreateBody = z.infer<typeof maintenanceCreateBody>

/** Whom it is for stays: another person is another entry. */
export const maintenanceUpdateBody = z.strictObject(optionals({ ...when, updated_at: version })).check(lasts)
export type MaintenanceUpdateBody = z.infer<typeof maintenanceUpdateBody>

export const affectedQuery = z.strictObject({ user: z.optional(idText), group: z.optional(idText) })

/** Which removal of all is taken back. */
export const maintenanceUndoBody = z.strictObject({ transaction: z.uuid({ error: 'invalid' }) })

export const removedAllAnswer = z.object({ transaction: z.string(), done: z.int() })
export const broughtBackAnswer = z.object({ done: z.int() })
