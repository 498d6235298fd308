import type { ReactNode } from 'react'

export type FactsProps<Field extends string> = {
  /** What the facts are called. */
  words: Readonly<Record<NoInfer<Field>, string>>
  /** In this order; nothing is a dash, and what the reader is not told is left out. */
  facts: Readonly<{ [Name in Field]?: ReactNode }>
  className?: string
}

/** The rows of a list of facts: name, then what it is. */
export const factRows = <Field extends string>({ words, facts }: FactsProps<Field>) =>
  Object.entries<ReactNode>(facts).map(([field, fact]) => (
    <div key={field}>
      <dt>{words[field as Field]}</dt>
      <dd>{fact ?? '–'}</dd>
    </div>
  ))
