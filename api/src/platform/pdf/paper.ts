import type PdfDocument from 'pdfkit'
import { brokenLines, plainText, UNKNOWN } from './plain'
import { type Typeface, typeface, type Weight } from './typeface'

/** A4, in points. */
const SHEET = { width: 595.28, height: 841.89 }
const MARGIN = { side: 48, top: 48, bottom: 64 }
export const LEFT = MARGIN.side
export const RIGHT = SHEET.width - MARGIN.side
export const WIDTH = RIGHT - LEFT
/** Where the lines of every page begin and end. */
const [TOP, BOTTOM] = [MARGIN.top, SHEET.height - MARGIN.bottom]
const FOOT = SHEET.height - 44

/** The light theme of the design tokens. */
export const INKS = {
  ...{ primary: '#14171F', secondary: '#454C5A', muted: '#636B7A', accent: '#2152DC', flame: '#F5A623' },
  ...{ hairline: '#EBEDF1', line: '#C9CED7', sunken: '#F6F7F9' },
  ...{ estimate: '#8A5200', estimateSoft: '#FFF4DF', estimateLine: '#BF7B00' },
} as const
export type Ink = keyof typeof INKS

export type Look = { size: number; ink?: Ink; weight?: Weight; isFigure?: boolean }
export type Element = InstanceType<typeof PdfDocument> extends { struct: (...args: never[]) => infer E } ? E : never

type Features = PDFKit.Mixins.OpenTypeFeatures[]
/** The library's types know a list of what is added; what it hands them to takes what is left out as well. */
const shaping = (features: Record<string, boolean>): Features => features as unknown as Features

/** No ligature makes an arrow of what somebody typed; and without what they do not need, lines are shaped ten times as fast. */
const AS_TYPED = {
  calt: false,
  liga: false,
  clig: false,
  rlig: false,
  rclt: false,
  locl: false,
  curs: false,
  dist: false,
}
const UNMARKED = { ...AS_TYPED, ccmp: false, mark: false, mkmk: false }
const SHAPES = {
  /** Letters with marks that stand beside them in the text and above them on paper. */
  marked: shaping({ ...AS_TYPED, kern: false }),
  small: shaping({ ...UNMARKED, kern: false }),
  large: shaping(UNMARKED),
  /** Of one width, so that columns of them line up. */
  figures: shaping({ ...UNMARKED, kern: false, tnum: true }),
}
const shapeOf = (text: string, { size, isFigure }: Look): keyof typeof SHAPES => {
  if (isFigure) return 'figures'
  if (/\p{M}/u.test(text)) return 'marked'
  return size < 12 ? 'small' : 'large'
}

export const lineHeight = ({ size }: Look): number => Math.round(size * 1.42)

type Foot = { text: string; page: (number: number, count: number) => string }

export type PaperFacts = {
  title: string
  /** BCP 47, for whoever has it read aloud. */
  lang: string
  author: string
  /** The moment that it is of. */
  madeAt: Date
}

/**
 * A document being drawn from top to bottom. Every text comes through `plain` or is ours; positions are given, so that
 * no text decides where it stands, what it looks like or what it leads to.
 */
export type Paper = Awaited<ReturnType<typeof newPaper>>

const drawer = (doc: InstanceType<typeof PdfDocument>, face: Typeface) => {
  const root = doc.struct('Document')
  doc.addStructure(root)
  let y = TOP
  let leftOut = false
  let onTop = (): void => undefined

  const take = ({ size, weight = 'regular' }: Look) => doc.font(weight).fontSize(size)
  const plain = (text: string): string => {
    const clean = plainText(text, face)
    leftOut ||= clean.includes(UNKNOWN)
    return clean
  }
  const advances = new Map<string, Map<string, number>>()
  /** Of a character alone, in thousandths: asked once, as thousands of names are measured. */
  const advancesOf = ({ weight, isFigure }: Look): ((character: string) => number) => {
    const key = `${weight} ${isFigure}`
    const known = advances.get(key) ?? new Map<string, number>()
    advances.set(key, known)
    return character => {
      const found = known.get(character)
      if (found !== undefined) return found
      const look: Look = { size: 1_000, weight, isFigure }
      const features = SHAPES[shapeOf(character, { ...look, size: 0 })]
      const advance = take(look).widthOfString(character, { features })
      known.set(character, advance)
      return advance
    }
  }
  const widthOf = (text: string, look: Look): number => {
    const advanceOf = advancesOf(look)
    let thousandths = 0
    for (const character of text) thousandths += advanceOf(character)
    return (thousandths * look.size) / 1_000
  }
  const linesOf = (text: string, look: Look, width: number, most: number): string[] =>
    brokenLines(text, most, part => widthOf(part, look) <= width)

  /** One line from a point on, or ending there. */
  const put = (text: string, look: Look, { x, top, isRight }: { x: number; top: number; isRight?: boolean }): void => {
    const from = isRight ? x - widthOf(text, look) : x
    take(look)
      .fillColor(INKS[look.ink ?? 'primary'])
      .text(text, from, top, { lineBreak: false, features: SHAPES[shapeOf(text, look)] })
  }
  const putLines = (lines: readonly string[], look: Look, x: number, top: number): number => {
    for (const [index, line] of lines.entries()) put(line, look, { x, top: top + index * lineHeight(look) })
    return lines.length * lineHeight(look)
  }

  /** What is on the page and not in its text: it is not read aloud. */
  const decor = (draw: () => void): void => {
    doc.markContent('Artifact', { type: 'Layout' })
    draw()
    doc.endMarkedContent()
  }
  const rule = (ink: Ink, top = y, weight = 0.6): void =>
    decor(() => doc.moveTo(LEFT, top).lineTo(RIGHT, top).lineWidth(weight).strokeColor(INKS[ink]).stroke())

  const open = (tag: string, within: Element = root): Element => {
    const element = doc.struct(tag)
    within.add(element)
    return element
  }
  /** A part of the text with its role: a heading, a paragraph, a cell. */
  const say = (tag: string, draw: () => void, within: Element = root): void => {
    const element = open(tag, within)
    element.add(draw)
    element.end()
  }

  return {
    ...{ doc, plain, widthOf, linesOf, put, putLines, decor, rule, open, say },
    at: () => y,
    down: (by: number) => {
      y += by
    },
    /** What stands on top of each further page. */
    repeat: (draw: () => void) => {
      onTop = draw
    },
    /** Room for so much, here or on a new page; says whether it is a new one. */
    room: (height: number): boolean => {
      if (y + height <= BOTTOM) return false
      doc.addPage()
      y = TOP
      decor(onTop)
      return true
    },
    hasLeftOut: () => leftOut,
    /** Everything is drawn: what stands at the foot of every page, and the bytes. */
    end: async ({ text, page }: Foot): Promise<Buffer> => {
      root.end()
      const { count } = doc.bufferedPageRange()
      const look: Look = { size: 8, ink: 'muted' }
      for (let index = 0; index < count; index += 1) {
        doc.switchToPage(index)
        decor(() => {
          put(page(index + 1, count), look, { x: RIGHT, top: FOOT, isRight: true })
          put(text, look, { x: LEFT, top: FOOT })
        })
      }
      const pieces: Buffer[] = []
      const done = new Promise<Buffer>((resolve, reject) => {
        doc.on('data', (piece: Buffer) => pieces.push(piece))
        doc.on('end', () => resolve(Buffer.concat(pieces)))
        doc.on('error', reject)
      })
      doc.end()
      return done
    },
  }
}

export const newPaper = async ({ title, lang, author, madeAt }: PaperFacts) => {
  // The library is loaded with the first document.
  const [{ default: Document }, face] = await Promise.all([import('pdfkit'), typeface()])
  const doc = new Document({
    ...{ size: [SHEET.width, SHEET.height], margin: 0, bufferPages: true, pdfVersion: '1.7', tagged: true, lang },
    ...{ displayTitle: true, info: { Title: title, Author: author, CreationDate: madeAt } },
  })
  for (const [name, file] of Object.entries(face.files)) doc.registerFont(name, file)
  return drawer(doc, face)
}

/** Long documents let other requests pass between their lines. */
export const breathe = (): Promise<void> => new Promise(resolve => void setImmediate(resolve))
