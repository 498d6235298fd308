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
  position: relative;
  display: grid;
  grid-template-columns: repeat(${STOPS.length}, minmax(0, 1fr));
  margin: 0;
  padding: 0;
  list-style: none;

  &::before {
    content: '';
    position: absolute;
    top: 5px;
    right: ${50 / STOPS.length}%;
    left: ${50 / STOPS.length}%;
    border-top: 1.5px solid var(--line);
  }
`

const COLOUR = { done: 'var(--ok)', next: 'var(--warn)', stopped: 'var(--bad)', later: 'var(--line-control)' }

const Stop = styled.li<{ $look: keyof typeof COLOUR }>`
  position: relative;
  padding: 0 2px;
  color: ${({ $look }) => ($look === 'next' || $look === 'stopped' ? 'var(--fg-1)' : 'var(--fg-3)')};
  font-size: 11px;
  font-weight: ${({ $look }) => ($look === 'next' || $look === 'stopped' ? 600 : 400)};
  line-height: 14px;
  text-align: center;
  overflow-wrap: anywhere;
  hyphens: auto;

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
