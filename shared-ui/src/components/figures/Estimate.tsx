import { styled } from 'styled-components'
import { VisuallyHidden } from '../VisuallyHidden'
import { figureMessages } from './messages'

/** Under a figure that may still change. */
export const Estimated = styled.span`
  border-bottom: 1.5px dashed var(--est-line);
`

const Mark = styled.span`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 5px;
  color: var(--est-fg);
  font-size: 11px;
  font-weight: 500;
  line-height: 16px;
  white-space: nowrap;

  &::before {
    content: '';
    width: 9px;
    border-top: 2px dashed var(--est-line);
  }
`

type EstimateMarkProps = {
  /** Where there is no room, its word is only read out and shown to who points at it. */
  short?: boolean
}

/** Says in words that what stands beside it may still change. */
export const EstimateMark = ({ short = false }: EstimateMarkProps) => {
  const word = figureMessages.useT()('estimate')
  return short ? (
    <Mark title={word}>
      <VisuallyHidden>{word}</VisuallyHidden>
    </Mark>
  ) : (
    <Mark>{word}</Mark>
  )
}
