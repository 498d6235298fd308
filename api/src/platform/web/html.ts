/** What of a page says something to a reader. */
export type ReadPage = {
  /** As the page itself says it. */
  language: string | null
  text: string
  links: { href: string; text: string }[]
}

/** Elements whose content is no text of the page. */
const HIDDEN: ReadonlySet<string> = new Set(['script', 'style', 'template', 'noscript', 'svg', 'iframe', 'textarea'])
const TAG = /<(\/?)([a-z][a-z0-9-]*)/y
/** Longer tags than this are read no further: nobody's link has so many attributes. */
const MAX_TAG = 2_000

const attributeOf = (name: 'href' | 'lang', tag: string): string | null => {
  const pattern = new RegExp(`(?<![^\\s"'/])${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i')
  const [, double, single, bare] = pattern.exec(tag.slice(0, MAX_TAG)) ?? []
  return double ?? single ?? bare ?? null
}

/** Where a tag ends: not inside of a quoted value. */
const endOfTag = (html: string, from: number): number => {
  let quote = ''
  for (let at = from; at < html.length; at += 1) {
    const sign = html[at] ?? ''
    if (quote) quote = sign === quote ? '' : quote
    else if (sign === '>') return at
    else if (sign === '"' || sign === "'") quote = sign
  }
  return -1
}

const asText = (part: string): string => part.replace(/&nbsp;|&#160;|&#xa0;/gi, ' ').replace(/&amp;/gi, '&')

/**
 * Reads once from the beginning to the end, whatever is in it: a page that somebody wrote to keep us busy takes no
 * longer than any other of its length.
 */
export const readHtml = (html: string): ReadPage => {
  // Letters that change their length with their case would move everything behind them.
  const lower = html.replace(/[A-Z]/g, letter => letter.toLowerCase())
  const page: ReadPage = { language: null, text: '', links: [] }
  let link: ReadPage['links'][number] | null = null
  const say = (part: string): void => {
    const text = asText(part)
    page.text += text
    if (link) link.text += text
  }
  let at = 0
  while (at < html.length) {
    const open = html.indexOf('<', at)
    say(html.slice(at, open < 0 ? undefined : open))
    if (open < 0) break
    if (html.startsWith('<!--', open)) {
      const end = html.indexOf('-->', open + 4)
      if (end < 0) break
      at = end + 3
      continue
    }
    TAG.lastIndex = open
    const [start, slash, name = ''] = TAG.exec(lower) ?? []
    const isDeclaration = html[open + 1] === '!' || html[open + 1] === '?'
    if (start === undefined && !isDeclaration) {
      say('<')
      at = open + 1
      continue
    }
    const end = endOfTag(html, open + (start?.length ?? 2))
    if (end < 0) break
    const tag = html.slice(open, Math.min(end, open + MAX_TAG))
    say(' ')
    at = end + 1
    if (name === 'a') {
      const href = slash ? null : attributeOf('href', tag)
      link = href === null ? null : { href, text: '' }
      if (link) page.links.push(link)
    }
    if (slash) continue
    if (name === 'html') page.language ??= attributeOf('lang', tag)
    if (HIDDEN.has(name)) {
      const close = lower.indexOf(`</${name}`, at)
      if (close < 0) break
      at = close
    }
  }
  return page
}
