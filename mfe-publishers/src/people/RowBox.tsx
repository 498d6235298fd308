import { Button, Card } from '@candela/shared-ui'
import { type FormRow, useFormRows } from '@candela/shared-ui/form'
import { type ReactNode, useEffect, useRef } from 'react'
import { styled } from 'styled-components'
import { Rows } from './rowStyle'

const Note = styled.p<{ $wrong?: boolean }>`
  padding: 12px 16px;
  color: ${({ $wrong }) => ($wrong ? 'var(--bad-fg)' : 'var(--fg-3)')};
`

type RowOf<R> = {
  row: R
  index: number
  change: (changed: Partial<R>) => void
  changeAll: (changed: (rows: R[]) => R[]) => void
  remove: () => void
}

export type RowBoxProps<R extends FormRow> = {
  /** Of the card, for whatever leads to it. */
  id: string
  title: string
  /** Of the list on the wire. */
  name: string
  /** What stands there while it holds nothing. */
  empty: string
  /** Absent: nothing can be added here. */
  add?: { label: string; row: Omit<R, 'key'> }
  /** Why it cannot be changed, in a few words. */
  locked?: string
  /** Above the rows. */
  heads?: (rows: readonly R[]) => ReactNode
  row: (row: RowOf<R>) => ReactNode
}

/** A list that is part of a record, each entry a row. The focus follows what is added and taken away. */
export const RowBox = <R extends FormRow>(props: RowBoxProps<R>) => {
  const { id, title, name, empty, add, locked, heads, row: draw } = props
  const { rows, add: append, change, remove, error } = useFormRows<R>(name)
  const box = useRef<HTMLDivElement>(null)
  const count = useRef(rows.length)
  const added = useRef(false)

  useEffect(() => {
    const grown = rows.length > count.current && added.current
    const lost = rows.length < count.current && document.activeElement === document.body
    count.current = rows.length
    added.current = false
    const card = document.getElementById(id)
    if (grown) box.current?.querySelector<HTMLElement>('li:last-child input')?.focus()
    // The button that took the row away went with it.
    else if (lost) (card?.querySelector<HTMLElement>('header button') ?? card)?.focus()
  }, [rows.length, id])

  return (
    <Card
      id={id}
      title={title}
      flush
      aside={
        add ? (
          <Button
            size="sm"
            icon="plus"
            onClick={() => {
              added.current = true
              append(add.row)
            }}
          >
            {add.label}
          </Button>
        ) : (
          locked
        )
      }
    >
      <div ref={box}>
        {rows.length === 0 ? (
          <Note>{empty}</Note>
        ) : (
          <>
            {heads?.(rows)}
            <Rows>
              {rows.map((row, index) =>
                draw({
                  row,
                  index,
                  change: changed =>
                    change(all => all.map(each => (each.key === row.key ? { ...each, ...changed } : each))),
                  changeAll: change,
                  remove: () => remove(row.key),
                }),
              )}
            </Rows>
          </>
        )}
        {error && (
          <Note $wrong tabIndex={-1} data-invalid="true">
            {error}
          </Note>
        )}
      </div>
    </Card>
  )
}
