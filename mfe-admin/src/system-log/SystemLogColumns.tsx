import { useCan } from '@candela/shared-auth'
import { BY_ITSELF, LOG_TYPES, type SystemLog, TABLE_OF_PREFIX } from '@candela/shared-contract'
import { optionsOf, useFormat, VisuallyHidden } from '@candela/shared-ui'
import type { Column } from '@candela/shared-ui/grid'
import { columnsOf, type ListFilters } from '@candela/shared-ui/pages'
import { type ReactNode, useMemo } from 'react'
import { styled } from 'styled-components'
import { adminMessages } from '../i18n/messages'
import { asItIs, findUsers, userNameOf } from './systemLog.api'
import { useLogWords } from './useLogWords'

/** Rows of an action hang on its first one. */
const Sentence = styled.span<{ $follows: boolean }>`
  ${({ $follows }) => $follows && 'padding-left: 16px; border-left: 2px solid var(--line-strong); margin-left: 4px;'}

  /* A card has room for all of it. */
  li & {
    display: block;
    white-space: normal;
    overflow-wrap: anywhere;
  }
`

/** Beneath what it repeats it is only read out; the labels of a card want something to be seen. */
const Same = styled(VisuallyHidden)`
  dd & {
    position: static;
    width: auto;
    height: auto;
    margin: 0;
    clip-path: none;
    color: var(--fg-3);
  }
`

/** Rows of one action read as one: what the row above says is not said again. */
const Once = ({ row, same, children }: { row: SystemLog; same: string; children: ReactNode }) =>
  row.follows ? <Same>{same}</Same> : children

export const useLogColumns = (): Column<SystemLog>[] => {
  const t = adminMessages.useT()
  const format = useFormat()
  const { columns, sentenceOf } = useLogWords()
  return useMemo(() => {
    const same = t('systemLog.same')
    return columnsOf(columns, {
      changes: {
        cell: row => <Sentence $follows={row.follows}>{sentenceOf(row)}</Sentence>,
        sortable: false,
        width: 320,
        grow: 1,
        alsoInFile: [
          'slo_type',
          'slo_action',
          'object',
          'slo_object_id',
          'slo_table_name',
          'fields',
          'actor',
          'slo_blame_user_id',
        ],
      },
      created_at: {
        cell: row => (
          <Once row={row} same={same}>
            {format.dateTime(row.created_at)}
          </Once>
        ),
        width: 156,
      },
      slo_ip: {
        cell: row => (
          <Once row={row} same={same}>
            {row.slo_ip ?? '–'}
          </Once>
        ),
        sortable: false,
        width: 120,
        card: 'none',
      },
    })
  }, [t, format, columns, sentenceOf])
}

type Words = Readonly<Record<string, string>>

const byLabel = (a: { label: string }, b: { label: string }) => a.label.localeCompare(b.label)
const choicesOf = (words: Words) =>
  Object.entries(words)
    .map(([value, label]) => ({ value, label }))
    .sort(byLabel)

/** Several tables have a name, a status, a user: the table says which. */
const fieldChoicesOf = (words: Words, tables: Words) => {
  const labels = Object.values(words)
  const isShared = (label: string) => labels.indexOf(label) !== labels.lastIndexOf(label)
  const tableOf = (field: string) => tables[TABLE_OF_PREFIX[field.slice(0, field.indexOf('_'))] ?? '']
  const labelOf = (field: string, label: string) => {
    const table = isShared(label) ? tableOf(field) : undefined
    return table ? `${label} · ${table}` : label
  }
  return Object.entries(words)
    .map(([value, label]) => ({ value, label: labelOf(value, label) }))
    .sort(byLabel)
}

export const useLogFilters = (): ListFilters => {
  const t = adminMessages.useT()
  const mayFind = useCan('user.simpleList')
  const { columns, kind, action, table, field } = useLogWords()
  return useMemo(
    () => ({
      segments: {
        key: 'by_itself',
        label: t('systemLog.doneBy'),
        options: BY_ITSELF.map(value => ({ value, label: t(`systemLog.by_itself.${value}`) })),
        startsWith: 'no',
      },
      filters: [
        { key: 'slo_type', label: columns.slo_type, options: optionsOf(LOG_TYPES, kind) },
        {
          kind: 'search',
          key: 'actor',
          label: t('systemLog.who'),
          nameOf: userNameOf,
          ...(mayFind && { load: findUsers }),
        },
        { kind: 'period', key: 'period', label: t('systemLog.period') },
        { key: 'slo_action', label: columns.slo_action, options: choicesOf(action) },
        { key: 'slo_table_name', label: columns.slo_table_name, options: choicesOf(table) },
        { key: 'field', label: columns.fields, options: fieldChoicesOf(field, table) },
        { kind: 'search', key: 'slo_object_id', label: t('systemLog.record'), nameOf: asItIs },
        { kind: 'search', key: 'slo_transaction_hash', label: t('systemLog.transaction'), nameOf: asItIs },
      ],
    }),
    [t, mayFind, columns, kind, action, table, field],
  )
}
