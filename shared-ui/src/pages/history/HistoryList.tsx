import type { HistoryAnswer, HistoryEntry } from '@candela/shared-contract'
import { commonMessages } from '@candela/shared-ui/runtime'
import { useInfiniteQuery } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { Banner } from '../../components/Banner'
import { Button } from '../../components/Button'
import { Card } from '../../components/Card'
import { EmptyState } from '../../components/EmptyState'
import type { QuerySource } from '../entity/entity'
import { RecordSkeleton } from '../entity/RecordSkeleton'
import { formMessages } from '../form/messages'
import { Unanswered } from '../Unanswered'
import { HistoryAction, type HistoryWords, toFieldChange } from './HistoryAction'
import { changesIfReverted, type HistoryRevert } from './reverting'
import { useRevert } from './useRevert'

export type { HistoryWords } from './HistoryAction'
export type { HistoryRevert } from './reverting'

const List = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;

  > li + li {
    border-top: 1px solid var(--line-subtle);
  }
`

const Foot = styled.div`
  display: grid;
  justify-items: center;
  gap: 12px;
  padding: 12px 16px;
  border-top: 1px solid var(--line-subtle);
`

export type HistoryListProps = {
  /** The newest page, or the one before a cursor. */
  source: (before?: string) => QuerySource<HistoryAnswer>
  words: HistoryWords
  /** Offers to take entries back; what is shown has to be forgotten by whoever does it. */
  revert?: HistoryRevert | undefined
}

/** What was done to a record, the newest first. */
export const HistoryList = ({ source, words, revert }: HistoryListProps) => {
  const t = formMessages.useT()
  const common = commonMessages.useT()
  const query = useInfiniteQuery({
    queryKey: [...source().queryKey, 'pages'],
    queryFn: ({ pageParam, signal }) => source(pageParam).queryFn({ signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }: HistoryAnswer) => next ?? undefined,
  })
  const { data, isFetchingNextPage, isFetchNextPageError, hasNextPage, fetchNextPage } = query
  const entries = data?.pages.flatMap(page => page.data)
  const reverting = useRevert(revert?.label)

  const revertButton = (entry: HistoryEntry) => {
    const changes = revert?.canRevert(entry) ? changesIfReverted(entry, entries ?? [], revert) : []
    if (!revert || changes.length === 0) return null
    const ask = () =>
      reverting.ask({
        changes: changes.map((change, index) => toFieldChange(change, index, words)),
        act: () => revert.onRevert(entry),
      })
    return (
      <Button size="sm" icon="undo" onClick={ask}>
        {revert.label ?? t('revert.action')}
      </Button>
    )
  }

  if (!entries)
    return (
      <Card>
        <Unanswered query={query}>
          <RecordSkeleton />
        </Unanswered>
      </Card>
    )
  if (entries.length === 0) {
    return (
      <Card>
        <EmptyState icon="clock" title={t('history.empty')} text={t('history.emptyText')} />
      </Card>
    )
  }
  return (
    <Card title={t('history.title')} flush>
      <List>
        {entries.map(entry => (
          <li key={`${entry.slo_transaction_hash} ${entry.created_at}`}>
            <HistoryAction entry={entry} words={words} action={revertButton(entry)} />
          </li>
        ))}
      </List>
      {hasNextPage && (
        <Foot>
          {isFetchNextPageError && <Banner kind="danger" title={t('history.earlierFailed')} />}
          <Button size="sm" busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {isFetchNextPageError ? common('action.tryAgain') : t('history.earlier')}
          </Button>
        </Foot>
      )}
      {reverting.dialog}
    </Card>
  )
}
