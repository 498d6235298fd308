import { commonMessages } from '@candela/shared-ui/runtime'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../components/Button'
import { IconButton } from '../../components/IconButton'
import { media } from '../../theme/media'
import { useFormat } from '../../useFormat'
import { useVisibleRows } from './listMemory'
import { listMessages } from './messages'

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 12px;
  min-height: 40px;
  padding: 4px 8px 4px 16px;
  border-top: 1px solid var(--line);
  color: var(--fg-3);
  font-size: 12px;
  font-variant-numeric: tabular-nums;

  ${media.phone} {
    padding-inline: 2px;
    border: 0;
  }
`

const Problem = styled.span`
  display: inline-flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 4px 8px;
  color: var(--bad-fg);
`

const Refresh = styled(IconButton)`
  margin-left: auto;
`

/** Said by the grid itself, so only how many rows there are is announced. */
const VisibleRowsText = ({ historyKey, total }: { historyKey: string; total: number }) => {
  const t = listMessages.useT()
  const format = useFormat()
  const visibleRows = useVisibleRows(historyKey)
  if (!visibleRows || visibleRows.last > total || (visibleRows.first === 1 && visibleRows.last === total)) return null
  return (
    <span aria-hidden="true">
      {t('inSight', { first: format.number(visibleRows.first), last: format.number(visibleRows.last) })}{' '}
    </span>
  )
}

type ListFooterProps = {
  /** How many rows there are, in words. */
  count: ReactNode
  /** Under it the visible rows are remembered. Nothing: no rows are told of. */
  historyKey: string | undefined
  total: number
  asOf: string | undefined
  busy: boolean
  onRefresh: () => void
  /** Something about the rows that are shown: not all, or not the newest. */
  problem?: { text: string; onRetry: () => void }
}

/** How many rows there are and how fresh they are. */
export const ListFooter = ({ count, historyKey, total, asOf, busy, onRefresh, problem }: ListFooterProps) => {
  const t = listMessages.useT()
  const words = commonMessages.useT()
  const format = useFormat()
  return (
    <Root>
      <span>
        {historyKey !== undefined && <VisibleRowsText historyKey={historyKey} total={total} />}
        <span role="status">{count}</span>
      </span>
      {asOf && <time dateTime={asOf}>{t('asOf', { time: format.time(asOf) })}</time>}
      {problem && (
        <Problem role="alert">
          {problem.text}
          <Button size="sm" onClick={problem.onRetry}>
            {words('action.tryAgain')}
          </Button>
        </Problem>
      )}
      <Refresh icon="refresh" size="sm" label={t('refresh')} aria-busy={busy || undefined} onClick={onRefresh} />
    </Root>
  )
}
