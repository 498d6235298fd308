import { useCan } from '@candela/shared-auth'
import {
  daysBetween,
  hasNumbers,
  REPORTS,
  rangeOf,
  STATEMENT_STEPS,
  type StatementColumn,
  type StatementQuery,
  toDay,
  todayIn,
} from '@candela/shared-contract'
import { Button, EmptyState, SegmentedControl, ToggleChip } from '@candela/shared-ui'
import type { Sort } from '@candela/shared-ui/grid'
import type { useListLook } from '@candela/shared-ui/pages'
import { type ReactNode, useMemo } from 'react'
import { ReportRows } from '../report/ReportRows'
import type { useBlockQuery } from '../shared/Block'
import { type Display, type SortField, type StatementState, toSearch } from './address'
import { drillToTime, drillToWebsite, rowsOfDay } from './drill'
import { lineOf, type StatementLine, toTableLines } from './lines'
import { statementMessages } from './messages'
import type { Answered } from './statement.api'
import { useStepNames } from './useStepNames'

const USUAL_LINES = 12

/** Days are counted before their lines come, so that what is below the table stays where it is. */
const expectedLines = ({ filters: { period }, display: { step, perWebsite } }: StatementState): number => {
  const range = step === 'day' && !perWebsite ? rangeOf(period, todayIn('UTC')) : undefined
  return range ? daysBetween(range.from, range.to) + 1 : USUAL_LINES
}

export type StatementTableProps = {
  report: { asked: StatementState; changeDisplay: (change: Partial<Display>) => void }
  question: StatementQuery
  block: ReturnType<typeof useBlockQuery<Answered>>
  look: ReturnType<typeof useListLook<StatementLine>>
  refused: ReactNode
}

/** The lines of the earnings report, and by what they are told apart. */
export const StatementTable = ({ report, question, block, look, refused }: StatementTableProps) => {
  const t = statementMessages.useT()
  const mayReadRows = useCan(REPORTS.rows.right)
  const { asked, changeDisplay } = report
  const { sort, hidesEmpty } = asked.display
  const data = block.data?.answer
  const { step, perWebsite = false } = block.data?.question ?? question
  const names = useStepNames(step)

  const all = useMemo(() => {
    if (!data) return []
    const range = { from: toDay(data.meta.range.from), to: toDay(data.meta.range.to) }
    const to = (drilled: typeof asked | undefined) => drilled && `${location.pathname}${toSearch(drilled)}`
    return toTableLines(data, step, names, {
      time: (first, website) => {
        const [only] = asked.filters.website.length === 1 ? asked.filters.website : []
        const one = website ?? only
        if (step === 'day' && one !== undefined && mayReadRows) return rowsOfDay(asked, first, String(one))
        return to(drillToTime({ ...asked, display: { ...asked.display, step, perWebsite } }, first, range))
      },
      website: id => to(drillToWebsite(asked, id)) ?? '',
    })
  }, [data, step, perWebsite, names, asked, mayReadRows])
  const lines = useMemo(() => (hidesEmpty ? all.filter(({ line }) => hasNumbers(line)) : all), [all, hidesEmpty])
  const count = all.length + (data?.meta.more ?? 0)
  const oneLine = perWebsite && step !== 'website' ? 'line' : step
  const totals = useMemo(() => {
    if (!data) return undefined
    const said = t(`total.${oneLine}`, { count })
    return lineOf(data.totals, { id: -1, time: said, website: step === 'website' ? said : '' })
  }, [data, step, oneLine, count, t])

  const onSort = (next: Sort | null) => {
    changeDisplay({ sort: next ? { field: next.field as SortField, dir: next.dir } : null })
  }
  const hidden = all.length - lines.length
  const more = data?.meta.more ?? 0

  return (
    <ReportRows
      label={t('table')}
      block={block}
      look={look}
      refused={refused}
      rows={lines}
      totals={totals}
      expected={expectedLines(asked)}
      sort={sort}
      onSort={onSort}
      hrefOf={({ websiteHref }, field) => (field === 'website' ? websiteHref : undefined)}
      toolbar={
        <>
          <SegmentedControl
            label={t('groupBy')}
            value={asked.display.step}
            options={STATEMENT_STEPS.map(value => ({ value, label: t(`step.${value}`) }))}
            onChange={value => changeDisplay({ step: value, sort: null })}
          />
          {asked.display.step !== 'website' && (
            <ToggleChip pressed={asked.display.perWebsite} onChange={on => changeDisplay({ perWebsite: on })}>
              {t('perWebsite')}
            </ToggleChip>
          )}
          <ToggleChip pressed={hidesEmpty} onChange={on => changeDisplay({ hidesEmpty: on })}>
            {t('hidesEmpty')}
          </ToggleChip>
        </>
      }
      instead={
        data &&
        lines.length === 0 && (
          <EmptyState
            title={t('onlyEmpty')}
            action={
              <Button size="sm" onClick={() => changeDisplay({ hidesEmpty: false })}>
                {t('showsEmpty')}
              </Button>
            }
          />
        )
      }
      foot={
        data && (
          <>
            {t(`lines.${oneLine}`, { count: lines.length })}
            {hidden > 0 && ` · ${t('hidden', { count: hidden })}`}
            {more > 0 && ` · ${t('more', { count: more })}`}
          </>
        )
      }
    />
  )
}

/** Those that are seen, as a file names them. */
export const fileColumns = (look: StatementTableProps['look']): StatementColumn[] =>
  look.shown.map(({ field }) => field as StatementColumn)
