import '@testing-library/jest-dom'

/** jsdom has no layout, so no media query matches: a wide, light screen. */
const noMatch = (media: string): MediaQueryList =>
  Object.assign(new EventTarget(), {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  })

window.matchMedia ??= noMatch

Element.prototype.scrollIntoView ??= () => undefined
