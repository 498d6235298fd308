import { createEvent, fireEvent, render, screen } from '@testing-library/react'
import { LinkButton } from '../components/LinkButton'
import { TextLink } from '../components/TextLink'
import { setLinkNavigation } from './links'

const go = jest.fn()

beforeEach(() => setLinkNavigation(go))
afterEach(() => {
  setLinkNavigation(undefined)
  go.mockClear()
})

/** True when the browser is left to follow the link. */
const click = (link: HTMLElement, options: MouseEventInit = {}) => {
  const event = createEvent.click(link, { button: 0, ...options })
  fireEvent(link, event)
  const loads = !event.defaultPrevented
  return loads
}

test('a link of the product is followed without loading a page', () => {
  render(<TextLink href="/user?page=2#top">Users</TextLink>)
  expect(click(screen.getByRole('link', { name: 'Users' }))).toBe(false)
  expect(go).toHaveBeenCalledWith('/user?page=2#top')
})

test.each([
  ['with a modifier', { ctrlKey: true }],
  ['with the middle button', { button: 1 }],
])('a click %s is left to the browser', (_, options) => {
  render(<LinkButton href="/user">Users</LinkButton>)
  expect(click(screen.getByRole('link', { name: 'Users' }), options)).toBe(true)
  expect(go).not.toHaveBeenCalled()
})

test('other sites, other windows and downloads are left to the browser', () => {
  render(
    <>
      <TextLink href="https://www.candela.example/privacy/en">Privacy</TextLink>
      <TextLink href="/user" target="_blank">
        Window
      </TextLink>
      <TextLink href="/report.csv" download>
        File
      </TextLink>
    </>,
  )
  for (const link of screen.getAllByRole('link')) click(link)
  expect(go).not.toHaveBeenCalled()
})

test('where the host offers nothing, the page is loaded', () => {
  setLinkNavigation(undefined)
  render(<TextLink href="/auth/forgot-password">Forgot password?</TextLink>)
  expect(click(screen.getByRole('link'))).toBe(true)
})
