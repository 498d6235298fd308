import { Card, media, Skeleton, useBelow } from '@candela/shared-ui'
import { ColumnChooser, DensityMenu, ROW_HEIGHTS, SortMenu, type useListLook } from '@candela/shared-ui/pages'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Block } from '../shared/Block'
import { Foot } from '../shared/tableStyle'
import type { ReportColumn, ReportLineBase } from './columns'
import { PhoneRows } from './PhoneRows'
import type { RowsBlock } from './ReportFrame'
import { ReportTable, type ReportTableProps } from './ReportTable'
import { HEADING_HEIGHT } from './reportTableStyle'

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
    /* Beside what they are grouped by there is room for their order. */
    > [role='group'] {
      flex: 1 1 calc(100% - var(--touch) - 8px);
      order: -2;
      min-width: 0;
    }
    > button[aria-haspopup='menu'] {
      order: -1;
      margin-left: auto;
    }
    > :last-child {
      display: none;
    }
  }
  @media print {
    display: none;
  }
`

const Room = styled.div<{ $height: number }>`
  min-height: ${({ $height }) => $height}px;

  @media print {
    min-height: 0;
  }
`

const Bones = styled.div`
  display: grid;
  gap: 18px;
  padding: 18px 16px;
`

const PHONE_ROW = 57
const MOST_BONES = 30
const FAILURE = 240

type ReportRowsProps<R extends ReportLineBase> = Omit<ReportTableProps<R>, 'columns' | 'rowHeight' | 'totals'> & {
  block: RowsBlock
  /** The columns as this person wants them. */
  look: ReturnType<typeof useListLook<R>>
  /** Nothing while they are on their way, and null of lines without a sum. */
  totals: R | null | undefined
  /** As many are expected, so that what is below stays where it is. */
  expected: number
  toolbar: ReactNode
  /** Instead of the lines, where there is none to show. */
  instead?: ReactNode
  /** Instead of saying that it failed, where there is something better to do than trying again. */
  refused?: ReactNode
  foot?: ReactNode
}

/** The lines of a report: a table, or rows on a phone, with what is chosen about them above and counted below. */
export const ReportRows = <R extends ReportLineBase>(props: ReportRowsProps<R>) => {
  const { block, look, totals, expected, toolbar, instead, refused, foot, ...table } = props
  const onPhone = useBelow('phone')
  const rowHeight = onPhone ? PHONE_ROW : ROW_HEIGHTS[look.current.density]
  const count = totals === undefined ? expected : table.rows.length
  const columns = look.shown as readonly ReportColumn<R>[]
  const failed =
    block.isError &&
    (refused || (
      <Block block={block} height={FAILURE} skeleton={null}>
        {() => null}
      </Block>
    ))
  const other = failed || instead
  return (
    <Card flush>
      <Toolbar>
        {toolbar}
        {onPhone && (
          <SortMenu
            columns={columns}
            sort={table.sort ? [table.sort] : []}
            onChange={([sort]) => table.onSort(sort ?? null)}
          />
        )}
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
        $height={other ? 0 : HEADING_HEIGHT + rowHeight * (Math.min(count, MOST_BONES) + (totals === null ? 0 : 1))}
      >
        {other ||
          (totals === undefined ? (
            <Bones aria-hidden="true">
              {Array.from({ length: Math.min(count, MOST_BONES) }, (_, index) => `${index}`).map(key => (
                <Skeleton key={key} height="14px" />
              ))}
            </Bones>
          ) : onPhone ? (
            <PhoneRows
              label={table.label}
              rows={table.rows}
              columns={columns}
              totals={totals}
              selection={table.selection}
            />
          ) : (
            <ReportTable {...table} columns={columns} totals={totals} rowHeight={rowHeight} />
          ))}
      </Room>
      {foot && !failed && <Foot>{foot}</Foot>}
    </Card>
  )
}
