import { BRAND } from '@candela/shared-contract'
import { Icon, IconButton, Logo } from '@candela/shared-ui'
import { useLocation } from '@candela/shared-ui/router'
import { Chat } from '../chat/Chat'
import { useShellText } from '../i18n/messages'
import { currentOf, isSameSection } from '../registry/paths'
import { Bell } from './Bell'
import { CurrencyMenu } from './CurrencyMenu'
import { Bar, Brand, Divider, HeaderLink, HomeLink, IconLink, Links, NotOnPhone, Spring } from './headerStyle'
import { LanguageMenu } from './LanguageMenu'
import { ProfileMenu } from './ProfileMenu'
import { SearchButton } from './SearchButton'
import { SIDEBAR_ID } from './Sidebar'
import { setDrawer, toggleRail, useFrame } from './useFrame'
import type { Menu } from './useMenu'
import { useNarrow } from './useNarrow'

const MenuButton = ({ narrow }: { narrow: boolean }) => {
  const t = useShellText()
  const { rail, drawer } = useFrame()
  return (
    <IconButton
      icon="menu"
      label={t('header.menu')}
      aria-expanded={narrow ? drawer : !rail}
      aria-controls={narrow ? undefined : SIDEBAR_ID}
      onClick={narrow ? () => setDrawer(true) : toggleRail}
    />
  )
}

const HeaderLinks = ({ links }: Pick<Menu, 'links'>) => {
  const t = useShellText()
  const { pathname } = useLocation()
  const paths = links.map(({ path }) => path)
  const own = currentOf(paths, pathname)
  // Without a link of its own a page belongs to the link of its section.
  const section = own ?? paths.find(path => isSameSection(path, pathname))
  return (
    <Links aria-label={t('header.links')}>
      <ul>
        {links.map(({ key, path, label }) => (
          <li key={key}>
            <HeaderLink to={path} aria-current={path === own ? 'page' : path === section || undefined}>
              {label}
            </HeaderLink>
          </li>
        ))}
      </ul>
    </Links>
  )
}

export const Header = ({ menu }: { menu: Menu }) => {
  const t = useShellText()
  const narrow = useNarrow()
  return (
    <Bar>
      <Brand>
        <MenuButton narrow={narrow} />
        <HomeLink to="/" aria-label={BRAND.name}>
          <Logo />
        </HomeLink>
      </Brand>
      {!narrow && menu.links.length > 0 && <HeaderLinks links={menu.links} />}
      <Spring />
      <SearchButton />
      <NotOnPhone>
        <CurrencyMenu />
        <LanguageMenu />
      </NotOnPhone>
      {narrow && <Chat look="icon" />}
      {menu.bells.map(({ key, path, label }) => (
        <Bell key={key} path={path} label={label} />
      ))}
      <NotOnPhone>
        <Divider />
      </NotOnPhone>
      <ProfileMenu />
      <NotOnPhone>
        <IconLink to="/logout" aria-label={t('logOut')} title={t('logOut')}>
          <Icon name="logout" />
        </IconLink>
      </NotOnPhone>
    </Bar>
  )
}
