import { useCan } from '@candela/shared-auth'
import {
  languageOf,
  QUOTATION_MONTH_STATES,
  QUOTATION_REPORT_COLUMNS,
  QUOTATION_WORDS,
  QUOTED_CURRENCIES,
  quotationReportEndpoints,
  quotationReportWord,
  REPORTS,
} from '@candela/shared-contract'
import { FilterChip, IconButton, useBelow } from '@candela/shared-ui'
import type { Sort } from '@candela/shared-ui/grid'
import { useListLook } from '@candela/shared-ui/pages'
import { useLocale } from '@candela/shared-ui/runtime'
import { useMemo } from 'react'
import { reportMessages } from '../i18n/messages'
import { AboutLine } from '../report/About'
import { fileColumns } from '../report/fileColumns'
import { reportPageMessages } from '../report/messages'
import { PeriodFilter } from '../report/PeriodFilter'
import { ReportFrame } from '../report/ReportFrame'
import { ReportRows } from '../report/ReportRows'
import { useReport } from '../report/useReport'
import { useBlockQuery } from '../shared/Block'
import { questionOf, quotationsAddress, USUAL_FILTERS } from './address'
import { quotationMessages } from './messages'
import { QuotationsChart } from './QuotationsChart'
import { quotationsQuery } from './quotations.api'
import { type Line, useGapText, useQuotationColumns } from './useQuotationColumns'

/** As it is without saying so. */
const NEWEST_FIRST: Sort = { field: 'date', dir: 'desc' }
const USUAL_LOOK = { density: 'compact' as const, hidden: [] }

/** What currencies are worth day by day, what their months come to, and where a quotation is missing. */
const QuotationsReport = () => {
  const t = quotationMessages.useT()
  const words = reportMessages.useT()
  const pageWords = reportPageMessages.useT()
  const language = languageOf(useLocale())
  const onPhone = useBelow('phone')
  const may = useCan(REPORTS.quotations.right)
  const opensOne = useCan('currencyExchange.get')
  const report = useReport(quotationsAddress)
  const { asked, filters, choose, changeDisplay } = report
  const question = questionOf(asked)
  const block = useBlockQuery(quotationsQuery(question), report.canRun && may)
  const answer = block.data?.answer
  const rows = useMemo(() => answer?.rows ?? [], [answer])
  const columns = useQuotationColumns(rows)
  const look = useListLook('quotationsReport', columns, { usual: USUAL_LOOK })
  const gapText = useGapText()
  const lines = rows.map(
    (row, index): Line => ({
      ...{ id: index, row },
      href: opensOne && row.id !== null ? `/currency-exchange/${row.id}` : undefined,
      warning: gapText(row),
    }),
  )

  const gaps = rows.filter(({ held }) => held).length
  // In a file a name and a remark are two columns.
  const shownColumns = fileColumns(look, QUOTATION_REPORT_COLUMNS).flatMap(column =>
    column === 'set_by' && gaps > 0 ? [column, 'note' as const] : [column],
  )
  const counts = answer && [
    t('unit'),
    t('quoted', { count: rows.length - gaps }),
    ...(gaps > 0 ? [t('gaps', { count: gaps })] : []),
  ]
  const chip = <V extends string>(
    label: string,
    options: { value: V; label: string }[],
    values: readonly V[],
    onChange: (values: V[]) => void,
  ) => (
    <FilterChip
      {...{ label, options }}
      clearLabel={words('dashboard.clear')}
      values={[...values]}
      findLabel={words('dashboard.find', { label })}
      noneLabel={t('noneFound')}
      onChange={chosen => onChange(options.flatMap(({ value }) => (chosen.includes(value) ? [value] : [])))}
    />
  )

  return (
    <ReportFrame
      title={t('title')}
      subtitle={t('subtitle')}
      report={report}
      block={block}
      about={
        <AboutLine>
          <span>{counts?.join(' · ')}</span>
          {!onPhone && (
            <IconButton
              icon="refresh"
              size="sm"
              label={pageWords('refresh')}
              aria-busy={block.isFetching || undefined}
              onClick={() => void block.refetch()}
            />
          )}
        </AboutLine>
      }
      filters={problemId => (
        <>
          <PeriodFilter report={report} zone={undefined} problemId={problemId} isOfNumbers={false} />
          {chip(
            quotationReportWord(language, 'currency'),
            QUOTED_CURRENCIES.map(value => ({ value, label: value })),
            filters.currency,
            currency => choose({ currency }),
          )}
          {chip(
            quotationReportWord(language, 'is_closed'),
            QUOTATION_MONTH_STATES.map(value => ({ value, label: QUOTATION_WORDS[language].state[value] })),
            filters.state,
            state => choose({ state }),
          )}
        </>
      )}
      onReset={() => report.choose(USUAL_FILTERS)}
      file={{
        endpoint: quotationReportEndpoints.report03File,
        question: { ...question, columns: shownColumns },
        name: 'quotations',
        disabled: rows.length === 0,
      }}
      chart={<QuotationsChart block={block} />}
    >
      <ReportRows
        label={t('table')}
        block={block}
        look={look}
        rows={lines}
        totals={answer && null}
        expected={20}
        sort={asked.display.sort ?? NEWEST_FIRST}
        onSort={next => changeDisplay({ sort: next?.dir === 'desc' ? null : { field: 'date', dir: 'asc' } })}
        toolbar={null}
      />
    </ReportFrame>
  )
}

export default QuotationsReport
