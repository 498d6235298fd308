import { breathe, type Element, LEFT, type Look, lineHeight, type Paper, RIGHT, WIDTH } from './paper'

const HEAD: Look = { size: 8.5, ink: 'muted', weight: 'semibold' }
const BODY: Look = { size: 9 }
const TOTAL: Look = { size: 9, weight: 'semibold' }
const GAP = 18
const PAD = 4.5

/** As many rows as are drawn before other requests have their turn. */
const AT_ONCE = 25

export type Table = {
  /** The first column is a name, all others are figures. */
  head: readonly string[]
  rows: readonly (readonly string[])[]
  total: readonly string[]
}

const longest = (texts: readonly string[]): string => texts.reduce((a, b) => (b.length > a.length ? b : a), '')

/** Columns of figures are as wide as their longest; names have the rest, on two lines at most. */
const columnsOf = ({ widthOf }: Paper, { head, rows, total }: Table) => {
  const widths = head.slice(1).map((name, index) => {
    const figure = longest([...rows, total].map(row => row[index + 1] ?? ''))
    return Math.max(widthOf(name, HEAD), widthOf(figure, { ...TOTAL, isFigure: true })) + GAP
  })
  const ends = widths.map((_, index) => RIGHT - widths.slice(index + 1).reduce((sum, width) => sum + width, 0))
  return { ends, nameWidth: WIDTH - widths.reduce((sum, width) => sum + width, 0) }
}

/** A table over as many pages as it needs, its head on each of them. */
export const drawTable = async (paper: Paper, table: Table): Promise<void> => {
  const { plain, linesOf, put, putLines, decor, say, open, rule, room, at, down } = paper
  const { ends, nameWidth } = columnsOf(paper, table)
  const [headName = '', ...headFigures] = table.head
  const element = open('Table')

  const figures = (texts: readonly string[], look: Look, draw: (put: () => void) => void): void => {
    const figure = { ...look, isFigure: look !== HEAD }
    for (const [index, text] of texts.entries())
      draw(() => put(text, figure, { x: ends[index] ?? RIGHT, top: at() + PAD, isRight: true }))
  }
  const endRow = (look: Look, lines = 1): void => {
    down(lines * lineHeight(look) + 2 * PAD)
  }
  const drawRow = ([name = '', ...texts]: readonly string[], look: Look): void => {
    const lines = linesOf(plain(name), look, nameWidth, 2)
    if (room(lines.length * lineHeight(look) + 2 * PAD)) repeatHead()
    rule(look === TOTAL ? 'line' : 'hairline')
    const row: Element = open('TR', element)
    say('TH', () => putLines(lines, look, LEFT, at() + PAD), row)
    figures(texts, look, draw => say('TD', draw, row))
    row.end()
    endRow(look, lines.length)
  }
  /** Read aloud once, seen on every page. */
  const repeatHead = (): void => {
    decor(() => {
      put(headName, HEAD, { x: LEFT, top: at() + PAD })
      figures(headFigures, HEAD, draw => draw())
    })
    endRow(HEAD)
  }

  const row = open('TR', element)
  say('TH', () => put(headName, HEAD, { x: LEFT, top: at() + PAD }), row)
  figures(headFigures, HEAD, draw => say('TH', draw, row))
  row.end()
  endRow(HEAD)
  for (const [index, each] of table.rows.entries()) {
    drawRow(each, BODY)
    if (index % AT_ONCE === AT_ONCE - 1) await breathe()
  }
  drawRow(table.total, TOTAL)
  element.end()
}
