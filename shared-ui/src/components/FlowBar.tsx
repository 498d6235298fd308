import { commonMessages } from '@candela/shared-ui/runtime'
import { styled } from 'styled-components'
import { Button } from './Button'
import { Icon } from './Icon'

const Root = styled.section`
  position: sticky;
  bottom: 0;
  z-index: var(--z-save-bar);
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 6px 10px;
  min-height: 53px;
  padding: 10px var(--gutter);
  border-top: 1px solid var(--line);
  background: var(--bg-surface);
  box-shadow: var(--sh-bar);
`

const Problem = styled.span`
  display: inline-flex;
  gap: 5px;
  min-width: 0;
  color: var(--bad-fg);
  font-weight: 500;
  overflow-wrap: anywhere;

  svg {
    flex: none;
    margin-top: 2px;
  }
`

const NextStep = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: flex-end;
  gap: 6px 10px;
  margin-left: auto;
`

export type FlowBarProps = {
  label: string
  /** Why it does not go on. */
  problem?: string | undefined
  busy?: boolean
  /** Absent on the first step. */
  onBack: (() => void) | undefined
  /** The one thing that is done next; `submits`: it submits the form that it stands in. */
  next?: { key: string; label: string; submits?: boolean; onPress: () => void } | undefined
}

/** At the lower edge of a flow: back, what is missing, and on. */
export const FlowBar = ({ label, problem, busy = false, onBack, next }: FlowBarProps) => {
  const common = commonMessages.useT()
  return (
    <Root aria-label={label}>
      {onBack && (
        <Button icon="chevronLeft" disabled={busy} onClick={onBack}>
          {common('action.back')}
        </Button>
      )}
      <NextStep>
        {problem && (
          <Problem role="alert">
            <Icon name="alert" size={14} />
            <span>{problem}</span>
          </Problem>
        )}
        {next && (
          <Button
            key={next.key}
            type={next.submits ? 'submit' : 'button'}
            variant="primary"
            busy={busy}
            onClick={next.onPress}
          >
            {next.label}
          </Button>
        )}
      </NextStep>
    </Root>
  )
}
