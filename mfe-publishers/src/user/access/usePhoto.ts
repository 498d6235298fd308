import type { UserRecord } from '@candela/shared-contract'
import { useQuery } from '@tanstack/react-query'
import { photoQuery } from './access.api'
import { useObjectUrl } from './useObjectUrl'

/** An address for somebody's picture; nothing while there is none. */
export const usePhoto = (user: Pick<UserRecord, 'id' | 'usr_photo'>): string | undefined =>
  useObjectUrl(useQuery(photoQuery(user)).data)
