import { Dialog, media, text } from '@candela/shared-ui'
import { styled } from 'styled-components'

export const Surface = styled(Dialog)`
  --above: min(12vh, 120px);
  width: min(640px, calc(100% - 32px));
  max-height: min(560px, calc(100% - 16px - var(--above)));
  margin: var(--above) auto auto;
  border-radius: var(--r-xl);
  box-shadow: 0 0 0 1px var(--line), var(--sh-3);

  &:focus-visible {
    border-radius: var(--r-xl);
  }
  ${media.phone} {
    width: 100%;
    height: 100dvh;
    max-height: none;
    margin: 0;
    border-radius: 0;
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

/** The way out where there is no Escape and nothing beside it. */
export const Leave = styled.span`
  display: none;

  ${media.phone} {
    display: contents;
  }
`

export const Options = styled.div`
  flex: 0 1 auto;
  padding: 4px;
  overflow: auto;

  &:empty {
    display: none;
  }
  ${media.phone} {
    flex: 1;
  }
`

export const Group = styled.div`
  & + & {
    margin-top: 4px;
  }
`

export const Heading = styled.div`
  display: flex;
  justify-content: space-between;
  gap: 12px;
  padding: 8px 12px 4px;
  color: var(--fg-3);
  ${text('caption')}
`

export const Option = styled.div`
  display: flex;
  align-items: center;
  gap: 10px;
  min-height: 36px;
  padding: 4px 12px;
  border-radius: var(--r-md);
  cursor: pointer;

  > svg {
    flex: none;
    color: var(--fg-3);
  }
  &[aria-selected='true'] {
    background: var(--bg-active);
  }
  mark {
    background: none;
    color: inherit;
    font-weight: 600;
  }
  ${media.touch} {
    min-height: var(--touch);
  }
`

export const Name = styled.span`
  flex: 1;
  min-width: 0;
  line-height: 18px;

  > * {
    display: block;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  > small {
    color: var(--fg-3);
    font: var(--text-small);
  }
`

export const Section = styled.small`
  flex: none;
  color: var(--fg-3);
  font: var(--text-small);
`

/** Beside each other, on a phone the status below the figure. */
export const Facts = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  gap: 12px;

  ${media.phone} {
    flex-direction: column-reverse;
    align-items: flex-end;
    gap: 2px;
  }
`

export const Amount = styled.span`
  min-width: 92px;
  font-variant-numeric: tabular-nums;
  text-align: right;
`

/** That records could not be searched, and what to do about it. */
export const Failed = styled.p`
  display: flex;
  flex: none;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  padding: 8px 16px;
  border-top: 1px solid var(--line-subtle);
  color: var(--fg-2);
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
