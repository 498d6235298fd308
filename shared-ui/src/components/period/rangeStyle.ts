import { styled } from 'styled-components'
import { media } from '../../theme/media'
import { text } from '../../theme/text'

export const Parts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 16px 20px;

  ${media.phone} {
    flex-flow: column nowrap;
    gap: 12px;
  }
`

/** On a phone one line, which is moved sideways. */
export const Names = styled.div`
  display: grid;
  flex: 1 1 188px;
  grid-template-columns: repeat(auto-fill, minmax(188px, 1fr));
  gap: 1px;
  align-content: start;
  margin: 0 0 0 -8px;

  ${media.phone} {
    display: flex;
    flex: none;
    gap: 8px;
    margin: 0 -16px;
    padding: 2px 16px;
    overflow-x: auto;
    scrollbar-width: none;
  }
`

export const Name = styled.button`
  min-height: 30px;
  padding: 4px 8px;
  border: 0;
  border-radius: var(--r-sm);
  background: none;
  text-align: left;
  white-space: nowrap;

  &:hover {
    background: var(--bg-hover);
  }
  &[aria-pressed='true'] {
    background: var(--accent-soft);
    color: var(--accent-fg);
    font-weight: 500;
  }
  ${media.touch} {
    min-height: var(--touch);
  }
  ${media.phone} {
    flex: none;
    min-height: 36px;
    padding: 4px 12px;
    box-shadow: inset 0 0 0 1px var(--line-strong);
  }
`

export const OwnDays = styled.form`
  display: grid;
  flex: none;
  gap: 12px;

  ${media.narrow} {
    flex: 1 1 100%;
  }
  ${media.phone} {
    flex: auto;
  }
`

export const Typed = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  align-items: start;
  gap: 12px;
`

export const RangeFoot = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding-top: 12px;
  border-top: 1px solid var(--line-subtle);

  p {
    flex: 1;
    min-width: 0;
  }
  b {
    font-weight: 500;
    font-variant-numeric: tabular-nums;
  }
  small {
    ${text('small')}
    display: block;
    color: var(--fg-3);
  }
  ${media.narrow} {
    position: sticky;
    bottom: -16px;
    margin-bottom: -16px;
    padding-bottom: 16px;
    background: var(--bg-raised);
  }
`
