import { Tokenizer, type TokenizerCallbacks } from 'htmlparser2'

/** What of a page says something to a reader. */
export type ReadPage = {
  /** As the page itself says it. */
  language: string | null
  text: string
  links: { href: string; text: string }[]
}

/** Elements whose content is no text of the page. */
const HIDDEN: ReadonlySet<string> = new Set('script style template svg iframe textarea noembed noframes'.split(' '))
/** The attribute that is read of an element. */
const READ: ReadonlyMap<string, string> = new Map([
  ['html', 'lang'],
  ['a', 'href'],
])

const ignore = (): void => undefined

/** What stands in the outermost hidden element that is open; those of its own name nest in it. */
const hiding = () => {
  let outermost = ''
  let depth = 0
  return {
    isWithin: () => depth > 0,
    isWithinSvg: () => outermost === 'svg',
    open: (name: string): void => {
      if (depth === 0 && HIDDEN.has(name)) outermost = name
      if (name === outermost) depth += 1
    },
    close: (name: string): void => {
      if (name === outermost) depth -= 1
      if (depth === 0) outermost = ''
    },
  }
}

/** Puts a page together out of what is seen of it. */
const writing = () => {
  const page: ReadPage = { language: null, text: '', links: [] }
  let link: ReadPage['links'][number] | null = null
  return {
    page,
    /** Browsers show nothing in the place of a NUL. */
    say: (part: string): void => {
      const text = part.replaceAll('\0', '')
      page.text += text
      if (link) link.text += text
    },
    open: (name: string, value: string | null): void => {
      if (name === 'html') page.language ??= value
      if (name !== 'a') return
      link = value === null ? null : { href: value, text: '' }
      if (link) page.links.push(link)
    },
    close: (name: string): void => {
      if (name === 'a') link = null
    },
  }
}

type Slice = (start: number, end: number) => string

/** Keeps of the tag that is being read what somebody will ask for. The first of several attributes counts. */
const tagging = (slice: Slice) => {
  const tag = { name: '', read: null as string | null }
  let attribute = ''
  let value = ''
  return {
    tag,
    onopentagname: (start: number, end: number): void => {
      tag.name = slice(start, end).toLowerCase()
      tag.read = null
    },
    onattribname: (start: number, end: number): void => {
      attribute = slice(start, end).toLowerCase()
      value = ''
    },
    onattribdata: (start: number, end: number): void => {
      value += slice(start, end)
    },
    onattribentity: (code: number): void => {
      value += String.fromCodePoint(code)
    },
    onattribend: (): void => {
      if (READ.get(tag.name) === attribute) tag.read ??= value
    },
  }
}

/** Where scripts run, nothing in it is a tag: it ends at the first that closes it. */
const afterNoscript = (html: string): string => {
  const end = html.search(/<\/noscript[\s/>]/i)
  return end < 0 ? '' : html.slice(end)
}

/**
 * Reads once from the beginning to the end, whatever is in it: a page that somebody wrote to keep us busy takes no
 * longer than any other of its length. So it stands on the tokens of htmlparser2: its parser looks through all open
 * elements at each tag, and a megabyte of them takes it 20 seconds.
 */
export const readHtml = (html: string): ReadPage => {
  const written = writing()
  const hidden = hiding()
  let stretch = ''
  // In HTML it is a comment up to the next `>`; the tokens would have it end as in XML.
  let unread = html.replaceAll('<![CDATA[', '<!?CDATA[')
  const slice: Slice = (start, end) => stretch.slice(start, end)
  const { tag, ...onTag } = tagging(slice)
  const say = (part: string): void => {
    if (!hidden.isWithin()) written.say(part)
  }
  const opened = (end: number): void => {
    say(' ')
    hidden.open(tag.name)
    if (hidden.isWithin()) return
    written.open(tag.name, tag.read)
    if (tag.name !== 'noscript') return
    tokens.pause()
    unread = afterNoscript(stretch.slice(end))
  }
  const callbacks: TokenizerCallbacks = {
    ...onTag,
    onopentagend: opened,
    onselfclosingtag: end => {
      // Nothing but drawings is closed by it.
      if (tag.name !== 'svg') opened(end)
    },
    onclosetag: (start, end) => {
      const name = slice(start, end).toLowerCase()
      hidden.close(name)
      if (!hidden.isWithin()) written.close(name)
      say(' ')
    },
    ontext: (start, end) => say(slice(start, end)),
    ontextentity: code => say(String.fromCodePoint(code)),
    isInForeignContext: hidden.isWithinSvg,
    oncdata: ignore,
    oncomment: ignore,
    ondeclaration: ignore,
    onprocessinginstruction: ignore,
    onend: ignore,
  }
  const tokens = new Tokenizer({}, callbacks)
  while (unread) {
    stretch = unread
    unread = ''
    tokens.reset()
    tokens.write(stretch)
  }
  tokens.end()
  return written.page
}
