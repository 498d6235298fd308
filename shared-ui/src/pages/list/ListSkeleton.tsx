import type { Column } from '@candela/shared-ui/grid'
import { commonMessages } from '@candela/shared-ui/runtime'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Skeleton } from '../../components/Skeleton'
import { VisuallyHidden } from '../../components/VisuallyHidden'

/** As wide as the grid's own column of buttons. */
const ACTIONS_WIDTH = 56

/** And of boxes. */
const SELECT_WIDTH = 44

const ROWS = [62, 48, 70, 55, 66, 45, 58, 52]

const Line = styled.div<{ $height: number; $head?: boolean }>`
  display: flex;
  align-items: center;
  height: ${({ $height }) => $height}px;
  border-bottom: 1px solid var(${({ $head }) => ($head ? '--line' : '--line-subtle')});
  background: ${({ $head }) => ($head ? 'var(--bg-sunken)' : 'none')};
`

const Place = styled.div<{ $width: number; $grow: number; $numeric: boolean }>`
  display: flex;
  flex: ${({ $grow, $width }) => `${$grow} 0 ${$grow > 0 ? 0 : $width}px`};
  justify-content: ${({ $numeric }) => ($numeric ? 'flex-end' : 'flex-start')};
  min-width: ${({ $width }) => $width}px;
  padding: 0 12px;
  overflow: hidden;
  color: var(--fg-2);
  font-size: 12px;
  font-weight: 500;
  white-space: nowrap;

  &:first-child {
    padding-left: 16px;
  }
`

const Room = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
`

type ListSkeletonProps<R> = {
  columns: readonly Column<R>[]
  rowHeight: number
  actionsOf?: unknown
  selection?: unknown
}

/** The list before its rows: headings where they will be, and bars for what is on its way. */
export const ListSkeleton = <R,>({ columns, rowHeight, actionsOf, selection }: ListSkeletonProps<R>) => {
  const t = commonMessages.useT()
  const places = (content: (column: Column<R>) => ReactNode) =>
    columns.map(column => (
      <Place key={column.field} $width={column.width} $grow={column.grow ?? 0} $numeric={column.numeric ?? false}>
        {content(column)}
      </Place>
    ))
  const actions = actionsOf !== undefined && <Place $width={ACTIONS_WIDTH} $grow={0} $numeric={false} />
  const boxes = selection !== undefined && <Place $width={SELECT_WIDTH} $grow={0} $numeric={false} />
  return (
    <Room aria-busy="true">
      <VisuallyHidden role="status">{t('state.loading')}</VisuallyHidden>
      <div aria-hidden="true">
        <Line $height={35} $head>
          {boxes}
          {places(({ label: heading }) => heading)}
          {actions}
        </Line>
        {ROWS.map(width => (
          <Line key={width} $height={rowHeight}>
            {boxes}
            {places(({ numeric }) => (
              <Skeleton width={numeric ? '32px' : `${width}%`} />
            ))}
            {actions}
          </Line>
        ))}
      </div>
    </Room>
  )
}
