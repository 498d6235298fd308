import { useSession } from '@candela/shared-auth'
import { BRAND } from '@candela/shared-contract'

export type Manager = { kind: 'manager'; id: number; name: string; email: string; photo: string | null }
export type Contact = Manager | { kind: 'support'; email: string }

/** Whom this person writes to: their account manager, and support as long as nobody is assigned. */
export const useContact = (): Contact => {
  const manager = useSession(({ user }) => user?.manager ?? null)
  if (!manager) return { kind: 'support', email: BRAND.supportEmail }
  const { id, usr_name: name, usr_email: email, usr_photo: photo = null } = manager
  return { kind: 'manager', id, name, email, photo }
}
