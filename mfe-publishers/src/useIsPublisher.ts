import { useSession } from '@candela/shared-auth'

/** Whether the reader sells; everybody else works for the platform. */
export const useIsPublisher = (): boolean => useSession(({ user }) => user?.group?.gro_scope === 'own')
