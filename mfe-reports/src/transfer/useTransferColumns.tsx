import {
  dayIn,
  languageOf,
  PLATFORM_ZONE,
  TRANSFER_SORTS,
  TRANSFER_WORDS,
  type Transfer,
  type TransferAnswer,
  type TransferColumn,
  toDay,
} from '@candela/shared-contract'
import { Estimated, EstimateMark, media, Pill, useBelow, useFormat } from '@candela/shared-ui'
import { useLocale } from '@candela/shared-ui/runtime'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { type ReportColumn, type ReportLineBase, widthFor } from '../report/columns'
import { withinSentence } from '../shared/withinSentence'
import { useStepNames } from '../statement/useStepNames'
import { transferMessages } from './messages'
import { STATE_LOOK } from './stateLook'
import { decimalsOf } from './transfer.api'

type Totals = TransferAnswer['totals']
export type Line = ReportLineBase &
  Partial<Record<TransferColumn, unknown>> & { transfer: Transfer | null; totals: Totals | null; count: number }

const Main = styled.span`
  font-weight: 600;
`

/** A long value breaks on a phone rather than take the room of its label. */
const ON_PHONE = '52vw'

const State = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  max-width: 100%;

  ${media.phone} {
    flex-wrap: wrap;
    max-width: ${ON_PHONE};
  }
`

/** More of it is on its page. */
const Aside = styled.span`
  overflow: hidden;
  color: var(--fg-3);
  font-size: 12px;
  text-overflow: ellipsis;
`

const Long = styled.span`
  ${media.phone} {
    display: inline-block;
    max-width: ${ON_PHONE};
    overflow-wrap: break-word;
    vertical-align: top;
    white-space: normal;
  }
`

/** What stands around a pill. */
const PILL = 'MMM'
/** What stands before a figure that may still change. */
const MARK = 'MM'
/** In the place of what there is none of. */
const NONE = '–'
/** A name is cut rather than push the figures out of sight. */
const NAME_WIDTH = 220
/** Of a status with what there is to say about it. */
const STATE_WIDTH = 310
const AMOUNTS = ['net', 'gross', 'deductions', 'adjustments'] as const

type Options = {
  rows: readonly Transfer[]
  totals: Totals | undefined
  /** How many payments the totals are of. */
  count: number
  showsAccount: boolean
}

/** A column is as wide as the longest of what stands in it; the money comes right after the month, or after whose it is. */
export const useTransferColumns = ({ rows, totals, count, showsAccount }: Options): ReportColumn<Line>[] => {
  const t = transferMessages.useT()
  const locale = useLocale()
  const format = useFormat()
  const months = useStepNames('month')
  const onPhone = useBelow('phone')
  return useMemo(() => {
    const language = languageOf(locale)
    const words = TRANSFER_WORDS[language]
    const money = (amount: string): string => format.money('BRL', amount)
    const dateText = (day: string | null): string => (day === null ? NONE : format.date(toDay(day)))
    const monthText = (month: string): string => months.full(toDay(`${month}-01`))

    const textOf = (row: Transfer, column: TransferColumn): string => {
      switch (column) {
        case 'month':
          // On a phone the name of a row tells it from the other accounts of its month.
          return showsAccount && onPhone ? `${monthText(row.month)} · ${row.account.label}` : monthText(row.month)
        case 'account':
          return row.account.label
        case 'website': {
          const [only, another] = row.lines
          if (!only) return NONE
          return another ? t('list.websites', { count: row.lines.length }) : only.website.label
        }
        case 'gross':
          return row.gross === null ? NONE : money(row.gross)
        case 'net_usd':
          return row.net_usd === null ? NONE : format.money('USD', row.net_usd)
        case 'state':
          return words.state[row.state]
        case 'invoice_number':
          return row.invoice?.number ?? NONE
        case 'invoice_date':
          return dateText(row.invoice?.issued_on ?? null)
        case 'pay_on': {
          const { pay_on, is_pay_day_fixed, invoice_until } = row
          if (pay_on === null || is_pay_day_fixed || invoice_until === null) return dateText(pay_on)
          const until = new Date(invoice_until)
          const time = `${format.dayOfYear(dayIn(PLATFORM_ZONE, until))} ${format.time(until, PLATFORM_ZONE)}`
          return t('list.ifSent', { day: format.date(toDay(pay_on)), time })
        }
        case 'paid_on':
          return dateText(row.paid_on)
        case 'rate_usd':
        case 'rate_eur': {
          const rate = row.rates.find(({ currency }) => `rate_${currency.toLowerCase()}` === column)
          return rate ? format.number(rate.value, decimalsOf(rate.value)) : NONE
        }
        default:
          return money(row[column])
      }
    }
    /** The month that took it over, or why it stands still. */
    const remarkOf = ({ carried_to, reason }: Transfer): string => {
      if (carried_to === null) return reason ?? ''
      const month = (onPhone ? months.axis : months.full)(toDay(`${carried_to}-01`))
      return t('list.carriedTo', { month: withinSentence(language, month) })
    }
    const isEstimate = rows.some(({ state }) => state === 'estimated')
    /** What is of an open month may still change, and a sum with it. */
    const marked = ({ transfer }: Line, figure: string) =>
      figure !== NONE && (transfer ? transfer.state === 'estimated' : isEstimate) ? (
        <Estimated>{figure}</Estimated>
      ) : (
        figure
      )
    const paidText = totals ? t('list.ofWhichPaid', { amount: money(totals.paid) }) : ''

    const column = (field: TransferColumn, facts: Partial<ReportColumn<Line>> = {}, more: string[] = []) => {
      const label = words.columns[field]
      return {
        ...{ field, label, card: 'none' as const },
        sortable: TRANSFER_SORTS.some(each => each === field),
        width: widthFor(label, [...rows.map(row => textOf(row, field)), ...more]),
        // The totals of a phone name all that they are not told.
        cell: ({ transfer }: Line) => (transfer ? <Long>{textOf(transfer, field)}</Long> : onPhone && NONE),
        ...facts,
      }
    }
    const amount = (
      field: 'payable' | (typeof AMOUNTS)[number],
      facts: Partial<ReportColumn<Line>> = {},
      more: string[] = [],
    ) => {
      const sum = totals?.[field] ?? null
      const textIn = ({ transfer }: Line): string =>
        transfer ? textOf(transfer, field) : sum === null ? NONE : money(sum)
      const cell = (line: Line) => marked(line, textIn(line))
      return column(field, { numeric: true, cell, ...facts }, sum === null ? more : [money(sum), ...more])
    }
    /** An amount that is not summed. */
    const unsummed = (field: 'carried_in' | 'net_usd') =>
      column(field, {
        numeric: true,
        cell: line => (line.transfer ? marked(line, textOf(line.transfer, field)) : onPhone && NONE),
      })
    const named = (field: 'account' | 'website'): ReportColumn<Line> => {
      const made = column(field)
      return { ...made, width: Math.min(NAME_WIDTH, made.width) }
    }

    /** How it stands and its day say themselves what they are. */
    const shortFact = { card: 'fact' as const, ...(onPhone && { short: '' }) }
    const state: ReportColumn<Line> = {
      ...column('state', {}, [paidText, ...rows.map(row => `${textOf(row, 'state')}${PILL}${remarkOf(row)}`)]),
      ...shortFact,
      cell: ({ transfer }) => {
        if (!transfer) return paidText
        if (transfer.state === 'estimated') return <EstimateMark />
        const remark = remarkOf(transfer)
        return (
          <State>
            <Pill {...STATE_LOOK[transfer.state]}>{textOf(transfer, 'state')}</Pill>
            {remark && <Aside title={remark}>{remark}</Aside>}
          </State>
        )
      },
    }

    const total = t('list.total', { count })
    const payable = amount('payable', {}, isEstimate && totals ? [`${MARK}${money(totals.payable)}`] : [])
    const seesGross = rows.some(({ gross }) => gross !== null)
    return [
      column('month', { cell: ({ transfer }) => (transfer ? textOf(transfer, 'month') : total) }, [total]),
      ...(showsAccount ? [named('account')] : []),
      {
        ...payable,
        card: 'besideTitle',
        cell: line => (
          <Main>
            {line.totals && isEstimate && (
              <>
                <EstimateMark short />{' '}
              </>
            )}
            {payable.cell(line)}
          </Main>
        ),
      },
      { ...state, width: Math.min(STATE_WIDTH, state.width) },
      column('pay_on', { ...shortFact, isThere: ({ transfer }) => (transfer?.pay_on ?? null) !== null }),
      column('paid_on'),
      amount('net'),
      ...(seesGross ? [amount('gross')] : []),
      amount('deductions'),
      amount('adjustments'),
      unsummed('carried_in'),
      column('invoice_number', { alsoInFile: ['invoice_date'] }),
      named('website'),
      unsummed('net_usd'),
      column('rate_usd', { numeric: true }),
      column('rate_eur', { numeric: true }),
    ]
  }, [rows, totals, count, showsAccount, t, locale, format, months, onPhone])
}
