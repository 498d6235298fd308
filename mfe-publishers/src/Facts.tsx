import { styled } from 'styled-components'

/** Few facts in a narrow card: name at the left, what it is at the right. */
export const Facts = styled.dl`
  margin: -6px 0;

  > div {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    gap: 0 16px;
    padding: 6px 0;
  }
  > div + div {
    border-top: 1px solid var(--line-subtle);
  }
  dt {
    color: var(--fg-2);
  }
  dd {
    margin: 0 0 0 auto;
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
    text-align: right;
  }
`

/** The data of a record, in as many columns as there is room for. */
export const DataList = styled.dl`
  flex: 1 1 240px;
  min-width: 0;
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 220px), 1fr));
  gap: 14px 20px;

  dt {
    color: var(--fg-3);
    font-size: 12px;
    line-height: 16px;
  }
  dd {
    margin: 0;
    overflow-wrap: anywhere;
  }
`
