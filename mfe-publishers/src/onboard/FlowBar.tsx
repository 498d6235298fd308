import { Button, Icon } from '@candela/shared-ui'
import { commonMessages } from '@candela/shared-ui/runtime'
import { styled } from 'styled-components'
import { publisherMessages } from '../i18n/messages'

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

type FlowBarProps = {
  /** Why it does not go on. */
  problem?: string | undefined
  submitting: boolean
  /** Absent on the first step. */
  onBack: (() => void) | undefined
  /** Absent on the last step, where the button submits the form. */
  onNext: (() => void) | undefined
  /** Before the form is submitted. */
  onSubmit: () => void
}

/** At the lower edge of a flow: back, what is missing, and on. */
export const FlowBar = ({ problem, submitting, onBack, onNext, onSubmit }: FlowBarProps) => {
  const t = publisherMessages.useT()
  const common = commonMessages.useT()
  return (
    <Root aria-label={t('onboard.bar')}>
      {onBack && (
        <Button icon="chevronLeft" disabled={submitting} onClick={onBack}>
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
        {onNext ? (
          <Button key="next" variant="primary" onClick={onNext}>
            {t('onboard.action.next')}
          </Button>
        ) : (
          <Button key="submit" type="submit" variant="primary" busy={submitting} onClick={onSubmit}>
            {t('onboard.action.create')}
          </Button>
        )}
      </NextStep>
    </Root>
  )
}
