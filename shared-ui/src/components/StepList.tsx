import { styled } from 'styled-components'
import { media } from '../theme/media'
import { Icon } from './Icon'
import { VisuallyHidden } from './VisuallyHidden'

const List = styled.ol`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  margin: 0 0 16px;
  padding: 0;
  overflow: hidden;
  border: 1px solid var(--line);
  border-radius: var(--r-lg);
  background: var(--bg-surface);
  box-shadow: var(--sh-1);
  list-style: none;

  li + li {
    border-left: 1px solid var(--line-subtle);
  }
`

const Cell = styled.button`
  display: flex;
  align-items: center;
  gap: 10px;
  width: 100%;
  min-height: 52px;
  padding: 9px 16px;
  border: 0;
  background: none;
  color: var(--fg-2);
  font: inherit;
  text-align: left;
  cursor: pointer;

  &:hover:not(:disabled) {
    background: var(--bg-hover);
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &:disabled {
    cursor: default;
  }
  &[aria-current] {
    box-shadow: inset 0 -2px 0 var(--accent);
    color: var(--fg-1);
  }
  ${media.phone} {
    flex-direction: column;
    gap: 4px;
    padding: 8px 4px;
    text-align: center;
  }
`

const LOOKS = {
  done: { line: 'transparent', fill: 'var(--ok-bg)', ink: 'var(--ok-fg)' },
  now: { line: 'var(--accent)', fill: 'var(--accent)', ink: 'var(--fg-on-accent)' },
  next: { line: 'var(--line-control)', fill: 'none', ink: 'var(--fg-3)' },
  wrong: { line: 'transparent', fill: 'var(--bad-bg)', ink: 'var(--bad-fg)' },
}

const Disc = styled.span<{ $look: keyof typeof LOOKS }>`
  display: grid;
  flex: none;
  place-items: center;
  width: 24px;
  height: 24px;
  border: 1.5px solid ${({ $look }) => LOOKS[$look].line};
  border-radius: 50%;
  background: ${({ $look }) => LOOKS[$look].fill};
  color: ${({ $look }) => LOOKS[$look].ink};
  font-size: 12px;
  font-weight: 600;
`

const Words = styled.span`
  display: grid;
  min-width: 0;
  line-height: 18px;

  b {
    font-weight: 500;
  }
  [aria-current] & b {
    font-weight: 600;
  }
  small {
    overflow: hidden;
    color: var(--fg-3);
    font-size: 12px;
    line-height: 16px;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  ${media.phone} {
    font-size: 12px;
    small {
      display: none;
    }
  }
`

export type StepItem<Id extends string> = {
  id: Id
  label: string
  /** What came of it, once it is done. */
  outcome?: string
  state: 'done' | 'next' | 'wrong'
  isReachable: boolean
  /** Said after the name, for those who do not see the mark. */
  stateLabel?: string
}

export type StepListProps<Id extends string> = {
  label: string
  steps: readonly StepItem<Id>[]
  current: Id
  onOpen: (id: Id) => void
}

/** The steps of a flow: where one is, what is done, and the way back to it. */
export const StepList = <Id extends string>({ label, steps, current, onOpen }: StepListProps<Id>) => (
  <nav aria-label={label}>
    <List>
      {steps.map(({ id, label: name, outcome, state, isReachable, stateLabel }, index) => {
        const isCurrent = id === current
        const look = isCurrent ? 'now' : state
        return (
          <li key={id}>
            <Cell
              type="button"
              aria-current={isCurrent ? 'step' : undefined}
              disabled={!isCurrent && !isReachable}
              onClick={() => onOpen(id)}
            >
              <Disc $look={look} aria-hidden="true">
                {look === 'done' ? <Icon name="check" size={14} /> : look === 'wrong' ? '!' : index + 1}
              </Disc>
              <Words>
                <b>{name}</b>
                {outcome && <small>{outcome}</small>}
                {stateLabel && <VisuallyHidden>{stateLabel}</VisuallyHidden>}
              </Words>
            </Cell>
          </li>
        )
      })}
    </List>
  </nav>
)
