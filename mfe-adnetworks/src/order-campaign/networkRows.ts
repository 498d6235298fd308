import { styled } from 'styled-components'

/** Ad networks of a campaign or an order, one under the other. */
export const NetworkRows = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;

  > li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px 12px;
    min-height: 46px;
    padding: 6px 10px 6px 16px;
  }
  > li + li {
    border-top: 1px solid var(--line-subtle);
  }
  > li > :first-child {
    min-width: 0;
    overflow-wrap: anywhere;
  }
`
