import { TRANSFER_QUEUES, type TransferAnswer, type TransferQueue } from '@candela/shared-contract'
import { media, SegmentedControl, useFormat } from '@candela/shared-ui'
import { styled } from 'styled-components'
import { transferMessages } from './messages'

/** Numbers that come later make it wider: it scrolls, and what stands beside it stays in its line. */
const Place = styled.div`
  flex: 1 1 320px;
  min-width: 0;

  ${media.phone} {
    flex-basis: calc(100% - var(--touch) - 8px);
    order: -2;
  }
`

type QueuesProps = {
  value: TransferQueue | null
  counts: TransferAnswer['meta']['counts'] | undefined
  onChange: (queue: TransferQueue | null) => void
}

const VALUES = [...TRANSFER_QUEUES, 'all'] as const

/** What waits for the same, with how many there are: what people who pay go through. */
export const Queues = ({ value, counts, onChange }: QueuesProps) => {
  const t = transferMessages.useT()
  const format = useFormat()
  return (
    <Place>
      <SegmentedControl
        label={t('queue.label')}
        value={value ?? 'all'}
        options={VALUES.map(each => ({
          ...{ value: each, label: t(`queue.${each}`) },
          count: counts ? format.number(counts[each]) : '',
          needsAttention: each === 'toDecide' || each === 'disputed',
        }))}
        onChange={chosen => onChange(chosen === 'all' ? null : chosen)}
      />
    </Place>
  )
}
