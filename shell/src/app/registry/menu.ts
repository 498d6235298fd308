import { can } from '@candela/shared-auth'
import {
  type Labels,
  type Locale,
  languageOf,
  NAV_GROUPS,
  type NavEntry,
  type NavGroup,
  type PublicRegistry,
  type SessionUser,
} from '@candela/shared-contract'
import { pathFor } from './paths'

export type MenuItem = { key: string; label: string; path: string; icon: string | undefined }
export type MenuGroup = { group: NavGroup; items: MenuItem[] }

export const labelIn = (labels: Labels, locale: Locale): string => labels[languageOf(locale)]

const isVisible = ({ hidden, hiddenFor, anyOf }: NavEntry, user: SessionUser): boolean =>
  !hidden && !hiddenFor?.includes(user.id) && can(user, anyOf)

const visibleEntries = (registry: PublicRegistry, placement: NavEntry['placement'], user: SessionUser): NavEntry[] =>
  registry.remotes
    .flatMap(({ declaration }) => declaration.nav)
    .filter(entry => entry.placement === placement && isVisible(entry, user))
    .sort((a, b) => a.order - b.order)

const toItem = (entry: NavEntry, user: SessionUser, locale: Locale): MenuItem => ({
  key: entry.key,
  label: labelIn(entry.label, locale),
  path: pathFor(entry, user),
  icon: entry.icon,
})

/** What somebody without the rights would see nothing of is not there at all, not even as an empty group. */
export const sidebarOf = (registry: PublicRegistry, user: SessionUser, locale: Locale): MenuGroup[] => {
  const entries = visibleEntries(registry, 'sidebar', user)
  return NAV_GROUPS.map(group => ({
    group,
    items: entries.filter(entry => (entry.group ?? 'main') === group).map(entry => toItem(entry, user, locale)),
  })).filter(({ items }) => items.length > 0)
}

const BELL = 'bell'

/** Header entries with a bell stand at the right as icons, the others are links beside the logo. */
export const headerOf = (registry: PublicRegistry, user: SessionUser, locale: Locale) => {
  const items = visibleEntries(registry, 'header', user).map(entry => toItem(entry, user, locale))
  return { links: items.filter(({ icon }) => icon !== BELL), bells: items.filter(({ icon }) => icon === BELL) }
}
