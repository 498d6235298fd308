import { type MenuItem, MOST_WAITING } from '@candela/shared-contract'
import { VisuallyHidden } from '@candela/shared-ui'
import { styled } from 'styled-components'
import { useWaiting } from './useWaiting'

const shownOf = (count: number): string => (count < MOST_WAITING ? String(count) : `${MOST_WAITING - 1}+`)

const Mark = styled.span`
  flex: none;
  min-width: 18px;
  margin-left: auto;
  padding: 0 5px;
  border-radius: 9px;
  background: var(--accent-soft);
  color: var(--accent-fg);
  font-size: 11px;
  font-variant-numeric: tabular-nums;
  font-weight: 600;
  line-height: 18px;
  text-align: center;
`

/** How much waits for the reader behind an entry, or behind all entries of a folded group. */
export const WaitingMark = ({ items }: { items: readonly MenuItem[] }) => {
  const counts = useWaiting()
  const waiting = items.flatMap(item => {
    const count = item.waiting ? (counts[item.waiting.what] ?? 0) : 0
    return count > 0 && item.waiting ? [{ key: item.key, count, said: item.waiting.said }] : []
  })
  if (waiting.length === 0) return null
  const said = waiting.map(({ count, said: what }) => `${what}: ${shownOf(count)}`).join(', ')
  return (
    <Mark data-waiting="" title={said}>
      <span aria-hidden="true">{shownOf(waiting.reduce((sum, { count }) => sum + count, 0))}</span>
      <VisuallyHidden>{said}</VisuallyHidden>
    </Mark>
  )
}
