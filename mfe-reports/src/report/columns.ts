import type { CheckboxState } from '@candela/shared-ui'
import type { Column } from '@candela/shared-ui/grid'

/** A line of a report: where it leads, if there is more to see of it. */
export type ReportLineBase = {
  id: number
  href?: string | undefined
  /** What is wrong with it: it stands out, and on a phone it says so instead of its facts. */
  warning?: string | undefined
}

/** Lines that can be chosen, and which of them are. */
export type LineSelection<R> = {
  all: CheckboxState
  allLabel: string
  onAll: (on: boolean) => void
  /** Nothing of a line that cannot be. */
  of: (row: R) => { label: string; checked: CheckboxState; onChange: (on: boolean) => void } | null
}

/**
 * A column of a report, and its place on a phone: the first one stands left, `besideTitle` at the right, `fact` in the
 * second line, and all of them when the row is opened.
 */
export type ReportColumn<R> = Column<R> & {
  /** What its heading shows where the whole name has no room on one line. */
  short?: string
  /** Whether it holds something of a line: a fact that is not there takes no room in the second one. */
  isThere?: (row: R) => boolean
  /** How large a line is in it, from 0 to 1, where that is worth a bar. */
  bar?: (row: R) => number
}

/** Widths of letters in parts of their size: figures are tabular, so that all digits are as wide. */
const WIDTHS: readonly [RegExp, number][] = [
  [/\d/, 0.63],
  [/[.,:;'’ijl|·()]/, 0.3],
  [/\s/, 0.28],
  [/[mwMW%]/, 0.92],
  [/[A-Z$€+−–—]/, 0.68],
]
const OTHER = 0.57

const lettersWidth = (text: string, size: number): number =>
  [...text].reduce((sum, letter) => sum + (WIDTHS.find(([kind]) => kind.test(letter))?.[1] ?? OTHER), 0) * size

const FIGURE = 13
const HEADING = 12
/** Of both sides, and of the arrow of a sorted heading. */
const EDGES = 20
const ARROW = 16

/** As wide as its heading and the longest of what stands in it. */
export const widthFor = (heading: string, texts: Iterable<string>): number => {
  let widest = lettersWidth(heading, HEADING) + ARROW
  for (const text of texts) widest = Math.max(widest, lettersWidth(text, FIGURE))
  return Math.ceil(widest + EDGES)
}
