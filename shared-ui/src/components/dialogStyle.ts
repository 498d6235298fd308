import { css, keyframes, styled } from 'styled-components'
import { media } from '../theme/media'
import { text } from '../theme/text'

const fade = keyframes`
  from {
    opacity: 0;
  }
`

const rise = keyframes`
  from {
    opacity: 0;
    transform: translateY(8px);
  }
`

export const Scrim = styled.div`
  position: fixed;
  inset: 0;
  z-index: var(--z-modal);
  display: grid;
  place-items: center;
  overflow: auto;
  padding: 24px;
  background: var(--scrim);
  animation: ${fade} var(--dur-slow) var(--ease-out);
  ${media.phone} {
    padding: 16px;
  }
`

/** On a phone a task takes the whole screen; a question stays a question. */
const sheet = css`
  ${media.phone} {
    position: absolute;
    inset: 0;
    width: auto;
    max-height: none;
    border-radius: 0;
  }
`

export const DialogSurface = styled.div<{ $width: number; $sheet: boolean }>`
  display: flex;
  flex-direction: column;
  width: min(${({ $width }) => $width}px, 100%);
  max-height: calc(100vh - 48px);
  border-radius: var(--r-xl);
  background: var(--bg-raised);
  box-shadow: 0 0 0 1px var(--line), var(--sh-3);
  animation: ${rise} var(--dur-slow) var(--ease-out);

  &:focus-visible {
    outline: none;
    border-radius: var(--r-xl);
  }
  ${({ $sheet }) => $sheet && sheet}
`

export const DialogTitle = styled.h2`
  ${text('dialog-title')}
  min-width: 0;
  overflow-wrap: anywhere;
`
