import { useCan } from '@candela/shared-auth'
import {
  COMPARISONS,
  languageOf,
  ORDER_REPORT_BY,
  ORDER_REPORT_COLUMNS,
  ORDER_WORDS,
  type OrderReportColumn,
  type OrderReportRow,
  orderReportEndpoints,
  orderReportWord,
  TYPES,
  toDay,
} from '@candela/shared-contract'
import { Button, ChoiceChip, EmptyState, FilterChip, SegmentedControl, ToggleChip, useFormat } from '@candela/shared-ui'
import type { Sort } from '@candela/shared-ui/grid'
import { useListLook } from '@candela/shared-ui/pages'
import { useLocale } from '@candela/shared-ui/runtime'
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
import { useMetricFormat } from '../shared/useMetricFormat'
import { WhoseChips } from '../shared/WhoseChips'
import { FiltersFailed, useChoices } from '../statement/FiltersFailed'
import { useStepNames } from '../statement/useStepNames'
import { type Display, drillTo, ordersAddress, questionOf, USUAL_FILTERS } from './address'
import { orderMessages } from './messages'
import { ordersQuery } from './orders.api'

type Line = AnsweredLine & { row: OrderReportRow | null; name: string }
/** Texts of a row, in their order. */
const TEXTS = ['orc_ad_manager_order_id', 'campaigns', 'technology', 'website', 'status', 'first', 'last'] as const
const USUAL_LOOK = { density: 'compact' as const, hidden: [] }
const NAME_WIDTH = 240

/** What orders and order campaigns delivered; each leads to its days. */
const OrdersReport = () => {
  const t = orderMessages.useT()
  const words = reportMessages.useT()
  const format = useFormat()
  const language = languageOf(useLocale())
  const days = useStepNames('day')
  const may = useCan('report.report02')
  const report = useReport(ordersAddress)
  const choices = useChoices().data
  const { asked, filters, choose, changeDisplay, currency } = report
  const question = questionOf(asked, currency)
  const block = useBlockQuery(ordersQuery(question), report.canRun && may)
  const { by } = block.data?.question ?? question
  const answer = block.data?.answer
  const metricFormat = useMetricFormat(block.data?.question.currency ?? currency)
  const headings = useHeadings(metricFormat)
  const { sort, hidesEmpty, measure } = asked.display

  const nameOf = (name: string, isShort = false): string =>
    by === 'date' ? (isShort ? days.axis : days.full)(toDay(name)) : name
  const textOf = (row: OrderReportRow, column: (typeof TEXTS)[number]): string => {
    switch (column) {
      case 'status':
        return row.status ? ORDER_WORDS[language].status[row.status] : ''
      case 'campaigns':
        return row.campaigns.join(', ')
      case 'first':
        return row.delivered ? format.date(toDay(row.delivered.from)) : ''
      case 'last':
        return row.delivered ? format.date(toDay(row.delivered.to)) : ''
      default:
        return row[column] ?? ''
    }
  }
  const columnsOf = (): ReportColumn<Line>[] => {
    const rows = answer?.rows ?? []
    const lines = answer ? [answer.totals, ...rows] : []
    const metrics = answer?.metrics ?? []
    const word = (column: OrderReportColumn) => orderReportWord(language, by, column)
    const numbers = metrics.map((metric, index) =>
      metricColumn<Line>({
        ...headings(metric),
        ...{ metric, lines, metricFormat, isMain: index === 0 },
        card: index === 0 ? 'besideTitle' : index < 3 ? 'fact' : 'none',
      }),
    )
    const [first, ...others] = numbers
    const [measured = 'net'] = metrics
    const texts = TEXTS.filter(column => rows.some(row => textOf(row, column) !== ''))
    return [
      {
        field: 'name',
        label: word('name'),
        sortable: true,
        width: Math.min(
          NAME_WIDTH,
          widthFor(
            word('name'),
            rows.map(({ name }) => nameOf(name)),
          ),
        ),
        cell: ({ name }) => name,
      },
      ...(first ? [first] : []),
      ...(rows.some(({ changes }) => changes)
        ? [
            changeColumn<Line>({
              ...{ field: 'change', metric: measured, label: word('change'), metricFormat },
              beforeText: amount => t('before', { amount }),
            }),
          ]
        : []),
      ...others,
      ...(by === 'date' || !metrics.includes('gross')
        ? []
        : [
            {
              field: 'share',
              label: word('share'),
              numeric: true,
              card: 'none' as const,
              width: widthFor(word('share'), ['100.00%']),
              cell: ({ row }: Line) => (row?.share == null ? '–' : format.percent(row.share)),
            },
          ]),
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
  const look = useListLook('ordersReport', columns, { usual: USUAL_LOOK })
  const lines = (answer?.rows ?? []).map((row, index): Line => {
    const drilled = row.id === null ? undefined : drillTo({ ...asked, display: { ...asked.display, by } }, row.id)
    const name = row.isRemoved ? t('removed', { name: row.name }) : nameOf(row.name)
    const href = drilled && location.pathname + ordersAddress.toSearch(drilled)
    return { id: index, line: row, row, name, href }
  })

  const clearLabel = words('dashboard.clear')
  const chip = (
    label: string,
    options: { value: string; label: string }[],
    values: string[],
    onChange: (values: string[]) => void,
  ) => (
    <FilterChip
      {...{ label, clearLabel, options, values, onChange }}
      findLabel={words('dashboard.find', { label })}
      noneLabel={t('noneFound')}
    />
  )
  const found = (name: 'technology' | 'orderCampaign' | 'manager') => {
    const offered = (choices?.[name] ?? []).map(({ id, label }) => ({ value: String(id), label }))
    return chip(words(`numbers.dimensions.${name}`), offered, filters[name], values => choose({ [name]: values }))
  }
  const order = filters.order.map(id => ({ value: id, label: t('chosen', { id }) }))
  const onSort = (next: Sort | null) => changeDisplay({ sort: next as Display['sort'] })
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
          {found('orderCampaign')}
          {order.length > 0 && chip(t('by.order'), order, filters.order, values => choose({ order: values }))}
          {found('technology')}
          {found('manager')}
          {chip(
            t('status'),
            TYPES.adNetworkStatus.map(value => ({ value, label: ORDER_WORDS[language].status[value] })),
            filters.status,
            values => choose({ status: TYPES.adNetworkStatus.filter(each => values.includes(each)) }),
          )}
        </>
      )}
      onReset={() => report.choose(USUAL_FILTERS)}
      notice={<FiltersFailed />}
      file={{
        endpoint: orderReportEndpoints.report02File,
        question: { ...question, columns: fileColumns(look, ORDER_REPORT_COLUMNS) },
        name: 'orders',
        disabled: count === 0,
      }}
      chart={
        count > 0 || !answer ? (
          <NumbersChart
            name="orders"
            heading={orderReportWord(language, by, 'name')}
            period={question.period}
            block={block}
            answer={answer}
            metrics={answer?.metrics ?? ['gross', 'net', 'total_impressions', 'gross_ecpm', 'ecpm']}
            measure={measure}
            onMeasure={next => changeDisplay({ measure: next as Display['measure'] })}
            isOfTime={by === 'date'}
            nameOf={nameOf}
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
        totals={answer && { id: -1, line: answer.totals, row: null, name: t('total', { count }) }}
        expected={12}
        sort={sort}
        onSort={onSort}
        toolbar={
          <>
            <SegmentedControl
              label={t('groupBy')}
              value={asked.display.by}
              options={ORDER_REPORT_BY.map(value => ({ value, label: t(`by.${value}`) }))}
              onChange={next => changeDisplay({ by: next, sort: null })}
            />
            <ToggleChip pressed={hidesEmpty} onChange={on => changeDisplay({ hidesEmpty: on })}>
              {t('hidesEmpty')}
            </ToggleChip>
          </>
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

export default OrdersReport
