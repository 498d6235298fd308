import { JSDOM } from 'jsdom'
import { keepStyles, mayMatch } from './quick-styles.cjs'

const PAGE = `<!doctype html><style>.shut { display: none } .dim p { color: red }</style>
  <main class="page wide"><p class="a b">one</p><section class="dim" hidden><p id="x">two</p></section>
  <svg class="a"><path class="b"></path></svg><input type="text" class="a-b" placeholder=".c, d"></main>`

const SELECTORS = [
  '*',
  'p',
  'P',
  '.a',
  '.a.b',
  '.b.a',
  'p.a',
  'svg.a > .b',
  '.page .a',
  '.page>p',
  'p ~ section',
  'p + section p',
  '#x',
  ':not(.a)',
  'p:not(.b, .c)',
  ':is(.a, .none)',
  ':where(.dim) p',
  '.none, .a-b',
  'input[type="text"]',
  '[class~="b"]',
  'input[placeholder=".c, d"]',
  ':root',
  'section[hidden]',
  '.page:has(.b)',
  'p:first-child',
  '.a\\-b',
  '.none .a',
  'path',
]

const dom = new JSDOM(PAGE)
const elements = [...dom.window.document.querySelectorAll('*')]

test.each(SELECTORS)('what %s matches is left to jsdom', selector => {
  const matched = elements.filter(element => element.matches(selector))
  expect(matched.filter(element => !mayMatch(selector, element))).toEqual([])
})

test('what a selector cannot match is seen without asking', () => {
  const left = SELECTORS.flatMap(selector => elements.filter(element => mayMatch(selector, element)))
  expect(left.length).toBeLessThan((SELECTORS.length * elements.length) / 2)
})

test('a style that was asked for is kept until the page changes', () => {
  const { window } = new JSDOM(PAGE)
  keepStyles(window)
  const one = (selector: string): HTMLElement => {
    const [found] = window.document.querySelectorAll<HTMLElement>(selector)
    if (!found) throw new Error(`no ${selector}`)
    return found
  }
  const page = one('main')
  const display = () => window.getComputedStyle(page).display
  expect([display(), display()]).toEqual(['block', 'block'])
  page.classList.add('shut')
  expect([display(), display()]).toEqual(['none', 'none'])
  page.setAttribute('style', 'display: flex')
  expect(display()).toBe('flex')
  const inner = one('#x')
  expect(window.getComputedStyle(inner).visibility).toBe('visible')
  page.style.visibility = 'hidden'
  expect(window.getComputedStyle(inner).visibility).toBe('hidden')
})
