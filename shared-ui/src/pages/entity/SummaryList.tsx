import { styled } from 'styled-components'
import { type FactsProps, factRows } from './factRows'

const List = styled.dl`
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

/** Few facts in a narrow card: name at the left, what it is at the right. */
export const SummaryList = <Field extends string>({ className, ...facts }: FactsProps<Field>) => (
  <List className={className}>{factRows(facts)}</List>
)
