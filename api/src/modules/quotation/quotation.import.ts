import { createHash } from 'node:crypto'
import {
  languageOf,
  PLATFORM_ZONE,
  QUOTATION_IMPORT_COLUMNS,
  QUOTATION_LINE_STATES,
  QUOTATION_WORDS,
  type QuotationImportColumn,
  type QuotationImportReport,
  quotationColumnOf,
  quotationImportFile,
  REQUIRED_QUOTATION_COLUMNS,
  todayIn,
} from '@candela/shared-contract'
import { type Ctx, writeContext } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import type { Row } from '../../platform/db/schema'
import { type LineProblem, refuseProblems, shownProblems } from '../../platform/file/line-problems'
import { readCsv } from '../../platform/file/read-csv'
import { exactCell, openLines, type Sheet } from '../../platform/file/sheet'
import { directFile } from '../../platform/file/write-file'
import { AppError } from '../../platform/http/app-error'
import type { FileAnswer, Upload } from '../../platform/http/bind'
import { type Tx, write } from '../../platform/write'
import { lockedMonths, type MonthLocks } from '../facts/facts.closed'
import { type CheckedLine, checkLines, keyOf, type ReadLine, readLines } from './quotation.import.lines'
import { valueText } from './quotation.present'
import { quotationsAround } from './quotation.repository'
import { takeMonths } from './quotation.service'

const SHOWN_ROWS = 100

type Stored = Row<'currency_quotations'>

const linesOf = async ({ bytes }: Upload): Promise<ReadLine[]> =>
  readLines(
    await readCsv<QuotationImportColumn>(bytes, { columnOf: quotationColumnOf, required: REQUIRED_QUOTATION_COLUMNS }),
  )

const daysOf = (lines: readonly ReadLine[]): string[] => lines.flatMap(({ said }) => said?.cue_date ?? []).sort()

/** What is stored of the stretch of days that the lines are of, and around it. */
const storedIn = async (read: Reader, lines: readonly ReadLine[]): Promise<Map<string, Stored>> => {
  const days = daysOf(lines)
  const [first, last] = [days[0], days.at(-1)]
  if (first === undefined || last === undefined) return new Map()
  const rows = await quotationsAround(read, first, last)
  return new Map(rows.map(row => [keyOf(row), row]))
}

const closingsIn = async (read: Reader): Promise<Map<string, string>> => {
  const rows = await read
    .selectFrom('currency_closings')
    .select(['ccl_currency as cue_currency', 'ccl_month as cue_date', 'ccl_value'])
    .execute()
  return new Map(rows.map(row => [keyOf(row), row.ccl_value]))
}

const judge = async (ctx: Ctx, read: Reader, lines: readonly ReadLine[], locks: MonthLocks): Promise<CheckedLine[]> =>
  checkLines(lines, {
    today: todayIn(PLATFORM_ZONE),
    stored: await storedIn(read, lines),
    closings: await closingsIn(read),
    locks,
    mayChange: ctx.actor.pairs.has('currencyExchange.update'),
  })

const problemsIn = (judged: readonly CheckedLine[]): LineProblem[] => judged.flatMap(({ problems }) => problems)

const fingerprintOf = (judged: readonly CheckedLine[]): string =>
  createHash('sha256')
    .update(JSON.stringify(judged.map(({ state, said, stored }) => [state, said, stored?.cue_value ?? null])))
    .digest('hex')

const reportOf = ({ locale }: Ctx, judged: readonly CheckedLine[]): QuotationImportReport => {
  const of = (state: CheckedLine['state']) => judged.filter(line => line.state === state)
  return {
    total: judged.length,
    fresh: of('fresh').length,
    same: of('same').length,
    changed: of('changed').length,
    wrong: of('wrong').length,
    errors: shownProblems(locale, problemsIn(judged)),
    rows: QUOTATION_LINE_STATES.flatMap(state => of(state).slice(0, SHOWN_ROWS))
      .toSorted((a, b) => a.line - b.line)
      .map(({ line, state, shown, said, stored }) => ({
        ...{ line, state, ...shown },
        before: stored && valueText(stored.cue_value),
        after: said && valueText(said.cue_value),
      })),
    fingerprint: fingerprintOf(judged),
  }
}

export const checkQuotations = async (ctx: Ctx, upload: Upload): Promise<QuotationImportReport> => {
  const { read } = ctx.app.database
  const lines = await linesOf(upload)
  return reportOf(ctx, await judge(ctx, read, lines, await lockedMonths(read)))
}

/**
 * Rows first and months after them, as every change of a quotation does: none waits in a circle. Answers the ids of what is
 * held.
 */
const holdDiffering = async (tx: Tx, lines: readonly ReadLine[]): Promise<ReadonlySet<number>> => {
  const stored = await storedIn(tx.read, lines)
  const ids = lines.flatMap(({ said }) => {
    const row = said && stored.get(keyOf(said))
    return row && row.cue_value !== said.cue_value ? row.id : []
  })
  await tx.lockAll('currency_quotations', ids)
  return new Set(ids)
}

const storeAll = async (ctx: Ctx, tx: Tx, judged: readonly CheckedLine[]): Promise<void> => {
  const cue_id_user = ctx.actor.id
  const fresh = judged.flatMap(({ state, said }) => (state === 'fresh' ? said : []))
  const changes = judged.flatMap(({ state, said, stored }) =>
    state === 'changed'
      ? { before: stored, patch: { cue_value: said.cue_value, cue_source: said.cue_source, cue_id_user } }
      : [],
  )
  await tx.insertAll(
    'currency_quotations',
    fresh.map(said => ({ ...said, cue_id_user, deleted_at: null })),
  )
  await tx.updateEach('currency_quotations', changes)
}

/** All of a file or none of it, and only what its preview said. */
export const importQuotations = async (
  ctx: Ctx,
  upload: Upload,
  fingerprint: string,
): Promise<QuotationImportReport> => {
  const lines = await linesOf(upload)
  return write(writeContext(ctx), 'currencyExchange.import', async tx => {
    const held = await holdDiffering(tx, lines)
    const locks = await takeMonths(tx, daysOf(lines))
    const judged = await judge(ctx, tx.read, lines, locks)
    refuseProblems(problemsIn(judged))
    const isHeld = judged.every(({ state, stored }) => state !== 'changed' || held.has(stored.id))
    if (fingerprintOf(judged) !== fingerprint || !isHeld) throw new AppError('previewOutdated')
    await storeAll(ctx, tx, judged)
    return reportOf(ctx, judged)
  })
}

/** Every column with its name in the reader's language, and a line that shows what stands in them. */
export const quotationTemplate = async ({ locale }: Ctx): Promise<FileAnswer> => {
  const language = languageOf(locale)
  const { columns, source } = QUOTATION_WORDS[language]
  const sheet: Sheet = {
    language,
    name: quotationImportFile(language),
    head: QUOTATION_IMPORT_COLUMNS.map(column => columns[column]),
    words: {},
    zone: PLATFORM_ZONE,
    open: () => openLines([[todayIn(PLATFORM_ZONE), 'USD', exactCell('5.4321'), source.file]]),
  }
  return directFile(sheet, 'csv')
}
