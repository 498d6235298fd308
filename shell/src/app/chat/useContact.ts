import { useSession } from '@candela/shared-auth'
import { BRAND } from '@candela/shared-contract'

export type Contact = { kind: 'manager'; id: number; name: string; email: string } | { kind: 'support'; email: string }

/** Whom this person writes to: their account manager, and support as long as nobody is assigned. */
export const useContact = (): Contact => {
  const manager = useSession(({ user }) => user?.manager ?? null)
  if (!manager) return { kind: 'support', email: BRAND.supportEmail }
  return { kind: 'manager', id: manager.id, name: manager.usr_name, email: manager.usr_email }
}
