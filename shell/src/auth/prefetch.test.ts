import { fireEvent } from '@testing-library/react'
import { APP_ASSETS_ID, prefetchAppOnFirstSign } from './prefetch'

const prefetched = () =>
  [...document.head.querySelectorAll('link[rel=prefetch]')].map(link => link.getAttribute('href'))

const listAssets = (text: string) => {
  document.body.innerHTML = `<script type="application/json" id="${APP_ASSETS_ID}"></script><input>`
  const list = document.getElementById(APP_ASSETS_ID)
  if (list) list.textContent = text
}

beforeEach(() => document.head.replaceChildren())

test.each(['keyDown', 'pointerDown'] as const)('the application is fetched from the first %s on, once', type => {
  listAssets('["/assets/app.js","/assets/shared.js"]')
  prefetchAppOnFirstSign()
  expect(prefetched()).toEqual([])
  const input = document.querySelector('input') ?? document.body
  fireEvent[type](input)
  fireEvent.keyDown(input)
  fireEvent.pointerDown(input)
  expect(prefetched()).toEqual(['/assets/app.js', '/assets/shared.js'])
})

test('a page without a list fetches nothing', () => {
  document.body.replaceChildren()
  prefetchAppOnFirstSign()
  fireEvent.keyDown(document.body)
  expect(prefetched()).toEqual([])
})
