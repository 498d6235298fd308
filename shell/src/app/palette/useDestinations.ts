import { useSession } from '@candela/shared-auth'
import { useLocale } from '@candela/shared-ui/runtime'
import { useShellText } from '../i18n/messages'
import { useRegistry } from '../page'
import { type Destination, destinationsOf } from './destinations'

export const useDestinations = (): Destination[] => {
  const t = useShellText()
  const registry = useRegistry()
  const locale = useLocale()
  const user = useSession(session => session.user)
  return user ? destinationsOf(registry, user, locale, group => t(`menu.group.${group}`)) : []
}
