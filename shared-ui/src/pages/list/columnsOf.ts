import type { Column } from '@candela/shared-ui/grid'
import type { ReactNode } from 'react'

type Words = Readonly<Record<string, string>>

/** Text is shown as it is, and a dash where there is none; anything else says how it is shown. */
type CellOf<R, F extends keyof R> = R[F] extends string | null ? { cell?: Column<R>['cell'] } : Pick<Column<R>, 'cell'>
type LabelOf<F, W> = F extends keyof W ? { label?: string } : { label: string }

type ColumnsByField<R, W> = {
  readonly [F in keyof R & string]?: Omit<Column<R>, 'field' | 'label' | 'cell' | 'alsoInFile'> &
    CellOf<R, F> &
    LabelOf<F, W> & { alsoInFile?: readonly (keyof W & string)[] }
}

/** The columns of a list by their fields: called as the words say, and sorted by unless they say otherwise. */
export const columnsOf = <R, W extends Words>(words: W, columns: NoInfer<ColumnsByField<R, W>>): Column<R>[] =>
  Object.entries(columns as Record<string, Omit<Column<R>, 'field' | 'label' | 'cell'>>).map(([field, column]) => ({
    label: words[field] ?? field,
    cell: row => (row[field as keyof R] as ReactNode) ?? '–',
    sortable: true,
    ...column,
    field: field as keyof R & string,
  }))
