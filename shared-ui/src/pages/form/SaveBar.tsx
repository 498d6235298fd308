import { useSession } from '@candela/shared-auth'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { Button } from '../../components/Button'
import { Icon } from '../../components/Icon'
import { Kbd } from '../../components/Kbd'
import { media } from '../../theme/media'
import { formMessages } from './messages'

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

const Words = styled.div`
  display: flex;
  flex: 1 1 0;
  flex-wrap: wrap;
  align-items: baseline;
  gap: 2px 10px;
  min-width: 0;
`

const Count = styled.span<{ $changed: boolean }>`
  display: inline-flex;
  align-items: baseline;
  gap: 8px;
  color: ${({ $changed }) => ($changed ? 'inherit' : 'var(--fg-3)')};
  font-weight: ${({ $changed }) => ($changed ? 500 : 400)};
  white-space: nowrap;

  &::before {
    content: ${({ $changed }) => ($changed ? "''" : 'none')};
    align-self: center;
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: var(--accent);
  }
`

const Problem = styled.span`
  display: inline-flex;
  align-items: baseline;
  gap: 5px;
  color: var(--bad-fg);
  font-weight: 500;
  overflow-wrap: anywhere;

  svg {
    flex: none;
    align-self: flex-start;
    margin-top: 2px;
  }
`

/** On a phone the count and the buttons say it all. */
const Summary = styled.div`
  min-width: 0;
  color: var(--fg-3);
  ${media.phone} {
    display: none;
  }
`

const Buttons = styled.div`
  display: flex;
  gap: 8px;
  margin-left: auto;

  ${media.phone} {
    flex: 1 0 100%;
    > button {
      flex: 1;
      height: var(--touch);
    }
    kbd {
      display: none;
    }
  }
`

const Keys = styled(Kbd)`
  border-color: currentColor;
  background: none;
  color: inherit;
  opacity: 0.7;
`

export type SaveBarProps = {
  /** How many changes wait, as people count them here. */
  changes: number
  /** Which ones. */
  summary?: ReactNode
  /** Why it was not saved. */
  problem?: string | undefined
  submitting: boolean
  saveLabel: string
  onDiscard?: () => void
  /** Another button, between the two. */
  children?: ReactNode
}

/** At the lower edge of a form: what is not saved yet, and the way to save it; whoever looks as somebody else has none. */
export const SaveBar = ({ changes, summary, problem, submitting, saveLabel, onDiscard, children }: SaveBarProps) => {
  const t = formMessages.useT()
  const changed = changes > 0
  const isLooking = useSession(({ viewing }) => viewing !== null)
  return (
    <Root aria-label={t('form.bar')}>
      <Words>
        <Count role="status" $changed={changed}>
          {isLooking ? t('form.onlyLooking') : changed ? t('form.unsaved', { count: changes }) : t('form.pristine')}
        </Count>
        {problem ? (
          <Problem role="alert">
            <Icon name="alert" size={14} />
            <span>{problem}</span>
          </Problem>
        ) : (
          summary && <Summary>{summary}</Summary>
        )}
      </Words>
      <Buttons>
        {onDiscard && changed && (
          <Button variant="ghost" disabled={submitting} onClick={onDiscard}>
            {t('form.discard')}
          </Button>
        )}
        {children}
        {!isLooking && (
          <Button type="submit" variant="primary" aria-keyshortcuts="Control+S" busy={submitting}>
            {saveLabel} <Keys aria-hidden="true">Ctrl S</Keys>
          </Button>
        )}
      </Buttons>
    </Root>
  )
}
