import { useSession } from '@candela/shared-auth'
import { useLocale } from '@candela/shared-ui/runtime'
import { useRegistry } from '../registry/store'
import { type Destination, destinationsOf } from './destinations'

export const useDestinations = (): Destination[] => {
  const registry = useRegistry()
  const locale = useLocale()
  const user = useSession(session => session.user)
  return user ? destinationsOf(registry, user, locale) : []
}
