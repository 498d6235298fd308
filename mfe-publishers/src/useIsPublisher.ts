import { useSession } from '@candela/shared-auth'

/** Whether the reader sells; everybody else works for the platform. Who has no group does not, as the API has it. */
export const useIsPublisher = (): boolean => useSession(({ user }) => (user?.group?.gro_scope ?? 'own') === 'own')
