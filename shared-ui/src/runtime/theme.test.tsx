import { act, render, screen } from '@testing-library/react'
import { THEME_KEY } from '../theme/choice'
import { getThemeChoice, setThemeChoice, useTheme, watchTheme } from './theme'

const Shown = () => {
  const { choice, resolved } = useTheme()
  return (
    <p>
      {choice} {resolved}
    </p>
  )
}

/** A system whose theme the test changes. */
const systemTheme = () => {
  const query = Object.assign(new EventTarget(), { matches: false })
  jest.spyOn(window, 'matchMedia').mockReturnValue(query as unknown as MediaQueryList)
  return (dark: boolean) => {
    query.matches = dark
    query.dispatchEvent(new Event('change'))
  }
}

beforeEach(() => {
  systemTheme()
  setThemeChoice('system')
})

test('a choice is shown at once, kept, and set on the document', () => {
  render(<Shown />)
  act(() => setThemeChoice('dark'))
  expect(screen.getByText('dark dark')).toBeInTheDocument()
  expect(document.documentElement).toHaveAttribute('data-theme', 'dark')
  expect(localStorage.getItem(THEME_KEY)).toBe('dark')
})

test('without a choice the system decides, also later', () => {
  const setSystem = systemTheme()
  const stop = watchTheme()
  render(<Shown />)
  act(() => setSystem(true))
  expect(screen.getByText('system dark')).toBeInTheDocument()
  stop()
})

test('a choice is not touched by the system', () => {
  const setSystem = systemTheme()
  const stop = watchTheme()
  act(() => setThemeChoice('light'))
  act(() => setSystem(true))
  expect(document.documentElement).toHaveAttribute('data-theme', 'light')
  stop()
})

test('the choice of another tab is followed', () => {
  const stop = watchTheme()
  localStorage.setItem(THEME_KEY, 'dark')
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: THEME_KEY }))
  })
  expect(getThemeChoice()).toBe('dark')
  stop()
})

test('an unknown stored value counts as no choice', () => {
  const stop = watchTheme()
  localStorage.setItem(THEME_KEY, 'sepia')
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: THEME_KEY }))
  })
  expect(getThemeChoice()).toBe('system')
  stop()
})
