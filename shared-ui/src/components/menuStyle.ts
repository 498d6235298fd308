import { css, styled } from 'styled-components'
import { media } from '../theme/media'

/** The surface of everything that hangs from a control. */
export const FloatingSurface = styled.div`
  position: fixed;
  inset: auto;
  z-index: var(--z-dropdown);
  max-width: calc(100vw - 16px);
  margin: 0;
  padding: 0;
  border: 0;
  overflow: auto;
  border-radius: var(--r-lg);
  background: var(--bg-raised);
  color: inherit;
  box-shadow: 0 0 0 1px var(--line), var(--sh-2);
  animation: drop var(--dur-base) var(--ease-out);
`

export const MenuSurface = styled(FloatingSurface)`
  padding: 4px;
`

export const menuItemStyle = css`
  display: flex;
  align-items: center;
  gap: 9px;
  width: 100%;
  min-height: 30px;
  padding: 5px 8px;
  border: 0;
  border-radius: var(--r-sm);
  background: none;
  text-align: left;
  cursor: pointer;

  ${media.touch} {
    min-height: var(--touch);
  }
  ${media.phone} {
    min-height: var(--touch);
  }
`

export const highlighted = css`
  background: var(--bg-hover);

  [data-theme='dark'] & {
    background: var(--bg-active);
  }
`
