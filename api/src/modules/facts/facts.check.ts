import {
  addDays,
  type Day,
  type FieldErrorCode,
  firstOfMonth,
  isDay,
  lastOfMonth,
  TYPES,
} from '@candela/shared-contract'
import { AppError, type FieldProblem, wrongField } from '../../platform/http/app-error'
import type { ImportLookups } from './facts.lookups'
import type { FactRow, ImportRequest, WebsiteDayRow } from './facts.types'

/** The days that an import covers, and their month. */
export type ImportDays = { from: Day; to: Day; first: Day; last: Day; next: Day; days: ReadonlySet<string> }

export const importDaysOf = ({ from, to }: Pick<ImportRequest, 'from' | 'to'>): ImportDays => {
  if (!isDay(from)) throw wrongField('from', 'invalid')
  if (!isDay(to)) throw wrongField('to', 'invalid')
  const first = firstOfMonth(from)
  const last = lastOfMonth(from)
  if (to < from || to > last) throw wrongField('to', 'period')
  const days = new Set<string>()
  for (let day = from; day <= to; day = addDays(day, 1)) days.add(day)
  return { from, to, first, last, next: addDays(last, 1), days }
}

/** As many as somebody reads; a file of which every line is wrong needs no million of them. */
const MAX_PROBLEMS = 20
const MAX_AUTHOR = 255
const MOST_MICRO = BigInt(Number.MAX_SAFE_INTEGER)

type Problem = readonly [field: string, code: FieldErrorCode]

const COUNTS = ['adRequests', 'refreshAdRequests', 'impressions', 'refreshImpressions'] as const
/** What a network may keep to itself. */
const SOME_COUNTS = ['measurableImpressions', 'viewableImpressions', 'clicks'] as const

const numbersOf = <N extends 'formatName' | 'device' | 'adType'>(name: N): ReadonlyMap<string, number> =>
  new Map(TYPES[name].map((value, index) => [value, index + 1]))

/** The small numbers that facts name these words by. */
export const NUMBERS = { format: numbersOf('formatName'), device: numbersOf('device'), adType: numbersOf('adType') }

const CURRENCY_CODES: ReadonlySet<string> = new Set(TYPES.currency)

const countProblem = (count: number): FieldErrorCode | undefined =>
  Number.isSafeInteger(count) ? (count < 0 ? 'tooSmall' : undefined) : 'digits'

/** The first of them that is no count; null says that nobody counts. */
const someCountProblem = <F extends string>(
  row: Record<F, number | null>,
  fields: readonly F[],
): Problem | undefined => {
  for (const field of fields) {
    const code = row[field] === null ? undefined : countProblem(row[field])
    if (code) return [field, code]
  }
  return undefined
}

/** Collects what is wrong and refuses once it is enough, or at the end. */
export const createRowValidator = ({ days }: ImportDays, of: ImportRequest['coverage'], book: ImportLookups) => {
  const problems: FieldProblem[] = []
  const websites = of?.websites && new Set(of.websites)
  const adNetworks = of?.adNetworks && new Set(of.adNetworks)

  const siteDayProblem = ({ website, day }: { website: number; day: Day }): Problem | undefined => {
    if (!book.websites.has(website)) return ['website', 'notAnOption']
    if (websites && !websites.has(website)) return ['website', 'invalid']
    if (!days.has(day)) return ['day', 'invalid']
    return undefined
  }

  const wordProblem = (row: FactRow): Problem | undefined => {
    if (!NUMBERS.format.has(row.format)) return ['format', 'notAnOption']
    if (!NUMBERS.device.has(row.device)) return ['device', 'notAnOption']
    if (!NUMBERS.adType.has(row.adType)) return ['adType', 'notAnOption']
    if (!CURRENCY_CODES.has(row.currency)) return ['currency', 'notAnOption']
    if (row.author.length > MAX_AUTHOR) return ['author', 'tooLong']
    if (row.author.includes('\0')) return ['author', 'invalidCharacters']
    return undefined
  }

  const numberProblem = (row: FactRow): Problem | undefined => {
    if (!Number.isSafeInteger(row.value)) return ['value', 'digits']
    for (const field of COUNTS) {
      const code = countProblem(row[field])
      if (code) return [field, code]
    }
    if (row.measurableImpressions === null && row.viewableImpressions !== null)
      return ['measurableImpressions', 'required']
    if (row.measurableImpressions !== null && row.viewableImpressions === null)
      return ['viewableImpressions', 'required']
    return someCountProblem(row, SOME_COUNTS)
  }

  const networkProblem = ({ adNetwork, technology }: FactRow): Problem | undefined => {
    if (!book.adNetworks.has(adNetwork)) return ['adNetwork', 'notAnOption']
    if (adNetworks && !adNetworks.has(adNetwork)) return ['adNetwork', 'invalid']
    if (!book.technologies.has(technology)) return ['technology', 'notAnOption']
    return undefined
  }

  /** Prices per thousand make amounts of counts. */
  const isStorable = (net: bigint, index: number): boolean => {
    const isSafe = net >= -MOST_MICRO && net <= MOST_MICRO
    return isRight('rows', index, isSafe ? undefined : ['impressions', 'tooBig'])
  }

  const refuse = (): void => {
    if (problems.length > 0) throw new AppError('invalid', { fields: problems })
  }

  const isRight = (place: string, index: number, problem: Problem | undefined): boolean => {
    if (!problem) return true
    problems.push({ field: `${place}.${index}.${problem[0]}`, code: problem[1] })
    if (problems.length >= MAX_PROBLEMS) refuse()
    return false
  }

  return {
    row: (row: FactRow, index: number): boolean =>
      isRight('rows', index, siteDayProblem(row) ?? networkProblem(row) ?? wordProblem(row) ?? numberProblem(row)),
    websiteDay: (row: WebsiteDayRow, index: number): boolean =>
      isRight('websiteDays', index, siteDayProblem(row) ?? someCountProblem(row, ['pageviews', 'sessions'])),
    isStorable,
    refuse,
  }
}

export const refuseTwice = (list: string, lines: readonly number[]): void => {
  if (lines.length === 0) return
  throw new AppError('invalid', { fields: lines.map(line => ({ field: `${list}.${line}`, code: 'duplicate' })) })
}
