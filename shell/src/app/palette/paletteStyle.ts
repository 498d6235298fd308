import { Dialog, media } from '@candela/shared-ui'
import { styled } from 'styled-components'

export const Surface = styled(Dialog)`
  --above: min(12vh, 120px);
  width: min(560px, calc(100% - 32px));
  max-height: min(480px, calc(100% - 16px - var(--above)));
  margin: var(--above) auto auto;
  border-radius: var(--r-xl);
  box-shadow: 0 0 0 1px var(--line), var(--sh-3);

  &:focus-visible {
    border-radius: var(--r-xl);
  }
  ${media.phone} {
    --above: 8px;
    width: calc(100% - 16px);
  }
`

export const Field = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: 10px;
  padding: 0 16px;
  border-bottom: 1px solid var(--line);
  color: var(--fg-3);

  > input {
    flex: 1;
    min-width: 0;
    height: 48px;
    padding: 0;
    border: 0;
    outline: 0;
    background: none;
    color: var(--fg-1);
    font: var(--text-body-large);
  }
  &:has(:focus-visible) {
    border-color: var(--accent);
    box-shadow: 0 1px 0 var(--accent);
  }
  ${media.phone} {
    > input {
      font: var(--text-input-touch);
    }
  }
`

export const Options = styled.ul`
  flex: 0 1 auto;
  padding: 4px;
  overflow: auto;

  &:empty {
    display: none;
  }
`

export const Option = styled.li`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 36px;
  padding: 6px 12px;
  border-radius: var(--r-md);
  cursor: pointer;

  > svg {
    color: var(--fg-3);
  }
  > span {
    flex: 1;
    min-width: 0;
  }
  > small {
    color: var(--fg-3);
    font: var(--text-small);
  }
  &[aria-selected='true'] {
    background: var(--bg-active);
  }
  ${media.touch} {
    min-height: var(--touch);
  }
`

/** Says how many there are; seen only when there are none. */
export const None = styled.p`
  flex: none;
  padding: 16px;
  color: var(--fg-3);
  overflow-wrap: anywhere;

  &[data-shown='false'] {
    position: absolute;
    width: 1px;
    height: 1px;
    padding: 0;
    overflow: hidden;
    clip-path: inset(50%);
  }
`

export const Hints = styled.p`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: 4px 16px;
  padding: 8px 16px;
  border-top: 1px solid var(--line-subtle);
  color: var(--fg-3);
  font: var(--text-small);

  ${media.touch} {
    display: none;
  }
`
