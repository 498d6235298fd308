import { commonMessages } from '@candela/shared-ui/runtime'
import { styled } from 'styled-components'
import { Spinner } from './Spinner'

/** It lies over what is there, so nothing moves when it comes and goes. */
const Note = styled.p<{ $top: number }>`
  position: absolute;
  /* Above the veil over what is old. */
  z-index: 2;
  inset: ${({ $top }) => $top}px 0 auto;
  display: flex;
  gap: 8px;
  align-items: center;
  width: fit-content;
  max-width: calc(100% - 16px);
  margin: 0 auto;
  padding: 4px 12px;
  border: 1px solid var(--line);
  border-radius: var(--r-full);
  background: var(--bg-raised);
  box-shadow: var(--sh-1);
  color: var(--fg-2);
  font-size: 12px;
  line-height: 16px;
  pointer-events: none;
`

/** Whether a question of the query cache had no answer and is on its way once more, or waits for a network. */
export const isAskedAgain = ({ failureCount, fetchStatus }: { failureCount: number; fetchStatus: string }): boolean =>
  fetchStatus === 'paused' || (fetchStatus === 'fetching' && failureCount > 0)

export type StillTryingProps = {
  when: boolean
  /** Pixels of the block above it, such as a row of headings. */
  top?: number
}

/**
 * Says that there was no answer and that the question is asked again: nothing is to be done but wait. The block that
 * it lies over is positioned.
 */
export const StillTrying = ({ when, top = 4 }: StillTryingProps) => {
  const t = commonMessages.useT()
  if (!when) return null
  return (
    <Note role="status" $top={top}>
      <Spinner />
      {t('state.stillTrying')}
    </Note>
  )
}
