import { styled } from 'styled-components'
import { Tooltip } from '../Tooltip'
import { VisuallyHidden } from '../VisuallyHidden'

const Dash = styled.span`
  color: var(--fg-3);
  cursor: help;
`

export type NoValueProps = {
  /** Why there is none. */
  reason: string
}

/** In the place of a number that is not known. The reason is read out, and shown to who points or tabs at it. */
export const NoValue = ({ reason }: NoValueProps) => (
  <Tooltip text={reason}>
    {() => (
      <Dash tabIndex={0}>
        <span aria-hidden="true">–</span>
        <VisuallyHidden>{reason}</VisuallyHidden>
      </Dash>
    )}
  </Tooltip>
)
