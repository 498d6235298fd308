import { useSession } from '@candela/shared-auth'
import { useLocale } from '@candela/shared-ui/runtime'
import { useMemo } from 'react'
import { useRegistry } from '../registry/store'
import { destinationsOf } from './destinations'
import { kindsOf } from './kinds'

/** What this person finds: pages and things to do, and which records. */
export const useDestinations = () => {
  const registry = useRegistry()
  const locale = useLocale()
  const user = useSession(session => session.user)
  return useMemo(() => {
    const all = user ? destinationsOf(registry, user, locale) : []
    return {
      pages: all.filter(({ isAction }) => !isAction),
      actions: all.filter(({ isAction }) => isAction),
      kinds: user ? kindsOf(registry, user, locale) : [],
    }
  }, [registry, locale, user])
}
