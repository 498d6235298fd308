import { labelIn, type MenuGroup, NAV_GROUP_FACTS } from '@candela/shared-contract'
import { Icon } from '@candela/shared-ui'
import { useLocale } from '@candela/shared-ui/runtime'
import { type ReactNode, useId } from 'react'
import { useShellText } from '../i18n/messages'
import { DownMark } from './DownMark'
import { iconOf } from './menuIcons'
import { Caption, MenuLink, MenuNav, MenuRow, SubList } from './menuStyle'
import { toggleGroup, useFrame } from './useFrame'
import type { Menu } from './useMenu'

type GroupProps = MenuGroup & { current: string | undefined; onFollow: (() => void) | undefined }

const currentIf = (isCurrent: boolean) => (isCurrent ? 'page' : undefined)

const FlatGroup = ({ group, items, current, onFollow }: GroupProps) => {
  const locale = useLocale()
  const id = useId()
  const named = group !== 'main'
  return (
    <li>
      {named && <Caption id={id}>{labelIn(NAV_GROUP_FACTS[group].label, locale)}</Caption>}
      <ul aria-labelledby={named ? id : undefined}>
        {items.map(({ key, remote, label, path, icon }) => (
          <li key={key}>
            <MenuLink to={path} aria-current={currentIf(path === current)} onClick={onFollow}>
              <Icon name={iconOf(icon)} />
              {label}
              <DownMark remotes={[remote]} />
            </MenuLink>
          </li>
        ))}
      </ul>
    </li>
  )
}

const FoldingGroup = ({ group, items, current, onFollow }: GroupProps) => {
  const locale = useLocale()
  const id = useId()
  const open = useFrame(({ unfolded }) => unfolded.includes(group))
  return (
    <li>
      <MenuRow type="button" aria-expanded={open} aria-controls={id} onClick={() => toggleGroup(group)}>
        <Icon name={iconOf(NAV_GROUP_FACTS[group].icon)} />
        {labelIn(NAV_GROUP_FACTS[group].label, locale)}
        {!open && <DownMark remotes={items.map(({ remote }) => remote)} />}
        <Icon name={open ? 'chevronDown' : 'chevronRight'} size={14} />
      </MenuRow>
      <SubList id={id} hidden={!open}>
        {items.map(({ key, remote, label, path }) => (
          <li key={key}>
            <MenuLink to={path} aria-current={currentIf(path === current)} onClick={onFollow}>
              {label}
              <DownMark remotes={[remote]} />
            </MenuLink>
          </li>
        ))}
      </SubList>
    </li>
  )
}

type SidebarMenuProps = {
  menu: Menu
  /** The drawer closes behind whoever follows a link. */
  onFollow?: () => void
  /** Rows before the groups. */
  children?: ReactNode
}

export const SidebarMenu = ({ menu: { groups, current }, onFollow, children }: SidebarMenuProps) => {
  const t = useShellText()
  return (
    <MenuNav aria-label={t('menu.title')}>
      <ul>
        {children}
        {groups.map(menuGroup => {
          const Group = NAV_GROUP_FACTS[menuGroup.group].flat ? FlatGroup : FoldingGroup
          return <Group key={menuGroup.group} {...menuGroup} current={current} onFollow={onFollow} />
        })}
      </ul>
    </MenuNav>
  )
}
