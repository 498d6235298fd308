import * as z from 'zod/mini'
import { id, instant } from '../fields'
import { SCOPES } from '../permissions'

export const permissionSchema = z.object({ grp_controller: z.string(), grp_method: z.string() })
export type Permission = z.infer<typeof permissionSchema>

/** An access group with what it may do. */
export const groupSchema = z.object({
  id,
  gro_name: z.string(),
  gro_scope: z.enum(SCOPES),
  permissions: z.array(permissionSchema),
  created_at: instant,
  updated_at: instant,
})
export type Group = z.infer<typeof groupSchema>

/** As administrators see it: with how many people have it. */
export const groupRecordSchema = z.extend(groupSchema, {
  users_count: z.int(),
  /** The one group that holds every right, now and later: it cannot be narrowed or removed. */
  gro_is_administrators: z.boolean(),
})
export type GroupRecord = z.infer<typeof groupRecordSchema>

export const groupRowSchema = z.object({
  id,
  gro_name: z.string(),
  gro_scope: z.enum(SCOPES),
  permissions_count: z.int(),
  users_count: z.int(),
  created_at: instant,
  updated_at: instant,
  can: z.object({ update: z.boolean(), destroy: z.boolean() }),
})
export type GroupRow = z.infer<typeof groupRowSchema>
