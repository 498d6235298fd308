/**
 * Queries by role ask the style of every element above every element, and jsdom tries each rule on each of them: half
 * of what component tests took. A rule whose last part names a class or an element that this one is not can match
 * nothing, which is cheap to see; whatever remains goes on to jsdom.
 */
const JSDOM = 'jsdom/lib/jsdom/living'
const { implForWrapper } = require(`${JSDOM}/generated/utils`)
const selectors = require(`${JSDOM}/helpers/selectors`)

/** @typedef {{ tag: string, classes: string[] }} Needed */

const NEEDS_NOTHING = { tag: '', classes: [] }
/** What stands in brackets says more of an element, never less. */
const INSIDE = /\([^()]*\)|\[[^[\]]*\]/g

/** @param {string} text @returns {string} */
const withoutInside = text => {
  const plain = text.replace(INSIDE, '')
  return plain === text ? text : withoutInside(plain)
}

/** @param {string} selector @returns {Needed[]} what an element needs, for each of its alternatives */
const neededBy = selector => {
  if (/[\\|"'@]/.test(selector.replace(INSIDE, ''))) return [NEEDS_NOTHING]
  return withoutInside(selector)
    .split(',')
    .map(each => {
      const last =
        each
          .trim()
          .split(/[\s>+~]+/)
          .at(-1) ?? ''
      const [tag = ''] = /^[a-z][a-z0-9-]*/i.exec(last) ?? []
      // Of `::slotted(.a)` and `:not(.a)` nothing is left but their names.
      const classes = [...last.matchAll(/\.(-?[_a-z][\w-]*)/gi)].map(([, name = '']) => name)
      return { tag: tag.toLowerCase(), classes }
    })
}

/** @type {Map<string, Needed[]>} */
const known = new Map()

/** @param {string} selector @param {{ localName: string, classList: DOMTokenList }} element */
const mayMatch = (selector, element) => {
  const needed = known.get(selector) ?? neededBy(selector)
  known.set(selector, needed)
  return needed.some(
    ({ tag, classes }) =>
      (!tag || tag === element.localName.toLowerCase()) && classes.every(name => element.classList.contains(name)),
  )
}

/** Applies before jsdom's styles take the function for theirs. */
const quickStyles = () => {
  const { matchesDontThrow } = selectors
  if (typeof matchesDontThrow !== 'function') throw new Error('jsdom matches rules in another way now')
  selectors.matchesDontThrow = (/** @type {any} */ element, /** @type {string | undefined} */ selector) =>
    (selector === undefined || mayMatch(selector, element)) && matchesDontThrow(element, selector)
}

/**
 * jsdom keeps which rules apply to an element until the page changes, but makes its whole style anew at each question.
 * @param {Pick<Window, 'getComputedStyle'>} window
 */
const keepStyles = window => {
  /** @type {WeakMap<object, WeakMap<Element, CSSStyleDeclaration>>} */
  const kept = new WeakMap()
  const { getComputedStyle } = window
  window.getComputedStyle = (element, pseudo) => {
    if (pseudo) return getComputedStyle.call(window, element, pseudo)
    const page = implForWrapper(element)?._ownerDocument
    const before = page?._styleCache && kept.get(page._styleCache)?.get(element)
    if (before) return before
    const style = getComputedStyle.call(window, element)
    const ofNow = page?._styleCache
    if (ofNow) kept.set(ofNow, (kept.get(ofNow) ?? new WeakMap()).set(element, style))
    return style
  }
}

module.exports = { keepStyles, mayMatch, quickStyles }
