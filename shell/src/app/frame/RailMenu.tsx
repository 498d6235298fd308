import { labelIn, type MenuGroup, type MenuItem, NAV_GROUP_FACTS } from '@candela/shared-contract'
import { Icon, type IconName, VisuallyHidden } from '@candela/shared-ui'
import { useLocale } from '@candela/shared-ui/runtime'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { useShellText } from '../i18n/messages'
import { DownMark } from './DownMark'
import { Flyout, FlyoutTitle } from './Flyout'
import { iconOf } from './menuIcons'
import { Label, MenuLink, MenuNav, MenuRow, SubList } from './menuStyle'
import { useFlyout } from './useFlyout'
import type { Menu } from './useMenu'
import { WaitingMark } from './WaitingMark'

const Rail = styled(MenuNav)`
  --menu-row: 36px;
  padding-inline: 10px;

  > ul > li > ${MenuLink}, > ul > li > ${MenuRow} {
    justify-content: center;
    padding: 0;
  }
  > ul > li > ${MenuLink} > [data-down], > ul > li > ${MenuRow} > [data-down] {
    position: absolute;
    margin: -14px -22px 0 0;
  }
  > ul > li > ${MenuLink} > [data-waiting], > ul > li > ${MenuRow} > [data-waiting] {
    position: absolute;
    margin: 18px -24px 0 0;
  }
  > ul > li > ${MenuRow} > svg:last-child {
    margin-left: 0;
  }
  > ul > li > ${MenuRow}[data-current] {
    background: var(--bg-active);
    color: var(--fg-1);
  }
`

const FlyoutList = styled(SubList)`
  margin: 0;
  padding: 0;
  border: 0;
`

const currentIf = (isCurrent: boolean) => (isCurrent ? 'page' : undefined)

const RailLink = ({ item, current }: { item: MenuItem; current: string | undefined }) => {
  const { remote, path, label, icon } = item
  const flyout = useFlyout()
  return (
    <li {...flyout.area}>
      <MenuLink to={path} aria-current={currentIf(path === current)}>
        <Icon name={iconOf(icon)} />
        <VisuallyHidden>{label}</VisuallyHidden>
        <DownMark remotes={[remote]} />
        <WaitingMark items={[item]} />
      </MenuLink>
      {flyout.top !== null && (
        <Flyout top={flyout.top} aria-hidden="true">
          <FlyoutTitle>{label}</FlyoutTitle>
        </Flyout>
      )}
    </li>
  )
}

type RailGroupProps = { name: string; icon: IconName; items: MenuItem[]; current: string | undefined }

const RailGroup = ({ name, icon, items, current }: RailGroupProps) => {
  const flyout = useFlyout()
  const open = flyout.top !== null
  const here = items.some(({ path }) => path === current)
  return (
    <li {...flyout.area}>
      <MenuRow type="button" aria-expanded={open} data-current={here || undefined} onClick={flyout.open}>
        <Icon name={icon} />
        <VisuallyHidden>{name}</VisuallyHidden>
        <DownMark remotes={items.map(({ remote }) => remote)} />
        <WaitingMark items={items} />
      </MenuRow>
      {flyout.top !== null && (
        <Flyout top={flyout.top}>
          <FlyoutTitle>{name}</FlyoutTitle>
          <FlyoutList>
            {items.map(item => (
              <li key={item.key}>
                <MenuLink to={item.path} aria-current={currentIf(item.path === current)} onClick={flyout.close}>
                  <Label>{item.label}</Label>
                  <DownMark remotes={[item.remote]} />
                  <WaitingMark items={[item]} />
                </MenuLink>
              </li>
            ))}
          </FlyoutList>
        </Flyout>
      )}
    </li>
  )
}

/** The menu as icons: groups and names fly out beside them, on hover as on focus. */
export const RailMenu = ({ menu: { groups, views, current } }: { menu: Menu }) => {
  const t = useShellText()
  const locale = useLocale()
  const entriesOf = ({ group, items }: MenuGroup): ReactNode =>
    NAV_GROUP_FACTS[group].flat ? (
      items.map(item => <RailLink key={item.key} item={item} current={current} />)
    ) : (
      <RailGroup
        key={group}
        name={labelIn(NAV_GROUP_FACTS[group].label, locale)}
        icon={iconOf(NAV_GROUP_FACTS[group].icon)}
        items={items}
        current={current}
      />
    )
  return (
    <Rail aria-label={t('menu.title')}>
      <ul>
        {groups.map(entriesOf)}
        {views.length > 0 && <RailGroup name={t('menu.views')} icon="bookmark" items={views} current={current} />}
      </ul>
    </Rail>
  )
}
