import {
  dayIn,
  daysBetween,
  hasNumbers,
  rangeOf,
  STATEMENT_STEPS,
  type StatementColumn,
  toDay,
} from '@candela/shared-contract'
import { Button, Card, EmptyState, lazyPart, media, SegmentedControl, Skeleton, ToggleChip } from '@candela/shared-ui'
import { ColumnChooser, DensityMenu, nextSort, ROW_HEIGHTS, type useListLook } from '@candela/shared-ui/pages'
import { useMemo } from 'react'
import { styled } from 'styled-components'
import { Block, type useBlockQuery } from '../shared/Block'
import { Foot } from '../shared/tableStyle'
import { type SortField, type StatementState, toSearch } from './address'
import { drillToTime, drillToWebsite } from './drill'
import { lineOf, type StatementLine, toTableLines } from './lines'
import { statementMessages } from './messages'
import type { StatementGridProps } from './StatementGrid'
import type { Answered } from './statement.api'
import type { Statement } from './useStatement'
import { useStepNames } from './useStepNames'

const HEADER = 36
/** Of a scroll bar, where the columns are wider than the room. */
const BAR = 14
const BONES = 12
const FAILURE = 240

/** Days are counted before their lines come, so that what is below the table stays where it is. */
const bonesOf = ({ filters: { period }, display: { step, perWebsite } }: StatementState): number => {
  const range = step === 'day' && !perWebsite ? rangeOf(period, dayIn('UTC', new Date())) : undefined
  return range ? Math.min(BONES, daysBetween(range.from, range.to) + 1) : BONES
}

const Toolbar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  min-height: 46px;
  padding: 8px 12px;
  border-bottom: 1px solid var(--line);

  > :last-child {
    display: flex;
    gap: 8px;
    margin-left: auto;
  }
  ${media.phone} {
    > [role='group'] {
      width: 100%;
    }
  }
`

const Label = styled.span`
  color: var(--fg-3);

  ${media.phone} {
    display: none;
  }
`

/** As high as its lines, and no higher than the window: what is above the lines stays in sight. */
const Room = styled.div<{ $height: number; $old: boolean }>`
  position: relative;
  height: ${({ $height }) => $height}px;
  min-height: 240px;
  max-height: max(380px, calc(100dvh - 200px));
  overflow: hidden;
  opacity: ${({ $old }) => ($old ? 0.6 : 1)};

  ${media.phone} {
    /* There is more at the right. */
    &::after {
      content: '';
      position: absolute;
      z-index: 10;
      top: 0;
      right: 0;
      bottom: 0;
      width: 20px;
      background: linear-gradient(90deg, transparent, var(--bg-surface));
      pointer-events: none;
    }
  }
`

const TableSkeleton = styled.div`
  display: grid;
  gap: 18px;
  padding: 18px 16px;
`

const GridBones = () => (
  <TableSkeleton aria-hidden="true">
    {Array.from({ length: BONES }, (_, index) => `${index}`).map(key => (
      <Skeleton key={key} height="14px" />
    ))}
  </TableSkeleton>
)

/** The grid library is large, so it comes beside the numbers. */
const Grid = lazyPart<StatementGridProps>(() => import('./StatementGrid'), GridBones)

export type StatementTableProps = {
  statement: Statement
  block: ReturnType<typeof useBlockQuery<Answered>>
  look: ReturnType<typeof useListLook<StatementLine>>
  /** Other filters were chosen, but not asked for. */
  isOld: boolean
}

/** The lines of the report under their totals. */
export const StatementTable = ({ statement, block, look, isOld }: StatementTableProps) => {
  const t = statementMessages.useT()
  const { asked, question } = statement
  const { sort, hidesEmpty } = asked.display
  const data = block.data?.answer
  const { step, perWebsite = false } = block.data?.question ?? question
  const names = useStepNames(step)
  const rowHeight = ROW_HEIGHTS[look.current.density]

  const all = useMemo(() => {
    if (!data) return []
    const range = { from: toDay(data.meta.range.from), to: toDay(data.meta.range.to) }
    const to = (drilled: typeof asked | undefined) => drilled && `${location.pathname}${toSearch(drilled)}`
    return toTableLines(data, step, names, {
      time: first => to(drillToTime({ ...asked, display: { ...asked.display, step, perWebsite } }, first, range)),
      website: id => to(drillToWebsite(asked, id)) ?? '',
    })
  }, [data, step, perWebsite, names, asked])
  const lines = useMemo(() => (hidesEmpty ? all.filter(({ line }) => hasNumbers(line)) : all), [all, hidesEmpty])
  const count = all.length + (data?.meta.more ?? 0)
  const oneLine = perWebsite && step !== 'website' ? 'line' : step
  const totals = useMemo(() => {
    if (!data) return undefined
    const said = t(`total.${oneLine}`, { count })
    return lineOf(data.totals, { id: -1, time: said, website: step === 'website' ? said : '' })
  }, [data, step, oneLine, count, t])

  const onSort = (field: string) => {
    const [next] = nextSort(sort ? [sort] : [], field, false)
    statement.changeDisplay({ sort: next ? { field: next.field as SortField, dir: next.dir } : null })
  }
  const hidden = all.length - lines.length
  const more = data?.meta.more ?? 0

  return (
    <Card flush>
      <Toolbar>
        <Label aria-hidden="true">{t('groupBy')}</Label>
        <SegmentedControl
          label={t('groupBy')}
          value={asked.display.step}
          options={STATEMENT_STEPS.map(value => ({ value, label: t(`step.${value}`) }))}
          onChange={value => statement.changeDisplay({ step: value, sort: null })}
        />
        {asked.display.step !== 'website' && (
          <ToggleChip pressed={asked.display.perWebsite} onChange={on => statement.changeDisplay({ perWebsite: on })}>
            {t('perWebsite')}
          </ToggleChip>
        )}
        <ToggleChip pressed={hidesEmpty} onChange={on => statement.changeDisplay({ hidesEmpty: on })}>
          {t('hidesEmpty')}
        </ToggleChip>
        <div>
          <DensityMenu density={look.current.density} onChange={density => look.change({ density })} />
          <ColumnChooser
            columns={look.ordered}
            hidden={look.current.hidden}
            onChange={look.change}
            onReset={look.reset}
          />
        </div>
      </Toolbar>
      <Room
        $height={HEADER + rowHeight * ((data ? lines.length : bonesOf(asked)) + 1) + BAR}
        $old={isOld || block.isPlaceholderData}
      >
        {block.isError ? (
          <Block block={block} height={FAILURE} skeleton={null}>
            {() => null}
          </Block>
        ) : !data || !totals ? (
          <GridBones />
        ) : lines.length === 0 ? (
          <EmptyState
            title={t('onlyEmpty')}
            action={
              <Button size="sm" onClick={() => statement.changeDisplay({ hidesEmpty: false })}>
                {t('showsEmpty')}
              </Button>
            }
          />
        ) : (
          <Grid
            lines={lines}
            totals={totals}
            scrollKey={JSON.stringify([block.data?.question, hidesEmpty])}
            columns={look.shown}
            label={t('table')}
            hrefOf={({ href }) => href}
            actionsLabel=""
            rowHeight={rowHeight}
            sort={sort ? [sort] : []}
            onSort={onSort}
          />
        )}
      </Room>
      {data && (
        <Foot>
          {t(`lines.${oneLine}`, { count: lines.length })}
          {hidden > 0 && ` · ${t('hidden', { count: hidden })}`}
          {more > 0 && ` · ${t('more', { count: more })}`}
        </Foot>
      )}
    </Card>
  )
}

/** Those that are seen, as a file names them. */
export const fileColumns = (look: StatementTableProps['look']): StatementColumn[] =>
  look.shown.map(({ field }) => field as StatementColumn)
