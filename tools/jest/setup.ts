import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'

// A busy machine renders late. Waiting ends as soon as the thing is there.
configure({ asyncUtilTimeout: 4000 })

/** jsdom has no layout, so no media query matches: a wide, light screen. */
const noMatch = (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })

// tests of what Node renders have no window
if (typeof window !== 'undefined') {
  window.matchMedia ??= noMatch
  Element.prototype.scrollIntoView ??= () => undefined
}
