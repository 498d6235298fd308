import { styled } from 'styled-components'
import { text } from '../theme/text'

export const Note = styled.p`
  ${text('small')}
  padding: 10px 16px 0;
  color: var(--fg-3);
`

export const MenuSkeleton = styled.div`
  display: grid;
  gap: 14px;
  padding: 14px 16px 16px;
`

const row = `
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 4px 8px;
  overflow-wrap: anywhere;
`

export const List = styled.ul`
  padding: 8px 16px 14px;

  > li {
    ${row}
    grid-template-columns: 14px minmax(0, 1fr) auto;
    padding: 3px 0;
    font-weight: 500;
  }
  li[data-hidden] {
    color: var(--fg-3);
    font-weight: 400;
  }
  svg {
    color: var(--fg-3);
  }
`

export const Sublist = styled.ul`
  grid-column: 2 / -1;

  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    padding: 1px 0;
    color: var(--fg-2);
    font-weight: 400;
  }
`

export const Hidden = styled.span`
  ${text('caption')}
  color: var(--fg-3);
  font-weight: 400;
`
