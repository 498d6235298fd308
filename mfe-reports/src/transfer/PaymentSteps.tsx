import type { TransferState } from '@candela/shared-contract'
import { VisuallyHidden } from '@candela/shared-ui'
import { styled } from 'styled-components'
import { transferMessages } from './messages'

const STOPS = ['closed', 'invoice_received', 'approved', 'scheduled', 'paid'] as const

/** How far a payment has come in each state: what came back from the bank is to be scheduled again. */
const REACHED: Partial<Record<TransferState, (typeof STOPS)[number]>> = {
  awaiting_invoice: 'closed',
  rejected: 'closed',
  reversed: 'approved',
}

const Rail = styled.ol`
  display: grid;
  grid-template-columns: repeat(${STOPS.length}, minmax(min-content, 1fr));
  margin: 0;
  padding: 0;
  list-style: none;
`

const COLOUR = { done: 'var(--ok)', next: 'var(--warn)', stopped: 'var(--bad)', later: 'var(--line-control)' }

/** As wide as its longest word at least; the line runs from the middle of the first to that of the last. */
const Stop = styled.li<{ $look: keyof typeof COLOUR }>`
  padding: 0 2px;
  background: linear-gradient(var(--line), var(--line)) 0 5px / 100% 1.5px no-repeat;
  color: ${({ $look }) => ($look === 'next' || $look === 'stopped' ? 'var(--fg-1)' : 'var(--fg-3)')};
  font-size: 11px;
  font-weight: ${({ $look }) => ($look === 'next' || $look === 'stopped' ? 600 : 400)};
  line-height: 14px;
  text-align: center;

  &:first-child {
    background-position-x: right;
    background-size: 50% 1.5px;
  }
  &:last-child {
    background-size: 50% 1.5px;
  }
  &::before {
    content: '';
    display: block;
    width: 9px;
    height: 9px;
    margin: 1px auto 6px;
    border: 1.5px solid ${({ $look }) => COLOUR[$look]};
    border-radius: 50%;
    background: ${({ $look }) => ($look === 'later' ? 'var(--bg-surface)' : COLOUR[$look])};
  }
`

/** The road from a closed month to the money, and how far it has come. */
export const PaymentSteps = ({ state, stopped }: { state: TransferState; stopped: boolean }) => {
  const t = transferMessages.useT()
  const reached = STOPS.findIndex(stop => stop === (REACHED[state] ?? state))
  return (
    <Rail aria-label={t('road.label')}>
      {STOPS.map((stop, index) => {
        const isNext = index === reached + 1
        const look = index <= reached ? 'done' : !isNext ? 'later' : stopped ? 'stopped' : 'next'
        return (
          <Stop key={stop} $look={look} {...(isNext && { 'aria-current': 'step' as const })}>
            {t(`road.${stop}`)}
            {look === 'done' && <VisuallyHidden> ({t('road.done')})</VisuallyHidden>}
          </Stop>
        )
      })}
    </Rail>
  )
}
