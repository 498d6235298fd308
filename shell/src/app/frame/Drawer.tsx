import { BRAND } from '@candela/shared-contract'
import { Icon, IconButton, Logo, useFocusTrap } from '@candela/shared-ui'
import { useLayer } from '@candela/shared-ui/runtime'
import { useRef } from 'react'
import { Chat } from '../chat/Chat'
import { useShellText } from '../i18n/messages'
import { CurrencyMenu } from './CurrencyMenu'
import { Chips, Head, LeaveLink, Scrim, Shortcuts, Surface } from './drawerStyle'
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
  const surface = useRef<HTMLDivElement>(null)
  const isTop = useLayer({ open: true, onEscape: close, locksScroll: true })
  useFocusTrap({ open: true, container: surface, isTop })

  const listed = new Set(menu.groups.flatMap(({ items }) => items.map(({ path }) => path)))
  const others = menu.links.filter(({ path }) => !listed.has(path))

  return (
    <>
      <Scrim onClick={close} />
      <Surface ref={surface} role="dialog" aria-modal="true" aria-label={t('header.menu')} tabIndex={-1}>
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
    </>
  )
}
