import { styled } from 'styled-components'

const Root = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 2px 14px;

  li {
    display: flex;
    align-items: center;
    gap: 6px;
  }
  i {
    width: 12px;
    border-top: 2px solid var(--c1);
  }
  i[data-before] {
    border-top: 1.5px dashed var(--chart-prev);
  }
`

export type LegendProps = { current: string; before?: string }

/** What the lines of a chart of days mean. */
export const Legend = ({ current, before }: LegendProps) => (
  <Root>
    <li>
      <i aria-hidden="true" />
      {current}
    </li>
    {before && (
      <li>
        <i data-before aria-hidden="true" />
        {before}
      </li>
    )}
  </Root>
)
