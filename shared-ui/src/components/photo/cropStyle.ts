import { styled } from 'styled-components'
import { text } from '../../theme/text'

export const Stage = styled.div`
  position: relative;
  overflow: hidden;
  width: min(288px, 100%);
  margin: 8px auto 0;
  border-radius: var(--r-lg);
  aspect-ratio: 1;
  cursor: grab;
  /* Fingers move the photo, not the page. */
  touch-action: none;
  user-select: none;

  /* Photos are shown round: what is cut off is seen, only less. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: 50%;
    box-shadow: 0 0 0 160px var(--scrim);
    pointer-events: none;
  }
  &:active {
    cursor: grabbing;
  }
  &:focus-visible {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
    border-radius: var(--r-lg);
  }
`

export const Help = styled.p`
  ${text('small')}
  margin-top: 8px;
  color: var(--fg-3);
  text-align: center;
`

export const Controls = styled.div`
  display: flex;
  align-items: center;
  gap: 16px;
  margin-top: 16px;
`

export const Zoom = styled.label`
  display: grid;
  flex: 1;
  gap: 4px;
  min-width: 0;
  font-weight: 500;

  input {
    width: 100%;
    min-height: 24px;
    margin: 0;
    accent-color: var(--accent);
  }
`

export const Preview = styled.figure`
  display: grid;
  justify-items: center;
  gap: 4px;
  margin: 0;

  > span {
    overflow: hidden;
    width: 64px;
    height: 64px;
    border-radius: 50%;
  }
  figcaption {
    ${text('small')}
    color: var(--fg-3);
  }
`
