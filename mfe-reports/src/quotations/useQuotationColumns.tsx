import {
  heldWord,
  languageOf,
  QUOTATION_WORDS,
  type QuotationReportColumn,
  type QuotationReportRow,
  quotationReportWord,
} from '@candela/shared-contract'
import { Pill, useBelow } from '@candela/shared-ui'
import { useLocale } from '@candela/shared-ui/runtime'
import { styled } from 'styled-components'
import { type ReportColumn, type ReportLineBase, widthFor } from '../report/columns'
import { quotationMessages } from './messages'
import { useQuotationTexts } from './useQuotationTexts'

export type Line = ReportLineBase & Record<string, unknown> & { row: QuotationReportRow }

const Value = styled.span`
  font-weight: 600;
`

/** Of another day. */
const Held = styled.span`
  color: var(--fg-2);
  font-weight: 400;
`

const Gap = styled.span`
  color: var(--warn-fg);
  font-size: 12px;
`

/** What stands around a pill. */
const PILL = 'MM'
/** As much as a gap needs, so that on a small desk the last column is in sight as well. */
const LAST_WIDTH = 310
/** The first column stands further from its edge. */
const INDENT = 12

/** What is wrong with a day: another one's value holds on it. The year is said where it is another one. */
export const useGapText = () => {
  const language = languageOf(useLocale())
  const texts = useQuotationTexts()
  return ({ day, held }: QuotationReportRow): string | undefined => {
    if (!held) return undefined
    const dayText = held.day.slice(0, 4) === day.slice(0, 4) ? texts.shortDay : texts.day
    return heldWord(language, { value: texts.value(held.value), day: dayText(held.day) })
  }
}

/** A column is as wide as the longest of what stands in it. */
export const useQuotationColumns = (rows: readonly QuotationReportRow[]): ReportColumn<Line>[] => {
  const t = quotationMessages.useT()
  const language = languageOf(useLocale())
  const texts = useQuotationTexts()
  const onPhone = useBelow('phone')
  const gapText = useGapText()
  const { state } = QUOTATION_WORDS[language]
  const stateOf = ({ is_closed }: QuotationReportRow) => state[is_closed ? 'closed' : 'open']
  const column = (
    field: QuotationReportColumn,
    textOf: (row: QuotationReportRow) => string,
    facts: Partial<ReportColumn<Line>> = {},
  ): ReportColumn<Line> => {
    const label = quotationReportWord(language, field)
    return {
      ...{ field, label, card: 'none' },
      width: widthFor(facts.short ?? label, rows.map(textOf)),
      cell: ({ row }) => textOf(row),
      ...facts,
    }
  }
  const shownValue = ({ value, held }: QuotationReportRow) => texts.value(value ?? held?.value ?? null)
  // Where nobody set one it says what holds: a column of its own would be empty but for a few rows.
  const setBy = column('set_by', row => gapText(row) ?? row.set_by?.label ?? '–', {
    cell: ({ row, warning }) => (warning ? <Gap title={warning}>{warning}</Gap> : (row.set_by?.label ?? '–')),
  })
  // On a phone the name of a row tells it from the other currencies of its day.
  const date = column('date', row => (onPhone ? `${texts.day(row.day)} · ${row.currency}` : texts.day(row.day)), {
    sortable: true,
  })
  return [
    { ...date, width: date.width + INDENT },
    column('currency', ({ currency }) => currency),
    column('value', shownValue, {
      numeric: true,
      card: 'besideTitle',
      cell: ({ row }) => (row.held ? <Held>{shownValue(row)}</Held> : <Value>{shownValue(row)}</Value>),
    }),
    column('change', row => texts.change(row.change), { numeric: true, card: 'fact' }),
    column('average', row => texts.value(row.average), { numeric: true, short: t('average'), card: 'fact' }),
    column('closing', row => texts.value(row.closing), { numeric: true, short: t('closing') }),
    column('is_closed', row => stateOf(row) + PILL, {
      cell: ({ row }) => (
        <Pill tone={row.is_closed ? 'neutral' : 'info'} mark={row.is_closed ? 'hollow' : 'dot'}>
          {stateOf(row)}
        </Pill>
      ),
    }),
    { ...setBy, width: Math.min(LAST_WIDTH, setBy.width) },
  ]
}
