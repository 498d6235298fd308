import type { NavGroup } from '@candela/shared-contract'
import { type IconName, isIconName } from '@candela/shared-ui'

export const GROUP_ICONS: Record<NavGroup, IconName> = {
  main: 'home',
  reports: 'chart',
  publishers: 'building',
  formats: 'layout',
  adNetworks: 'network',
  administration: 'shield',
}

/** A declaration may name an icon of a later release. */
export const iconOf = (name: string | undefined): IconName => (name !== undefined && isIconName(name) ? name : 'link')

/** These stand open in the menu; the other groups fold. */
export const FLAT_GROUPS: ReadonlySet<NavGroup> = new Set(['main', 'administration'])
