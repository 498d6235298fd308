import { remote } from 'virtual:remote'
import { can, useSession } from '@candela/shared-auth'
import { headerOf, type MenuItem, type PublicRegistry, sidebarOf } from '@candela/shared-contract'
import { useLocale } from '@candela/shared-ui/runtime'

const version = 'alone'

/** What the shell would read, with this remote in it and no other. */
const REGISTRY: PublicRegistry = {
  schema: 1,
  remotes: [{ name: remote.name, version, url: '/', files: {}, modules: {}, declaration: { ...remote, version } }],
  overrides: [],
}

/** The entries that the person would see in the shell, in their order. */
export const useMenu = (): MenuItem[] => {
  const user = useSession(session => session.user)
  const locale = useLocale()
  if (!user) return []
  const reader = { id: user.id, holds: (anyOf: Parameters<typeof can>[1]) => can(user, anyOf) }
  const sidebar = sidebarOf(REGISTRY, reader, locale).flatMap(({ items }) => items)
  return [...headerOf(REGISTRY, reader, locale), ...sidebar]
}
