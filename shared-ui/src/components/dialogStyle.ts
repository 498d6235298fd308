import { css, styled } from 'styled-components'
import { media } from '../theme/media'
import { text } from '../theme/text'
import { Dialog } from './Dialog'

/** On a phone a task takes the whole screen; a question stays a question. */
const sheet = css`
  ${media.phone} {
    width: 100%;
    height: 100%;
    max-height: none;

    &,
    &:focus-visible {
      border-radius: 0;
    }
  }
`

export const DialogSurface = styled(Dialog)<{ $width: number; $sheet: boolean }>`
  width: min(${({ $width }) => $width}px, calc(100% - 48px));
  max-height: calc(100vh - 48px);
  border-radius: var(--r-xl);
  box-shadow: 0 0 0 1px var(--line), var(--sh-3);
  animation: rise var(--dur-slow) var(--ease-out);

  &:focus-visible {
    border-radius: var(--r-xl);
  }
  ${media.phone} {
    width: min(${({ $width }) => $width}px, calc(100% - 32px));
  }
  ${({ $sheet }) => $sheet && sheet}
`

export const DialogTitle = styled.h2`
  ${text('dialog-title')}
  min-width: 0;
  overflow-wrap: anywhere;
`
