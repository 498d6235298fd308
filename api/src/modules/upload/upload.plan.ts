import {
  CURRENCIES,
  type Currency,
  FIRST_DAY,
  type FieldErrorCode,
  TYPES,
  toDay,
  type UploadCheckBody,
  type UploadColumn,
} from '@candela/shared-contract'
import type { Reader } from '../../platform/db/database'
import { dayOf } from '../../platform/file/cells'
import { keyOf } from '../facts/facts.keys'
import type { FactRow } from '../facts/facts.types'
import type { SiteScope } from '../report/report.scope'
import { dayKey, daysOutOfReach } from '../row/row.days'
import { today } from '../row/row.policy'
import { type StoredRow, storedRows } from '../row/row.repository'
import { withStoredTechnology } from '../row/row.technology'
import { isDayClosed } from './upload.closed'
import { countOf, headingOf, type LineProblem, moneyOf, type UploadFile, type UploadLine } from './upload.lines'
import { currencyIn } from './upload.names'
import { type FindSite, sitesIn } from './upload.sites'

export type PlannedRow = {
  line: number
  host: string
  /** What the line says; what it does not say of refreshes counts for nothing. */
  fact: FactRow
  stored: StoredRow | null
  /** What the line makes of what is stored: what it does not say stays. */
  replaced: FactRow
  isSame: boolean
}
export type UploadPlan = { rows: PlannedRow[]; problems: LineProblem[] }

const UNSAID = { refreshAdRequests: 'anr_refresh_ad_requests', refreshImpressions: 'anr_refresh_impressions' } as const
type Unsaid = keyof typeof UNSAID

type PlannedLine = Pick<PlannedRow, 'line' | 'host' | 'fact'> & { unsaid: Unsaid[] }

type Network = { id: number; technology: number; website: number | null }

const wordOf = <T extends string>(words: readonly T[], text: string): T | undefined =>
  words.find(word => word.toLowerCase() === text.toLowerCase())

/** One line as a fact, or all that is wrong with it. */
const factOf = (
  { line, cells }: UploadLine,
  { decimal, currency: usual }: Pick<UploadCheckBody, 'decimal' | 'currency'>,
  network: Network,
  findSite: FindSite,
): Omit<PlannedLine, 'line'> | LineProblem[] => {
  const problems: LineProblem[] = []
  const wrong = (column: UploadColumn, code: FieldErrorCode): undefined => {
    problems.push({ line, column, code })
    return undefined
  }
  const word = <T extends string>(column: UploadColumn, words: readonly T[], otherwise?: T): T | undefined => {
    const text = cells[column] ?? ''
    if (text === '') return otherwise ?? wrong(column, 'required')
    return wordOf(words, text) ?? wrong(column, 'notAnOption')
  }
  const number = (column: UploadColumn, isRequired: boolean): number => {
    const text = cells[column] ?? ''
    if (text === '' && !isRequired) return 0
    const parsed = column === 'anr_value' ? moneyOf(text, decimal) : countOf(text, decimal)
    if ('value' in parsed) return parsed.value
    wrong(column, parsed.code)
    return 0
  }

  const text = cells.anr_date ?? ''
  const day = dayOf(text) ?? wrong('anr_date', text === '' ? 'required' : 'invalid')
  if (day && day > today()) wrong('anr_date', 'futureDay')
  if (day && day < FIRST_DAY) wrong('anr_date', 'invalid')
  const named = cells.anw_website ?? ''
  const site = findSite(named)
  if (!site) wrong('anw_website', named === '' ? 'required' : 'notAnOption')
  else if (network.website !== null && network.website !== site.id) wrong('anw_website', 'notAnOption')
  const format = word('anr_format', TYPES.formatName)
  const device = word('anr_device', TYPES.device)
  const adType = word('anr_ad_type', TYPES.adType, 'Display')
  const currency = word<Currency>('anr_currency', CURRENCIES, usual)
  const author = cells.anr_author ?? ''
  if (author.length > 255) wrong('anr_author', 'tooLong')
  const fact = {
    adNetwork: network.id,
    technology: network.technology,
    author,
    value: number('anr_value', true),
    adRequests: number('anr_ad_requests', true),
    refreshAdRequests: number('anr_refresh_ad_requests', false),
    impressions: number('anr_impressions', true),
    refreshImpressions: number('anr_refresh_impressions', false),
    measurableImpressions: null,
    viewableImpressions: null,
    clicks: null,
  }
  if (problems.length > 0 || !day || !site || !format || !device || !adType || !currency) return problems
  return {
    host: site.host,
    fact: { ...fact, website: site.id, day: toDay(day), format, device, adType, currency },
    unsaid: (Object.keys(UNSAID) as Unsaid[]).filter(field => (cells[UNSAID[field]] ?? '') === ''),
  }
}

const COMPARED = ['value', 'adRequests', 'refreshAdRequests', 'impressions', 'refreshImpressions'] as const

/** Whether what is stored has these numbers already. */
export const isStoredAs = (stored: StoredRow, fact: FactRow): boolean => COMPARED.every(f => stored[f] === fact[f])

/** What would become of each line. Nothing is stored for it. */
export const planUpload = async (
  read: Reader,
  scope: SiteScope,
  body: Pick<UploadCheckBody, 'decimal' | 'currency'>,
  network: Network,
  file: UploadFile,
): Promise<UploadPlan> => {
  const { lines, uneven } = file
  // What stands beside the money is nearer to its lines than what was chosen for all of them.
  const currency = currencyIn(headingOf(file, 'anr_value')) ?? body.currency
  const findSite = await sitesIn(read, scope)
  const isClosed = isDayClosed(read)
  const problems: LineProblem[] = uneven.map(line => ({ line, column: null, code: 'cells' }))
  const facts: PlannedLine[] = []
  const keys = new Set<string>()
  for (const each of lines) {
    const read = factOf(each, { ...body, currency }, network, findSite)
    if (Array.isArray(read)) {
      problems.push(...read)
      continue
    }
    const key = keyOf(read.fact)
    if (keys.has(key)) problems.push({ line: each.line, column: null, code: 'duplicate' })
    else if (await isClosed(read.fact.day)) problems.push({ line: each.line, column: 'anr_date', code: 'closedDay' })
    else facts.push({ line: each.line, ...read })
    keys.add(key)
  }
  const foreign = await daysOutOfReach(
    read,
    scope,
    facts.map(({ fact }) => fact),
  )
  for (const { line, fact } of facts)
    if (foreign.has(dayKey(fact))) problems.push({ line, column: 'anw_website', code: 'notAnOption' })
  const own = facts.filter(({ fact }) => !foreign.has(dayKey(fact)))
  const known = await withStoredTechnology(
    read,
    own.map(({ fact }) => fact),
  )
  const stored = await storedRows(read, scope, known.map(keyOf))
  const rows = known.map((fact, index): PlannedRow => {
    const { line, host, unsaid } = own[index] as PlannedLine
    const before = stored.get(keyOf(fact)) ?? null
    if (!before) return { line, host, fact, stored: null, replaced: fact, isSame: false }
    const replaced = { ...fact, ...Object.fromEntries(unsaid.map(field => [field, before[field]])) }
    return { line, host, fact, stored: before, replaced, isSame: isStoredAs(before, replaced) }
  })
  return { rows, problems: problems.toSorted((one, other) => one.line - other.line) }
}

/** The numbers of a line added to those that are stored; what only one of them counts is not known of both. */
export const summed = (stored: StoredRow, said: FactRow): FactRow => ({
  ...said,
  value: stored.value + said.value,
  adRequests: stored.adRequests + said.adRequests,
  refreshAdRequests: stored.refreshAdRequests + said.refreshAdRequests,
  impressions: stored.impressions + said.impressions,
  refreshImpressions: stored.refreshImpressions + said.refreshImpressions,
})
