import { styled } from 'styled-components'

export const Root = styled.div`
  position: relative;
  touch-action: pan-y;

  &:focus-visible {
    outline-offset: -2px;
    border-radius: var(--r-md);
  }
`

export const Crosshair = styled.div`
  position: absolute;
  border-left: 1px solid var(--line-strong);
  pointer-events: none;
`

/** Something happened on that day: the words are in the tip and in the table. */
export const Note = styled.span`
  position: absolute;
  width: 7px;
  height: 7px;
  margin: -4px 0 0 -3.5px;
  border: 1.5px solid var(--bg-surface);
  background: var(--fg-2);
  print-color-adjust: exact;
  box-sizing: content-box;
  rotate: 45deg;
  pointer-events: none;
`
