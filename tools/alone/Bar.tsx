import { remote } from 'virtual:remote'
import { saveLocale, signOut } from '@candela/shared-auth'
import { LANGUAGE_NAMES, LOCALES, type Locale, labelIn } from '@candela/shared-contract'
import { Button, SelectMenu } from '@candela/shared-ui'
import { NavLink } from '@candela/shared-ui/router'
import { changeLocale, setThemeChoice, type ThemeChoice, useLocale, useTheme } from '@candela/shared-ui/runtime'
import { styled } from 'styled-components'
import { useMenu } from './useMenu'

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px 16px;
  padding: 8px var(--gutter);
  border-bottom: 1px solid var(--line);
  background: var(--bg-surface);
`

const Links = styled.nav`
  flex: 1;

  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 4px 16px;
  }
`

const LANGUAGES = LOCALES.map(value => ({ value, label: LANGUAGE_NAMES[value] }))

const THEMES: { value: ThemeChoice; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'As the system' },
]

const changeLanguage = async (locale: Locale): Promise<void> => {
  await changeLocale(locale)
  await saveLocale(locale)
}

/** Instead of the shell's header and menu. Its own words are for developers and stay in English. */
export const Bar = () => {
  const locale = useLocale()
  const { choice } = useTheme()
  const menu = useMenu()
  return (
    <Root>
      <strong>{labelIn(remote.title, locale)}</strong>
      <Links aria-label="Menu">
        <ul>
          {menu.map(({ key, label, path }) => (
            <li key={key}>
              <NavLink to={path}>{label}</NavLink>
            </li>
          ))}
        </ul>
      </Links>
      <SelectMenu
        label="Language"
        value={locale}
        options={LANGUAGES}
        onChange={language => void changeLanguage(language)}
      />
      <SelectMenu label="Theme" value={choice} options={THEMES} onChange={setThemeChoice} />
      <Button size="sm" onClick={() => void signOut()}>
        Sign out
      </Button>
    </Root>
  )
}
