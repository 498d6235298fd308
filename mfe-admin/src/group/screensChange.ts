import { type Locale, labelIn, type Pair, type PublicRegistry } from '@candela/shared-contract'
import type { Rights } from '@candela/shared-ui/rights'

export type Screen = { key: string; label: string; inMenu: boolean }
export type ScreensDiff = { gained: Screen[]; lost: Screen[] }

type Opened = Screen & { anyOf: readonly Pair[] }

/** Entries of the menu, and screens that stand behind others: one that the menu leads to is said once. */
const screensIn = ({ remotes }: PublicRegistry, locale: Locale): Opened[] =>
  remotes.flatMap(({ name, declaration: { nav, routes } }) => {
    const entries = nav.filter(({ placement, hidden }) => placement === 'sidebar' && !hidden)
    const inMenu = new Set(entries.map(({ path }) => path))
    return [
      ...entries.map(({ path, label, anyOf }) => ({
        key: `${name} menu ${path}`,
        label: labelIn(label, locale),
        inMenu: true,
        anyOf,
      })),
      ...routes
        .filter(({ path }) => !inMenu.has(path))
        .map(({ path, title, anyOf }) => ({
          key: `${name} ${path}`,
          label: labelIn(title, locale),
          inMenu: false,
          anyOf,
        })),
    ]
  })

/** What people see and open with other rights, and what they no longer do; the menu first. */
export const screensChange = (registry: PublicRegistry, before: Rights, after: Rights, locale: Locale): ScreensDiff => {
  const opens = ({ anyOf }: Opened, rights: Rights) => anyOf.some(pair => rights.has(pair))
  const screens = screensIn(registry, locale).toSorted((a, b) => Number(b.inMenu) - Number(a.inMenu))
  const only = (with_: Rights, without: Rights): Screen[] =>
    screens
      .filter(screen => opens(screen, with_) && !opens(screen, without))
      .map(({ key, label, inMenu }) => ({ key, label, inMenu }))
  return { gained: only(after, before), lost: only(before, after) }
}
