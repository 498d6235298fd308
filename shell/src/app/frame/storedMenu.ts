import { NAV_GROUPS, type NavGroup } from '@candela/shared-contract'

export type StoredMenu = { rail: boolean; unfolded: readonly NavGroup[] }

const MENU_KEY = 'candela.menu'

/** Anything unreadable is a menu that nobody has touched yet. */
export const readMenu = (): StoredMenu => {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(MENU_KEY) ?? 'null')
    const { rail, unfolded } = stored as { rail?: unknown; unfolded?: unknown }
    return {
      rail: rail === true,
      unfolded: NAV_GROUPS.filter(group => Array.isArray(unfolded) && unfolded.includes(group)),
    }
  } catch {
    return { rail: false, unfolded: [] }
  }
}

export const writeMenu = (menu: StoredMenu): void => {
  try {
    localStorage.setItem(MENU_KEY, JSON.stringify(menu))
  } catch {
    // Without storage the menu keeps its state for this page only.
  }
}
