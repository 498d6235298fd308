import '@testing-library/jest-dom'
import { configure } from '@testing-library/dom'

// A busy machine renders late. Waiting ends as soon as the thing is there.
configure({ asyncUtilTimeout: 20_000 })

/** jsdom has no layout, so no media query matches: a wide, light screen. */
const noMatch = (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })

/** Says once how large something is, as browsers do at first. Nothing changes its size after that. */
class StillObserver implements ResizeObserver {
  readonly #say: ResizeObserverCallback
  constructor(say: ResizeObserverCallback) {
    this.#say = say
  }
  observe() {
    queueMicrotask(() => this.#say([], this))
  }
  unobserve() {}
  disconnect() {}
}

// tests of what Node renders have no window
if (typeof window !== 'undefined') {
  window.matchMedia ??= noMatch
  window.ResizeObserver ??= StillObserver
  Element.prototype.scrollIntoView ??= () => undefined
  // Open, and with the focus: that nothing behind it can be reached is for browsers to show.
  HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
    this.open = true
    this.focus()
  }
}
