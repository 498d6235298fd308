import { useCan, useSession } from '@candela/shared-auth'

/** What the reader may decide on for websites at large; of a single one its record says it. */
export const useDecides = () => {
  const isOwn = useSession(({ user }) => user?.group?.gro_scope === 'own')
  const mayUpdate = useCan('website.update')
  const mayStore = useCan('website.store')
  const mayApprove = useCan('website.approve')
  return {
    isOwn,
    /** Commission, and switching on and off: not for publishers. */
    governs: !isOwn && (mayUpdate || mayStore),
    switches: !isOwn && mayUpdate,
    approves: !isOwn && mayApprove,
  }
}
