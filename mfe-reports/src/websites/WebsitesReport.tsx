import { useCan, useSession } from '@candela/shared-auth'
import {
  ACCOUNT_WORDS,
  COMPARISONS,
  languageOf,
  METRICS,
  REPORTS,
  TYPES,
  toDay,
  WEBSITE_REPORT_COLUMNS,
  WEBSITE_REPORT_METRICS,
  WEBSITE_WORDS,
  type WebsiteReportColumn,
  type WebsiteReportRow,
  websiteReportEndpoints,
  websiteReportWord,
} from '@candela/shared-contract'
import { Button, ChoiceChip, EmptyState, FilterChip, ToggleChip, useFormat } from '@candela/shared-ui'
import type { Sort } from '@candela/shared-ui/grid'
import { useListLook } from '@candela/shared-ui/pages'
import { useLocale } from '@candela/shared-ui/runtime'
import { useMemo } from 'react'
import { USUAL_FILTERS as EXPLORED, explorerAddress, USUAL_DISPLAY } from '../explorer/address'
import { reportMessages } from '../i18n/messages'
import { type ReportColumn, widthFor } from '../report/columns'
import { fileColumns } from '../report/fileColumns'
import { type AnsweredLine, changeColumn, metricColumn } from '../report/metricColumn'
import { NumbersChart } from '../report/NumbersChart'
import { PeriodFilter } from '../report/PeriodFilter'
import { ReportPage } from '../report/ReportPage'
import { ReportRows } from '../report/ReportRows'
import { useHeadings } from '../report/useHeadings'
import { useReport } from '../report/useReport'
import { useBlockQuery } from '../shared/Block'
import { useKeyWords } from '../shared/useKeyWords'
import { useMetricFormat } from '../shared/useMetricFormat'
import { WhoseChips } from '../shared/WhoseChips'
import { FiltersFailed, useChoices } from '../statement/FiltersFailed'
import { type Display, questionOf, STATUSES, TIERS, USUAL_FILTERS, websitesAddress } from './address'
import { websiteMessages } from './messages'
import { websitesQuery } from './websites.api'

type Line = AnsweredLine & { row: WebsiteReportRow | null; website: string }
const TEXTS = ['percentile', 'bestFormat', 'account', 'tier', 'manager', 'status', 'lastDay'] as const
const USUAL_LOOK = { density: 'compact' as const, hidden: [] }
const NAME_WIDTH = 240
/** As it is without saying so. */
const MOST_FIRST: Sort = { field: 'net', dir: 'desc' }

/** Each website with its numbers, what changed, and where it stands; it leads to its days. */
const WebsitesReport = () => {
  const t = websiteMessages.useT()
  const words = reportMessages.useT()
  const format = useFormat()
  const wordFor = useKeyWords()
  const language = languageOf(useLocale())
  const may = useCan('report.report04')
  const explores = useCan('report.performance')
  const isStaff = useSession(({ user }) => (user?.group?.gro_scope ?? 'own') !== 'own')
  const report = useReport(websitesAddress)
  const choices = useChoices().data
  const { asked, filters, choose, changeDisplay, currency } = report
  const question = questionOf(asked, currency)
  const block = useBlockQuery(websitesQuery(question), report.canRun && may)
  const answer = block.data?.answer
  const metricFormat = useMetricFormat(block.data?.question.currency ?? currency)
  const headings = useHeadings(metricFormat)
  const { sort, hidesEmpty, measure } = asked.display

  const textOf = (row: WebsiteReportRow, column: (typeof TEXTS)[number]): string => {
    switch (column) {
      case 'account':
        return row.account?.label ?? ''
      case 'tier':
        return row.tier === null ? '' : ACCOUNT_WORDS[language].tier[row.tier as 1]
      case 'status':
        return row.status === null ? '' : WEBSITE_WORDS[language].status[row.status]
      case 'bestFormat':
        return row.bestFormat ? wordFor('format', { id: row.bestFormat, label: row.bestFormat }) : ''
      case 'lastDay':
        return row.lastDay ? format.date(toDay(row.lastDay)) : ''
      case 'percentile':
        return row.percentile === null ? '' : t('above', { percent: format.percent(row.percentile, 0) })
      default:
        return row.manager ?? ''
    }
  }
  const columnsOf = (): ReportColumn<Line>[] => {
    const rows = answer?.rows ?? []
    const lines = answer ? [answer.totals, ...rows] : []
    const metrics = answer?.metrics ?? []
    const word = (column: WebsiteReportColumn) => websiteReportWord(language, column)
    const [first, ...others] = metrics.map((metric, index) =>
      metricColumn<Line>({
        ...headings(metric),
        ...{ metric, lines, metricFormat, isMain: index === 0 },
        card: metric === 'net' ? 'besideTitle' : metric === 'total_impressions' || metric === 'ecpm' ? 'fact' : 'none',
      }),
    )
    const changeOf = (metric: 'net' | 'rpm') =>
      changeColumn<Line>({
        ...{ field: `change_${metric}`, metric, label: word(`change_${metric}`), metricFormat },
        beforeText: amount => t('before', { amount }),
      })
    const isCompared = rows.some(({ changes }) => changes)
    const texts = TEXTS.filter(column => rows.some(row => textOf(row, column) !== ''))
    return [
      {
        field: 'website',
        label: word('website'),
        sortable: true,
        width: Math.min(
          NAME_WIDTH,
          widthFor(
            word('website'),
            rows.map(({ name }) => name),
          ),
        ),
        cell: ({ website }) => website,
      },
      ...(first ? [first] : []),
      ...(isCompared ? [changeOf('net')] : []),
      ...others,
      ...(isCompared ? [{ ...changeOf('rpm'), card: 'none' as const }] : []),
      ...texts.map(
        (column): ReportColumn<Line> => ({
          field: column,
          label: word(column),
          card: 'none',
          width: Math.min(
            NAME_WIDTH,
            widthFor(
              word(column),
              rows.map(row => textOf(row, column)),
            ),
          ),
          cell: ({ row }) => row && textOf(row, column),
        }),
      ),
    ]
  }
  const columns = columnsOf()
  const look = useListLook('websitesReport', columns, { usual: USUAL_LOOK })
  const lines = useMemo(() => {
    const { period, compare } = asked.filters
    const daysOf = (id: number): string =>
      REPORTS.performance.path +
      explorerAddress.toSearch({
        filters: { ...EXPLORED, period, compare, website: [String(id)] },
        display: { ...USUAL_DISPLAY, metrics: ['net', 'total_impressions', 'ecpm', 'fill', 'rpm'] },
        currency: asked.currency,
      })
    return (answer?.rows ?? []).map(
      (row, index): Line => ({
        ...{ id: index, line: row, row, website: row.name },
        href: explores ? daysOf(row.id) : undefined,
      }),
    )
  }, [answer, asked, explores])

  const clearLabel = words('dashboard.clear')
  const chip = <V extends string>(
    label: string,
    options: { value: V; label: string }[],
    values: readonly V[],
    onChange: (values: V[]) => void,
  ) => (
    <FilterChip
      {...{ label, clearLabel, options }}
      values={[...values]}
      findLabel={words('dashboard.find', { label })}
      noneLabel={t('noneFound')}
      onChange={chosen => onChange(options.flatMap(({ value }) => (chosen.includes(value) ? [value] : [])))}
    />
  )
  // Filters of staff stand there before the choices come, so that nothing below them moves.
  const isForStaff = choices?.dimensions.includes('tier') ?? isStaff
  const managers = (choices?.manager ?? []).map(({ id, label }) => ({ value: String(id), label }))
  const onSort = (next: Sort | null) =>
    // What is sorted so without saying so is turned around, for taking that away would change nothing.
    changeDisplay({ sort: (next ?? (sort ? null : { ...MOST_FIRST, dir: 'asc' })) as Display['sort'] })
  const count = answer?.rows.length ?? 0

  return (
    <ReportPage
      title={t('title')}
      subtitle={t('subtitle')}
      report={report}
      block={block}
      metricFormat={metricFormat}
      saysEmpty
      filters={problemId => (
        <>
          <PeriodFilter report={report} zone={answer?.meta.zone} problemId={problemId} />
          <ChoiceChip
            label={t('compare')}
            value={filters.compare}
            options={COMPARISONS.map(value => ({ value, label: t(`comparison.${value}`) }))}
            onChange={compare => choose({ compare })}
          />
          <WhoseChips asked={filters} onChange={choose} />
          {chip(
            t('product'),
            TYPES.product.map(value => ({ value, label: value })),
            filters.product,
            product => choose({ product }),
          )}
          {chip(
            t('status'),
            STATUSES.map(value => ({ value, label: WEBSITE_WORDS[language].status[value] })),
            filters.status,
            status => choose({ status }),
          )}
          {(isForStaff || filters.tier.length > 0) &&
            chip(
              words('numbers.dimensions.tier'),
              TIERS.map(value => ({ value, label: ACCOUNT_WORDS[language].tier[value] })),
              filters.tier,
              tier => choose({ tier }),
            )}
          {(isForStaff || filters.manager.length > 0) &&
            chip(words('numbers.dimensions.manager'), managers, filters.manager, manager => choose({ manager }))}
        </>
      )}
      onReset={() => report.choose(USUAL_FILTERS)}
      notice={<FiltersFailed />}
      file={{
        endpoint: websiteReportEndpoints.report04File,
        question: { ...question, columns: fileColumns(look, WEBSITE_REPORT_COLUMNS) },
        name: 'websites',
        disabled: count === 0,
      }}
      chart={
        count > 0 || !answer ? (
          <NumbersChart
            name="websites"
            heading={websiteReportWord(language, 'website')}
            period={question.period}
            block={block}
            answer={answer}
            metrics={
              answer?.metrics ??
              WEBSITE_REPORT_METRICS.filter(metric => isStaff || METRICS[metric].audience !== 'staff')
            }
            measure={measure}
            onMeasure={next => changeDisplay({ measure: next as Display['measure'] })}
            nameOf={name => name}
            metricFormat={metricFormat}
          />
        ) : null
      }
    >
      <ReportRows
        label={t('table')}
        block={block}
        look={look}
        rows={lines}
        totals={answer && { id: -1, line: answer.totals, row: null, website: t('total', { count }) }}
        expected={12}
        sort={sort ?? MOST_FIRST}
        onSort={onSort}
        toolbar={
          <ToggleChip pressed={hidesEmpty} onChange={on => changeDisplay({ hidesEmpty: on })}>
            {t('hidesEmpty')}
          </ToggleChip>
        }
        instead={
          answer &&
          count === 0 && (
            <EmptyState
              title={t('onlyEmpty')}
              {...(hidesEmpty && {
                action: (
                  <Button size="sm" onClick={() => changeDisplay({ hidesEmpty: false })}>
                    {t('showsEmpty')}
                  </Button>
                ),
              })}
            />
          )
        }
      />
    </ReportPage>
  )
}

export default WebsitesReport
