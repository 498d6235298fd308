import { type Language, type Locale, languageOf } from './locales'
import { type Labels, NAV_GROUPS, type NavEntry, type NavGroup, type PublicRegistry } from './remote'

/** What is known of the person that a menu is made for. */
export type MenuReader = { id: number; holds: (anyOf: NavEntry['anyOf']) => boolean }

export type MenuItem = {
  key: string
  remote: string
  label: string
  path: string
  icon: string | undefined
  waiting?: { what: string; said: string }
}
export type MenuGroup = { group: NavGroup; items: MenuItem[] }

type GroupFacts = { label: Labels; icon: string /** Stands open; the others fold. */; flat: boolean }

export const NAV_GROUP_FACTS: Record<NavGroup, GroupFacts> = {
  main: {
    label: { en: 'Overview', pt: 'Visão geral', es: 'Resumen', it: 'Panoramica' },
    icon: 'home',
    flat: true,
  },
  reports: {
    label: { en: 'Reports', pt: 'Relatórios', es: 'Informes', it: 'Report' },
    icon: 'chart',
    flat: false,
  },
  publishers: {
    label: { en: 'Publishers', pt: 'Publishers', es: 'Editores', it: 'Editori' },
    icon: 'building',
    flat: false,
  },
  formats: {
    label: { en: 'Formats', pt: 'Formatos', es: 'Formatos', it: 'Formati' },
    icon: 'layout',
    flat: false,
  },
  adNetworks: {
    label: { en: 'Ad networks', pt: 'Redes de anúncios', es: 'Redes publicitarias', it: 'Reti pubblicitarie' },
    icon: 'network',
    flat: false,
  },
  administration: {
    label: { en: 'Administration', pt: 'Administração', es: 'Administración', it: 'Amministrazione' },
    icon: 'shield',
    flat: true,
  },
}

export const labelIn = (labels: Labels, locale: Locale): string => labels[languageOf(locale) satisfies Language]

/** A declared address may speak of the signed-in person: `/user/:me`. */
const ME = ':me'

export const pathFor = ({ path }: Pick<NavEntry, 'path'>, { id }: Pick<MenuReader, 'id'>): string =>
  path.replaceAll(ME, String(id))

const isVisible = ({ hidden, hiddenFor, anyOf }: NavEntry, { id, holds }: MenuReader): boolean =>
  !hidden && !hiddenFor?.includes(id) && holds(anyOf)

const itemsAt = (
  { remotes }: PublicRegistry,
  placement: NavEntry['placement'],
  reader: MenuReader,
  locale: Locale,
): { item: MenuItem; group: NavGroup }[] =>
  remotes
    .flatMap(({ name, declaration }) => declaration.nav.map(entry => ({ entry, remote: name })))
    .filter(({ entry }) => entry.placement === placement && isVisible(entry, reader))
    .sort((a, b) => a.entry.order - b.entry.order)
    .map(({ entry, remote }) => ({
      group: entry.group && NAV_GROUPS.includes(entry.group) ? entry.group : 'main',
      item: {
        key: entry.key,
        remote,
        label: labelIn(entry.label, locale),
        path: pathFor(entry, reader),
        icon: entry.icon,
        ...(entry.waiting && { waiting: { what: entry.waiting.what, said: labelIn(entry.waiting.said, locale) } }),
      },
    }))

/** What somebody without the rights would see nothing of is not there at all, not even as an empty group. */
export const sidebarOf = (registry: PublicRegistry, reader: MenuReader, locale: Locale): MenuGroup[] => {
  const entries = itemsAt(registry, 'sidebar', reader, locale)
  return NAV_GROUPS.map(group => ({
    group,
    items: entries.filter(entry => entry.group === group).map(({ item }) => item),
  })).filter(({ items }) => items.length > 0)
}

export const headerOf = (registry: PublicRegistry, reader: MenuReader, locale: Locale): MenuItem[] =>
  itemsAt(registry, 'header', reader, locale).map(({ item }) => item)
