import { useSession } from '@candela/shared-auth'
import { Avatar, type Icon, Menu, media, text } from '@candela/shared-ui'
import { setThemeChoice, type ThemeChoice, useTheme } from '@candela/shared-ui/runtime'
import { styled } from 'styled-components'
import { useShellText } from '../i18n/messages'

const Trigger = styled.button`
  display: flex;
  flex: none;
  align-items: center;
  gap: 8px;
  min-height: 36px;
  padding: 0 6px;
  border: 0;
  border-radius: var(--r-md);
  background: none;
  text-align: left;

  &:hover {
    background: var(--bg-hover);
  }
  ${media.touch} {
    min-height: var(--touch);
    min-width: var(--touch);
    justify-content: center;
  }
`

const Who = styled.span`
  max-width: 180px;
  overflow: hidden;
  white-space: nowrap;
  text-overflow: ellipsis;

  > b {
    display: block;
    overflow: hidden;
    font-weight: 500;
    line-height: 16px;
    text-overflow: ellipsis;
  }
  > small {
    display: block;
    overflow: hidden;
    color: var(--fg-3);
    font-size: 11px;
    line-height: 14px;
    text-overflow: ellipsis;
  }
`

const OnDesktop = styled(Who)`
  ${media.belowDesktop} {
    display: none;
  }
`

const MenuHead = styled.div`
  padding: 6px 8px 2px;

  > ${Who} {
    display: block;
    max-width: 240px;
  }
  > p {
    margin-top: 10px;
    color: var(--fg-3);
    ${text('caption')}
  }
`

const THEMES = [
  { choice: 'light', icon: 'sun' },
  { choice: 'dark', icon: 'moon' },
  { choice: 'system', icon: 'desktop' },
] as const satisfies { choice: ThemeChoice; icon: Parameters<typeof Icon>[0]['name'] }[]

export const ProfileMenu = () => {
  const t = useShellText()
  const { choice: chosen } = useTheme()
  const user = useSession(session => session.user)
  if (!user) return null

  const { id, usr_name: name, group } = user
  const who = (
    <>
      <b>{name}</b>
      {group && <small>{group.gro_name}</small>}
    </>
  )
  return (
    <Menu
      trigger={button => (
        <Trigger {...button} type="button" aria-label={t('header.profile', { name })}>
          <Avatar id={id} name={name} />
          <OnDesktop>{who}</OnDesktop>
        </Trigger>
      )}
      header={
        <MenuHead>
          <Who>{who}</Who>
          <p>{t('theme.title')}</p>
        </MenuHead>
      }
      items={[
        ...THEMES.map(({ choice, icon }) => ({
          id: choice,
          icon,
          label: t(`theme.${choice}`),
          checked: choice === chosen,
          onSelect: () => setThemeChoice(choice),
        })),
        { id: 'logOut', icon: 'logout' as const, label: t('logOut'), href: '/logout', separated: true },
      ]}
    />
  )
}
