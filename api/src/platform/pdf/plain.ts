import type { Typeface } from './typeface'

/** Stands for a character that the typeface does not have. */
export const UNKNOWN = '□'

/** Longer than any name or note that is meant to be read. */
const MOST_UNITS = 600

const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' })
const graphemesOf = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment)

/** Marks above marks would reach into the lines around. */
const STACKED_MARKS = /(\p{M}{2})\p{M}+/gu
/** What has no shape of its own: it joins, hides or turns round what stands beside it. */
const SHAPELESS = /[\p{C}\p{Variation_Selector}]/gu

/** A letter is kept without a mark that there is no glyph for; without its own it is a box. */
const drawable = (grapheme: string, { has }: Typeface): string => {
  const shapes = [...grapheme.replace(SHAPELESS, '')]
  const known = shapes.filter(each => has(each.codePointAt(0) ?? 0))
  const isReadable = shapes.every(each => known.includes(each) || /\p{M}/u.test(each)) && known.length > 0
  return shapes.length === 0 ? '' : isReadable ? known.join('') : UNKNOWN
}

/** What somebody typed, as one line that can be drawn: no breaks, nothing that turns the text, a box for what is unknown. */
export const plainText = (text: string, typeface: Typeface): string => {
  const line = text.slice(0, MOST_UNITS).normalize('NFC').replace(/\s+/g, ' ').trim()
  if (/^[\x20-\x7e]*$/.test(line)) return line
  return graphemesOf(line.replace(STACKED_MARKS, '$1'))
    .map(grapheme => drawable(grapheme, typeface))
    .join('')
}

const MAY_BREAK_AFTER = /[\s./_-]/

/** How much of a text fits, broken after a word or a part of an address where there is one in its second half. */
const fitting = (parts: readonly string[], fits: (text: string) => boolean): number => {
  let [low, high] = [1, parts.length]
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (fits(parts.slice(0, middle).join(''))) low = middle
    else high = middle - 1
  }
  const wordEnd = parts.slice(0, low).findLastIndex(part => MAY_BREAK_AFTER.test(part)) + 1
  return low < parts.length && wordEnd > low / 2 ? wordEnd : low
}

/** A text in lines of a width; what more lines than these would need is cut, with an ellipsis. */
export const brokenLines = (text: string, most: number, fits: (text: string) => boolean): string[] => {
  if (fits(text)) return [text]
  const lines: string[] = []
  let rest = graphemesOf(text)
  while (rest.length > 0 && lines.length < most) {
    const isLast = lines.length === most - 1
    const whole = rest.join('')
    if (fits(whole)) return [...lines, whole]
    const count = fitting(rest, part => fits(isLast ? `${part.trimEnd()}…` : part.trimEnd()))
    const line = rest.slice(0, count).join('').trimEnd()
    lines.push(isLast ? `${line}…` : line)
    rest = rest.slice(count)
  }
  return lines
}
