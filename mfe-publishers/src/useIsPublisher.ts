import { useSession } from '@candela/shared-auth'

/** Without a group one counts as a publisher, as in the API's `isStaff`. */
export const useIsPublisher = (): boolean => useSession(({ user }) => (user?.group?.gro_scope ?? 'own') === 'own')
