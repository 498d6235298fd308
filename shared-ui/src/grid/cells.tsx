import type { CustomCellRendererProps } from 'ag-grid-react'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Skeleton } from '../components/Skeleton'
import { TextLink } from '../components/TextLink'
import type { Column } from './column'
import type { HrefOf } from './rows'

const Text = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`

const Title = styled(TextLink)`
  overflow: hidden;
  color: var(--fg-1);
  font-weight: 500;
  text-overflow: ellipsis;
  white-space: nowrap;
`

/** How long the bar of a cell on its way is: different per row, the same at every look. */
const barWidth = (rowIndex: number) => `${45 + ((rowIndex * 37) % 40)}%`

type CellParams<R> = { contentOf: Column<R>['cell']; hrefOf?: HrefOf<R>; nameOf: (row: R) => string }

/** A cell; the one that names the record is a real link. */
export const Cell = <R,>({ data, node, contentOf, hrefOf, nameOf }: CustomCellRendererProps<R> & CellParams<R>) => {
  if (!data) return <Skeleton width={barWidth(node.rowIndex ?? 0)} />
  const href = hrefOf?.(data)
  if (!href) return <Text>{contentOf(data)}</Text>
  return (
    <Title href={href} title={nameOf(data)} tabIndex={-1}>
      {contentOf(data)}
    </Title>
  )
}

type ActionParams<R> = { actionsOf: (row: R) => ReactNode }

export const ActionCell = <R,>({ data, actionsOf }: CustomCellRendererProps<R> & ActionParams<R>) =>
  data ? actionsOf(data) : null
