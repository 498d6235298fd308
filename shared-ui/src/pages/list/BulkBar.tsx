import { BULK_MAX } from '@candela/shared-contract'
import { useRef } from 'react'
import { styled } from 'styled-components'
import { Icon } from '../../components/Icon'
import { media } from '../../theme/media'
import { useFormat } from '../../useFormat'
import { listMessages } from './messages'
import type { BulkAction } from './selectedRows'
import type { ListSelection } from './useSelection'

/** Floats over the footer; on a phone it stays at the lower edge of the window. */
const Bar = styled.div`
  position: absolute;
  z-index: 2;
  bottom: 49px;
  left: 50%;
  display: flex;
  align-items: center;
  gap: 4px;
  width: max-content;
  max-width: calc(100% - 24px);
  padding: 5px 6px 5px 14px;
  overflow-x: auto;
  border-radius: var(--r-lg);
  background: var(--action);
  box-shadow: var(--sh-3);
  color: var(--fg-on-action);
  white-space: nowrap;
  transform: translateX(-50%);

  ${media.phone} {
    position: sticky;
    bottom: 8px;
    left: 0;
    flex-wrap: wrap;
    width: auto;
    max-width: none;
    margin-top: 8px;
    transform: none;
  }
`

const Acts = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 4px;

  ${media.phone} {
    flex: 1 0 100%;
    flex-wrap: wrap;
    order: 1;
    margin-left: -10px;
  }
`

const Count = styled.strong`
  margin-right: 8px;
  font-weight: 600;
  font-variant-numeric: tabular-nums;
`

const Note = styled.span`
  margin-right: 8px;
  font-variant-numeric: tabular-nums;
`

const Line = styled.span`
  flex: none;
  width: 1px;
  height: 20px;
  margin: 0 4px;
  background: currentColor;
  opacity: 0.22;

  ${media.phone} {
    display: none;
  }
`

const Act = styled.button`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 6px;
  min-height: 30px;
  padding: 0 10px;
  border: 0;
  border-radius: var(--r-md);
  background: none;
  color: inherit;
  font-weight: 500;

  &:hover {
    background: color-mix(in srgb, currentColor 14%, transparent);
  }
  &[aria-disabled] {
    opacity: 0.5;
  }
  &:focus-visible {
    outline-color: currentColor;
    outline-offset: -2px;
    border-radius: var(--r-md);
  }
  ${media.touch} {
    min-width: var(--touch);
    min-height: var(--touch);
  }
`

const Clear = styled(Act)`
  justify-content: center;
  padding: 0 6px;

  ${media.phone} {
    margin-left: auto;
  }
`

type BulkBarProps = {
  selection: ListSelection
  actions: readonly BulkAction[]
  total: number
  /** What they come to, beside how many they are. */
  note?: string
  onClear: () => void
}

/** How many rows are chosen, and what can be done to them. */
export const BulkBar = ({ selection, actions, total, note, onClear }: BulkBarProps) => {
  const t = listMessages.useT()
  const format = useFormat()
  const acts = useRef<HTMLDivElement>(null)
  const { count, canSelectAllMatching, selectAllMatching, bulkTarget } = selection
  // What is easily regretted comes last.
  const ordered = [...actions].sort((a, b) => Number(a.danger ?? false) - Number(b.danger ?? false))
  return (
    <Bar role="toolbar" aria-label={t('bulk')}>
      <Count>{t('selected', { count })}</Count>
      {note && <Note>{note}</Note>}
      {canSelectAllMatching && total > BULK_MAX && <span>{t('bulkLimit', { max: format.number(BULK_MAX) })}</span>}
      {canSelectAllMatching && total <= BULK_MAX && (
        <Act
          type="button"
          onClick={() => {
            selectAllMatching()
            acts.current?.querySelector('button')?.focus()
          }}
        >
          {t('chooseMatching', { total: format.number(total) })}
        </Act>
      )}
      <Line />
      <Acts ref={acts}>
        {ordered.map(({ id, label, icon, busy, onSelect }) => (
          <Act key={id} type="button" aria-disabled={busy || undefined} onClick={() => onSelect(bulkTarget(), count)}>
            <Icon name={icon} size={14} />
            {label}
          </Act>
        ))}
      </Acts>
      <Line />
      <Clear type="button" aria-label={t('clearChosen')} title={t('clearChosen')} onClick={onClear}>
        <Icon name="close" />
      </Clear>
    </Bar>
  )
}
