import { can } from '@candela/shared-auth'
import type { MenuReader, SessionUser } from '@candela/shared-contract'

/** The person as menus ask about them. */
export const readerOf = (user: SessionUser): MenuReader => ({ id: user.id, holds: anyOf => can(user, anyOf) })
