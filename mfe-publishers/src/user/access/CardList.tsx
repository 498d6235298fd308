import { Card, EmptyState, type IconName, Skeleton } from '@candela/shared-ui'
import { Unanswered } from '@candela/shared-ui/pages'
import { type QueryKey, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const Rows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`

const CardSkeletons = styled.div`
  display: grid;
  gap: 18px;
  padding: 16px;
`

type CardListProps<Item> = {
  title: string
  aside?: (items: Item[]) => ReactNode
  source: { queryKey: QueryKey; queryFn: (context: { signal: AbortSignal }) => Promise<Item[]> }
  empty: { icon: IconName; title: string }
  row: (item: Item) => ReactNode
}

/** A short list in a card, which may still be loading, empty or out of reach. */
export const CardList = <Item,>({ title, aside, source, empty, row }: CardListProps<Item>) => {
  const query = useQuery(source)
  const { data } = query
  return (
    <Card title={title} aside={data && data.length > 0 && aside?.(data)} flush>
      {data && data.length > 0 && <Rows>{data.map(row)}</Rows>}
      {data?.length === 0 && <EmptyState {...empty} />}
      {!data && (
        <Unanswered query={query}>
          <CardSkeletons>
            <Skeleton width="70%" />
            <Skeleton width="55%" />
          </CardSkeletons>
        </Unanswered>
      )}
    </Card>
  )
}
