import { BRAND } from '@candela/shared-contract'
import { Icon, IconButton, Logo } from '@candela/shared-ui'
import { Chat } from '../chat/Chat'
import { useShellText } from '../i18n/messages'
import { CurrencyMenu } from './CurrencyMenu'
import { Chips, Head, LeaveLink, Shortcuts, Surface } from './drawerStyle'
import { HomeLink } from './headerStyle'
import { LanguageMenu } from './LanguageMenu'
import { MenuLink } from './menuStyle'
import { SearchButton } from './SearchButton'
import { SidebarMenu } from './SidebarMenu'
import { setDrawer } from './useFrame'
import type { Menu } from './useMenu'

const close = () => setDrawer(false)

/** The menu of narrow screens, over the page, with everything that the header has no room for. */
export const Drawer = ({ menu }: { menu: Menu }) => {
  const t = useShellText()
  const listed = new Set(menu.groups.flatMap(({ items }) => items.map(({ path }) => path)))
  const others = menu.links.filter(({ path }) => !listed.has(path))

  return (
    <Surface aria-label={t('header.menu')} closesBeside onClose={close}>
      <Head>
        <HomeLink to="/" aria-label={BRAND.name} onClick={close}>
          <Logo />
        </HomeLink>
        <IconButton icon="close" label={t('menu.close')} onClick={close} />
      </Head>
      <Shortcuts>
        <SearchButton wide />
      </Shortcuts>
      <SidebarMenu menu={menu} onFollow={close}>
        {others.map(({ key, path, label }) => (
          <li key={key}>
            <MenuLink to={path} onClick={close}>
              <Icon name="user" />
              {label}
            </MenuLink>
          </li>
        ))}
      </SidebarMenu>
      <Chips>
        <CurrencyMenu />
        <LanguageMenu full />
        <LeaveLink to="/logout" aria-label={t('logOut')} title={t('logOut')} onClick={close}>
          <Icon name="logout" size={14} />
        </LeaveLink>
      </Chips>
      <Chat look="dock" />
    </Surface>
  )
}
