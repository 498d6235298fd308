import {
  labelIn,
  type MenuGroup,
  type MenuItem,
  NAV_GROUP_FACTS,
  type Pair,
  type PublicRegistry,
  sidebarOf,
} from '@candela/shared-contract'
import { useLocale } from '@candela/shared-ui/runtime'
import { useMemo } from 'react'
import { Card } from '../components/Card'
import { Icon } from '../components/Icon'
import { isIconName } from '../components/iconPaths'
import { Skeleton } from '../components/Skeleton'
import { Unanswered, type UnansweredProps } from '../pages/Unanswered'
import { Hidden, List, MenuSkeleton, Note, Sublist } from './menuPreviewStyle'
import { rightMessages } from './messages'
import type { Rights } from './rights'

/** Nobody in particular: what single people do not see although they may is theirs, not the group's. */
const NOBODY = 0

type Locale = Parameters<typeof sidebarOf>[2]

const menuOf = (registry: PublicRegistry, id: number, holds: (pair: Pair) => boolean, locale: Locale) =>
  sidebarOf(registry, { id, holds: anyOf => anyOf.some(holds) }, locale)

type Entry = { item: MenuItem; seen: boolean }
type Section = Pick<MenuGroup, 'group'> & { entries: Entry[] }

/** The whole menu, and what of it is seen with these rights. */
const sectionsOf = (registry: PublicRegistry, id: number, rights: Rights, locale: Locale): Section[] => {
  const seen = new Set(
    menuOf(registry, id, pair => rights.has(pair), locale).flatMap(({ items }) => items.map(({ path }) => path)),
  )
  return menuOf(registry, id, () => true, locale).map(({ group, items }) => ({
    group,
    entries: items.map(item => ({ item, seen: seen.has(item.path) })),
  }))
}

const MenuIcon = ({ name }: { name: string | undefined }) =>
  name && isIconName(name) ? <Icon name={name} size={14} /> : <span aria-hidden="true" />

const HiddenMark = () => {
  const t = rightMessages.useT()
  return <Hidden>{t('menu.hidden')}</Hidden>
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

export type MenuPreviewProps = {
  rights: Rights
  /** Of whom the note speaks: everybody in a group, or one person. */
  of: 'group' | { person: number }
  /** The sections that are live. */
  query: UnansweredProps['query'] & { data: PublicRegistry | undefined }
}

/** What people see in the sidebar, made by the rules by which the sidebar itself is made. */
export const MenuPreview = ({ rights, of, query }: MenuPreviewProps) => {
  const t = rightMessages.useT()
  const locale = useLocale()
  const { data } = query
  const id = of === 'group' ? NOBODY : of.person
  const sections = useMemo(() => (data ? sectionsOf(data, id, rights, locale) : []), [data, id, rights, locale])
  const seesNothing = data !== undefined && !sections.some(({ entries }) => entries.some(({ seen }) => seen))
  const whose = of === 'group' ? 'group' : 'person'

  return (
    <Card title={t('menu.title')} flush>
      <Note>{seesNothing ? t(`menu.nothing.${whose}`) : t(`menu.text.${whose}`)}</Note>
      {data ? (
        <List aria-label={t('menu.title')}>
          {sections.map(section =>
            NAV_GROUP_FACTS[section.group].flat ? (
              <FlatEntries key={section.group} entries={section.entries} />
            ) : (
              <FoldedSection key={section.group} {...section} />
            ),
          )}
        </List>
      ) : (
        <Unanswered query={query} title={t('menu.failed')}>
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
