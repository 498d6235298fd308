import { media } from '@candela/shared-ui'
import { styled } from 'styled-components'

export const Stack = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-content: start;
  gap: 16px;
  min-width: 0;

  ${media.phone} {
    gap: 12px;
  }
`

/** The side column goes under the main one where there is no room beside it; without it there is one column. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) var(--side-column);
  gap: 16px;

  > :empty {
    display: none;
  }
  &:has(> :empty) {
    grid-template-columns: minmax(0, 1fr);
  }
  ${media.belowDesktop} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const TwoColumns = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  align-items: start;
  gap: 16px;

  &:empty {
    display: none;
  }
  &:has(> :only-child) {
    grid-template-columns: minmax(0, 1fr);
  }

  ${media.narrow} {
    grid-template-columns: minmax(0, 1fr);
  }
`

export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;

  > * {
    min-width: 0;
    max-width: 100%;
  }
`

/** Filters side by side. */
export const Chips = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  ${media.phone} {
    flex-wrap: nowrap;
    /* Room for the focus ring of the chips, which scroll in one line. */
    margin: -4px;
    padding: 4px;
    position: relative;
    overflow-x: auto;
    scrollbar-width: none;
  }
`
