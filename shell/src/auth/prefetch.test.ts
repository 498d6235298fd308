import { fireEvent } from '@testing-library/react'
import { APP_ASSETS_ID, prefetchAppOnFirstSign } from './prefetch'

const prefetched = () =>
  [...document.head.querySelectorAll('link[rel=prefetch]')].map(link => link.getAttribute('href'))

const listAssets = (text: string) => {
  const list = document.createElement('script')
  list.type = 'application/json'
  list.id = APP_ASSETS_ID
  list.textContent = text
  document.body.append(list)
}

beforeEach(() => {
  document.head.replaceChildren()
  document.body.replaceChildren()
})

test.each(['keyDown', 'pointerDown'] as const)('the application is fetched from the first %s on, once', type => {
  listAssets('["/assets/app.js","/assets/shared.js"]')
  prefetchAppOnFirstSign()
  expect(prefetched()).toEqual([])
  fireEvent[type](document.body)
  fireEvent.keyDown(document.body)
  fireEvent.pointerDown(document.body)
  expect(prefetched()).toEqual(['/assets/app.js', '/assets/shared.js'])
})

test('a page without a list fetches nothing', () => {
  prefetchAppOnFirstSign()
  fireEvent.keyDown(document.body)
  expect(prefetched()).toEqual([])
})
