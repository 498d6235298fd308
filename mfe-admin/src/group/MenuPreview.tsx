import {
  labelIn,
  type MenuGroup,
  type MenuItem,
  NAV_GROUP_FACTS,
  type Pair,
  type PublicRegistry,
  sidebarOf,
} from '@candela/shared-contract'
import { Card, Icon, isIconName, Skeleton } from '@candela/shared-ui'
import { Unanswered } from '@candela/shared-ui/pages'
import { useLocale } from '@candela/shared-ui/runtime'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { adminMessages } from '../i18n/messages'
import { liveRemotes } from './group.api'
import { Hidden, List, MenuSkeleton, Note, Sublist } from './menuPreviewStyle'
import type { Rights } from './rights/rights'

/** Nobody in particular: what single people do not see although they may is theirs, not the group's. */
const NOBODY = 0

const menuOf = (registry: PublicRegistry, holds: (pair: Pair) => boolean, locale: Parameters<typeof sidebarOf>[2]) =>
  sidebarOf(registry, { id: NOBODY, holds: anyOf => anyOf.some(holds) }, locale)

type Entry = { item: MenuItem; seen: boolean }
type Section = Pick<MenuGroup, 'group'> & { entries: Entry[] }

/** The whole menu, and what of it the group sees. */
const sectionsOf = (registry: PublicRegistry, rights: Rights, locale: Parameters<typeof sidebarOf>[2]): Section[] => {
  const seen = new Set(
    menuOf(registry, pair => rights.has(pair), locale).flatMap(({ items }) => items.map(({ path }) => path)),
  )
  return menuOf(registry, () => true, locale).map(({ group, items }) => ({
    group,
    entries: items.map(item => ({ item, seen: seen.has(item.path) })),
  }))
}

const MenuIcon = ({ name }: { name: string | undefined }) =>
  name && isIconName(name) ? <Icon name={name} size={14} /> : null

const HiddenMark = () => {
  const t = adminMessages.useT()
  return <Hidden>{t('group.menu.hidden')}</Hidden>
}

const FlatEntries = ({ entries }: { entries: readonly Entry[] }) =>
  entries.map(({ item, seen }) => (
    <li key={item.path} data-hidden={!seen || undefined}>
      <MenuIcon name={item.icon} />
      {item.label}
      {!seen && <HiddenMark />}
    </li>
  ))

const FoldedSection = ({ group, entries }: Section) => {
  const locale = useLocale()
  const { icon, label } = NAV_GROUP_FACTS[group]
  const isEmpty = entries.every(({ seen }) => !seen)
  return (
    <li data-hidden={isEmpty || undefined}>
      <MenuIcon name={icon} />
      {labelIn(label, locale)}
      {isEmpty ? (
        <HiddenMark />
      ) : (
        <Sublist>
          {entries.map(({ item, seen }) => (
            <li key={item.path} data-hidden={!seen || undefined}>
              {item.label}
              {!seen && <HiddenMark />}
            </li>
          ))}
        </Sublist>
      )}
    </li>
  )
}

/** What people of the group see in the sidebar, made by the rules by which the sidebar itself is made. */
export const MenuPreview = ({ rights }: { rights: Rights }) => {
  const t = adminMessages.useT()
  const locale = useLocale()
  const query = useQuery(liveRemotes())
  const { data } = query
  const sections = useMemo(() => (data ? sectionsOf(data, rights, locale) : []), [data, rights, locale])
  const seesNothing = data !== undefined && !sections.some(({ entries }) => entries.some(({ seen }) => seen))

  return (
    <Card title={t('group.menu.title')} flush>
      <Note>{seesNothing ? t('group.menu.nothing') : t('group.menu.text')}</Note>
      {data ? (
        <List aria-label={t('group.menu.title')}>
          {sections.map(section =>
            NAV_GROUP_FACTS[section.group].flat ? (
              <FlatEntries key={section.group} entries={section.entries} />
            ) : (
              <FoldedSection key={section.group} {...section} />
            ),
          )}
        </List>
      ) : (
        <Unanswered query={query} title={t('group.menu.failed')}>
          <MenuSkeleton>
            {['60%', '44%', '52%', '38%', '56%'].map(width => (
              <Skeleton key={width} width={width} />
            ))}
          </MenuSkeleton>
        </Unanswered>
      )}
    </Card>
  )
}
