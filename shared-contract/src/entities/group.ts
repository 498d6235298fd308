import * as z from 'zod/mini'
import { id, instant } from '../fields'
import { SCOPES } from '../permissions'

export const permissionSchema = z.object({ grp_controller: z.string(), grp_method: z.string() })

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
