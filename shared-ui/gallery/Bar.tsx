import { LANGUAGE_NAMES, LOCALES } from '@candela/shared-contract'
import { Logo, SelectMenu, ToggleChip } from '@candela/shared-ui'
import { NavLink } from '@candela/shared-ui/router'
import { setThemeChoice, type ThemeChoice, useLocale, useTheme } from '@candela/shared-ui/runtime'
import { styled } from 'styled-components'
import { CHAPTERS } from './chapters'
import { chooseLanguage } from './language'

const Root = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 16px;
  padding: 8px var(--gutter);
  border-bottom: 1px solid var(--line);
  background: var(--bg-surface);
`

const Chapters = styled.nav`
  flex: 1 1 320px;

  > ul {
    display: flex;
    flex-wrap: wrap;
    gap: 2px 14px;
  }
  a {
    display: inline-block;
    min-height: 24px;
    color: var(--fg-2);
    line-height: 24px;
  }
  [aria-current='page'] {
    color: var(--accent-fg);
    font-weight: 500;
  }
`

const LANGUAGES = LOCALES.map(value => ({ value, label: LANGUAGE_NAMES[value] }))

const THEMES: { value: ThemeChoice; label: string }[] = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'system', label: 'As the system' },
]

type BarProps = { narrow: boolean; onNarrow: (narrow: boolean) => void }

/** Its own words, as those of all samples, are for developers and stay in English. */
export const Bar = ({ narrow, onNarrow }: BarProps) => {
  const locale = useLocale()
  const { choice } = useTheme()
  return (
    <Root>
      <Logo />
      <Chapters aria-label="Chapters">
        <ul>
          {CHAPTERS.map(({ path, title }) => (
            <li key={path}>
              <NavLink to={path}>{title}</NavLink>
            </li>
          ))}
        </ul>
      </Chapters>
      <SelectMenu
        label="Language"
        value={locale}
        options={LANGUAGES}
        onChange={language => void chooseLanguage(language)}
      />
      <SelectMenu label="Theme" value={choice} options={THEMES} onChange={setThemeChoice} />
      <ToggleChip pressed={narrow} onChange={onNarrow}>
        Narrow
      </ToggleChip>
    </Root>
  )
}
