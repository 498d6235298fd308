import {
  type BodyOf,
  type endpoints,
  type FileCell,
  type Language,
  languageOf,
  PLATFORM_ZONE,
  TRANSFER_WORDS,
  type Transfer,
  type TransferColumn,
  type TransferLine,
  toDay,
} from '@candela/shared-contract'
import type { Ctx } from '../../platform/context'
import { exactCell, openLines, type Sheet } from '../../platform/file/sheet'
import { wrongField } from '../../platform/http/app-error'
import { dayCell, withRemark } from '../report/report.cells'
import { reportRequester } from '../report/report.context'
import { aboutReport } from '../report/report.file'
import { listTransfers } from './transfer.list'

type FileQuestion = BodyOf<typeof endpoints.report.report05File>

/** Amounts of a whole transfer stand in the first of its lines alone: a column adds up to what is paid. */
type Line = { transfer: Transfer; line: TransferLine | undefined; isFirst: boolean }

const linesOf = (transfer: Transfer): Line[] =>
  transfer.lines.length === 0
    ? [{ transfer, line: undefined, isFirst: true }]
    : transfer.lines.map((line, index) => ({ transfer, line, isFirst: index === 0 }))

const dayOrNull = (day: string | null): FileCell => (day === null ? null : dayCell(day))

const rateOf = ({ rates }: Transfer, currency: 'USD' | 'EUR'): FileCell =>
  exactCell(rates.find(rate => rate.currency === currency)?.value ?? null)

const cellOf = (column: TransferColumn, { transfer, line, isFirst }: Line, language: Language): FileCell => {
  switch (column) {
    case 'month':
      return transfer.month
    case 'account':
      return transfer.account.label
    case 'website':
      return line?.website.label ?? null
    case 'gross':
    case 'net':
    case 'net_usd':
      return exactCell(line?.[column] ?? null)
    case 'state':
      return TRANSFER_WORDS[language].state[transfer.state]
    case 'invoice_number':
      return transfer.invoice?.number ?? null
    case 'invoice_date':
      return dayOrNull(transfer.invoice?.issued_on ?? null)
    case 'pay_on':
    case 'paid_on':
      return dayOrNull(transfer[column])
    case 'rate_usd':
      return rateOf(transfer, 'USD')
    case 'rate_eur':
      return rateOf(transfer, 'EUR')
    default:
      return isFirst ? exactCell(transfer[column]) : null
  }
}

const IN_BRL: readonly TransferColumn[] = ['gross', 'net', 'deductions', 'adjustments', 'carried_in', 'payable']

/** As many payments as a file is made of at once. */
const MOST_IN_FILE = 20_000

/** What is on screen as a file for accounting, in its order, and more of it than a screen shows. */
export const exportTransfers = async (ctx: Ctx, { columns, format: _, ...query }: FileQuestion): Promise<Sheet> => {
  const { rows, totals, meta } = await listTransfers(reportRequester(ctx), query, MOST_IN_FILE)
  if (meta.more > 0) throw wrongField('period', 'tooMuch')
  const language = languageOf(ctx.locale)
  const words = TRANSFER_WORDS[language]
  const shown = columns.filter(column => column !== 'gross' || totals.gross !== null)
  const range = { from: toDay(`${meta.from}-01`), to: toDay(`${meta.to}-01`) }
  const about = aboutReport({ range, currency: 'BRL', zone: PLATFORM_ZONE }, language)
  return {
    ...about,
    name: `${words.file}_${meta.from}_${meta.to}`,
    head: shown.map(column => withRemark(words.columns[column], IN_BRL.includes(column) ? 'BRL' : undefined)),
    open: () => openLines(rows.flatMap(linesOf).map(line => shown.map(column => cellOf(column, line, language)))),
  }
}

/** Asking for it reads nothing but what it is about. */
export const assertTransfersAskable = async (ctx: Ctx, { columns: _c, format: _f, ...query }: FileQuestion) => {
  const { meta } = await listTransfers(reportRequester(ctx), query, 0)
  if (meta.more > MOST_IN_FILE) throw wrongField('period', 'tooMuch')
}
