import { setImmediate as turn } from 'node:timers/promises'
import {
  type Day,
  type FieldErrorCode,
  fieldErrorOf,
  firstOfMonth,
  isLikelyBeside,
  microFromText,
  monthsLater,
  QUOTED_CURRENCIES,
  type QuotationCreateBody,
  type QuotationImportColumn,
  type QuotationSource,
  quotationCreateBody,
  quotationSourceOf,
  quotedCurrencyOf,
  textFromUnits,
  toDay,
} from '@candela/shared-contract'
import * as z from 'zod/mini'
import type { Row } from '../../platform/db/schema'
import { dayOf, ungrouped } from '../../platform/file/cells'
import type { LineProblem } from '../../platform/file/line-problems'
import type { CsvLine } from '../../platform/file/read-csv'
import type { MonthLocks } from '../facts/facts.closed'

type Problem = LineProblem<QuotationImportColumn>

/** What a line says of a day, and where it stands. */
export type SaidQuotation = QuotationCreateBody & { cue_source: QuotationSource }
type Read = { line: number; shown: { cue_date: string; cue_currency: string }; problems: Problem[] }
export type ReadLine = Read & { said: SaidQuotation | null }

type Stored = Row<'currency_quotations'>

/** What would become of a line. */
export type CheckedLine = Omit<ReadLine, 'said'> &
  (
    | { state: 'fresh'; said: SaidQuotation; stored: null }
    | { state: 'same' | 'changed'; said: SaidQuotation; stored: Stored }
    | { state: 'wrong'; said: SaidQuotation | null; stored: Stored | null }
  )

/** What is there already and what may not be. */
export type Known = {
  today: Day
  stored: ReadonlyMap<string, Stored>
  /** What months were closed with, by their first day as quotations are by theirs. */
  closings: ReadonlyMap<string, string>
  locks: MonthLocks
  mayChange: boolean
}

export const keyOf = ({ cue_currency, cue_date }: Pick<SaidQuotation, 'cue_currency' | 'cue_date'>): string =>
  `${cue_currency} ${cue_date}`

/** Of a comma and a point the last one stands before decimals: what a unit costs is written with some. */
const decimalMarkIn = (text: string): '.' | ',' => (text.lastIndexOf(',') > text.lastIndexOf('.') ? ',' : '.')

/** What one line says, or all that is wrong with it whatever is stored. */
const readLine = ({ line, cells, isTooLong }: CsvLine<QuotationImportColumn>): ReadLine => {
  const problems: Problem[] = []
  const object = (field: QuotationImportColumn | null, code: FieldErrorCode) => problems.push({ line, field, code })
  const { cue_date = '', cue_currency = '', cue_value = '', cue_source = '' } = cells
  if (isTooLong) object(null, 'cells')
  const parsed = z.safeParse(
    quotationCreateBody,
    {
      cue_date: dayOf(cue_date) ?? cue_date,
      cue_currency: quotedCurrencyOf(cue_currency) ?? cue_currency,
      cue_value: ungrouped(cue_value, decimalMarkIn(cue_value)),
    },
    { reportInput: true },
  )
  for (const issue of parsed.error?.issues ?? [])
    object(issue.path[0] as QuotationImportColumn, issue.input === '' ? 'required' : fieldErrorOf(issue, issue.input))
  const source = cue_source === '' ? 'file' : quotationSourceOf(cue_source)
  if (!source) object('cue_source', 'notAnOption')
  const shown = { cue_date: parsed.data?.cue_date ?? cue_date, cue_currency: parsed.data?.cue_currency ?? cue_currency }
  if (!parsed.data || !source) return { line, shown, problems, said: null }
  const value = textFromUnits(microFromText(parsed.data.cue_value), 6)
  return { line, shown, problems, said: { ...parsed.data, cue_value: value, cue_source: source } }
}

/** Lines between two looks at whoever else is waiting. */
const AT_ONCE = 500

export const readLines = async (lines: readonly CsvLine<QuotationImportColumn>[]): Promise<ReadLine[]> => {
  const all: ReadLine[] = []
  for (const line of lines) {
    if (all.length % AT_ONCE === 0) await turn()
    all.push(readLine(line))
  }
  return all
}

const objectionTo = (
  said: SaidQuotation,
  stored: Stored | null,
  { today, locks, mayChange }: Known,
): FieldErrorCode | null => {
  if (said.cue_date > today) return 'futureDay'
  if (stored?.cue_value === said.cue_value) return null
  const lock = locks.get(firstOfMonth(toDay(said.cue_date)))
  if (lock) return lock
  return stored && !mayChange ? 'quotationTaken' : null
}

/** Line by line: of two of one currency and day the second is wrong. */
const checkEach = (lines: readonly ReadLine[], known: Known): CheckedLine[] => {
  const seen = new Set<string>()
  return lines.map(({ said, ...read }): CheckedLine => {
    if (!said) return { ...read, state: 'wrong', said, stored: null }
    const key = keyOf(said)
    const stored = known.stored.get(key) ?? null
    const objection = seen.has(key) ? 'duplicate' : objectionTo(said, stored, known)
    seen.add(key)
    const problems: Problem[] = [
      ...read.problems,
      ...(objection ? [{ line: read.line, field: 'cue_date' as const, code: objection }] : []),
    ]
    if (problems.length > 0) return { ...read, problems, state: 'wrong', said, stored }
    if (!stored) return { ...read, state: 'fresh', said, stored }
    return { ...read, state: stored.cue_value === said.cue_value ? 'same' : 'changed', said, stored }
  })
}

type Quoted = Pick<SaidQuotation, 'cue_currency' | 'cue_date' | 'cue_value'> & { by: CheckedLine | null }

/** What there would be, in the order of days: what stays as it is stored, and what lines say. */
const quotedBy = (checked: readonly CheckedLine[], stored: Known['stored']): Quoted[] => {
  const quoted = new Map<string, Quoted>()
  for (const [key, row] of stored) quoted.set(key, { ...row, by: null })
  for (const by of checked)
    if (by.state === 'fresh' || by.state === 'changed') quoted.set(keyOf(by.said), { ...by.said, by })
  return [...quoted.values()].sort((a, b) => (a.cue_date < b.cue_date ? -1 : 1))
}

/**
 * Lines whose value cannot be meant beside the last one before it, stored or of the file itself; before everything that stays
 * as it is stored, beside the first of that. Where its month has none before it, the closing of the month before says so too.
 */
const unlikelyOf = (
  checked: readonly CheckedLine[],
  { stored, closings }: Pick<Known, 'stored' | 'closings'>,
): ReadonlySet<CheckedLine> => {
  const quoted = quotedBy(checked, stored)
  const unlikely = new Set<CheckedLine>()
  for (const cue_currency of QUOTED_CURRENCIES) {
    const own = quoted.filter(each => each.cue_currency === cue_currency)
    const first = own.find(({ by }) => !by)?.cue_value ?? null
    let last: Quoted | null = null
    for (const each of own) {
      const month = firstOfMonth(toDay(each.cue_date))
      const isFirstOfMonth: boolean = !last || last.cue_date < month
      const closing = closings.get(keyOf({ cue_currency, cue_date: monthsLater(month, -1) })) ?? null
      const others = [last?.cue_value ?? first, isFirstOfMonth ? closing : null]
      if (each.by && !isLikelyBeside(each.cue_value, ...others)) unlikely.add(each.by)
      else last = each
    }
  }
  return unlikely
}

/** Each by itself, and those with nothing else wrong beside their nearest. */
export const checkLines = (lines: readonly ReadLine[], known: Known): CheckedLine[] => {
  const checked = checkEach(lines, known)
  const unlikely = unlikelyOf(checked, known)
  return checked.map(each =>
    unlikely.has(each)
      ? { ...each, state: 'wrong', problems: [{ line: each.line, field: 'cue_value', code: 'rateUnlikely' }] }
      : each,
  )
}
