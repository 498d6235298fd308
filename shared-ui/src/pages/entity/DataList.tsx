import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { type FactsProps, factRows } from './factRows'

const List = styled.dl`
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

type DataListProps<Field extends string> = FactsProps<Field> & {
  /** Rows that are not one fact under one name. */
  children?: ReactNode
}

/** The data of a record, in as many columns as there is room for. */
export const DataList = <Field extends string>({ className, children, ...facts }: DataListProps<Field>) => (
  <List className={className}>
    {factRows(facts)}
    {children}
  </List>
)
