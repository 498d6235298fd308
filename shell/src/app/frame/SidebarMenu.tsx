import { labelIn, type MenuGroup, type MenuItem, NAV_GROUP_FACTS } from '@candela/shared-contract'
import { Icon } from '@candela/shared-ui'
import { useLocale } from '@candela/shared-ui/runtime'
import { type ReactNode, useEffect, useId, useState } from 'react'
import { useShellText } from '../i18n/messages'
import { DownMark } from './DownMark'
import { iconOf } from './menuIcons'
import { Caption, Label, MenuLink, MenuNav, MenuRow, SubList } from './menuStyle'
import { toggleGroup, useFrame } from './useFrame'
import type { Menu } from './useMenu'
import { WaitingMark } from './WaitingMark'

type Here = { current: string | undefined; onFollow: (() => void) | undefined }
type GroupProps = MenuGroup & Here

const currentIf = (isCurrent: boolean) => (isCurrent ? 'page' : undefined)

/** Without a name for what stands above all groups. */
const OpenGroup = ({ name, items, current, onFollow }: Here & { name: string | undefined; items: MenuItem[] }) => {
  const id = useId()
  return (
    <li>
      {name && <Caption id={id}>{name}</Caption>}
      <ul aria-labelledby={name && id}>
        {items.map(item => (
          <li key={item.key}>
            <MenuLink to={item.path} aria-current={currentIf(item.path === current)} onClick={onFollow}>
              <Icon name={iconOf(item.icon)} />
              <Label>{item.label}</Label>
              <DownMark remotes={[item.remote]} />
              <WaitingMark items={[item]} />
            </MenuLink>
          </li>
        ))}
      </ul>
    </li>
  )
}

const FlatGroup = ({ group, ...rest }: GroupProps) => {
  const locale = useLocale()
  return <OpenGroup name={group === 'main' ? undefined : labelIn(NAV_GROUP_FACTS[group].label, locale)} {...rest} />
}

const FoldingGroup = ({ group, items, current, onFollow }: GroupProps) => {
  const locale = useLocale()
  const id = useId()
  const isUnfolded = useFrame(({ unfolded }) => unfolded.includes(group))
  const isHere = items.some(({ path }) => path === current)
  const [wasHere, setWasHere] = useState(false)
  useEffect(() => setWasHere(isHere), [isHere])
  // Whoever arrives in it sees it open from the first paint on; rows below it do not jump.
  const open = isUnfolded || (isHere && !wasHere)
  return (
    <li>
      <MenuRow type="button" aria-expanded={open} aria-controls={id} onClick={() => toggleGroup(group)}>
        <Icon name={iconOf(NAV_GROUP_FACTS[group].icon)} />
        {labelIn(NAV_GROUP_FACTS[group].label, locale)}
        {!open && <DownMark remotes={items.map(({ remote }) => remote)} />}
        {!open && <WaitingMark items={items} />}
        <Icon name={open ? 'chevronDown' : 'chevronRight'} size={14} />
      </MenuRow>
      <SubList id={id} hidden={!open}>
        {items.map(item => (
          <li key={item.key}>
            <MenuLink to={item.path} aria-current={currentIf(item.path === current)} onClick={onFollow}>
              {item.label}
              <DownMark remotes={[item.remote]} />
              <WaitingMark items={[item]} />
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

export const SidebarMenu = ({ menu: { groups, views, current }, onFollow, children }: SidebarMenuProps) => {
  const t = useShellText()
  return (
    <MenuNav aria-label={t('menu.title')}>
      <ul>
        {children}
        {groups.map(menuGroup => {
          const Group = NAV_GROUP_FACTS[menuGroup.group].flat ? FlatGroup : FoldingGroup
          return <Group key={menuGroup.group} {...menuGroup} current={current} onFollow={onFollow} />
        })}
        {views.length > 0 && <OpenGroup name={t('menu.views')} items={views} current={current} onFollow={onFollow} />}
      </ul>
    </MenuNav>
  )
}
