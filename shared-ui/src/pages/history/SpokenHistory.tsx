import { type HistoryEntry, logSpeech, logWord, MASKED, type Spoken, valueKindOf } from '@candela/shared-contract'
import { useLocale } from '@candela/shared-ui/runtime'
import { HistoryList, type HistoryListProps, type HistoryWords } from './HistoryList'

type Change = HistoryEntry['changes'][number]

export type SpokenHistoryProps = Omit<HistoryListProps, 'words'> & {
  /** The record that the history is of. */
  about: Pick<Spoken, 'slo_type' | 'slo_object_id' | 'object'>
  /** Fields that hold lists → how those are told. */
  values?: Readonly<Record<string, Readonly<Record<string, string>> | ((value: string) => string)>>
}

const isMaskedOrEmpty = (side: string | null) => side === null || side === MASKED
const hasChanged = (change: Change) => change.before !== change.after || isMaskedOrEmpty(change.before)

const rowsOf = (changes: readonly Change[]): Change[][] => {
  const rows = new Map<number, Change[]>()
  for (const change of changes) rows.set(change.row, [...(rows.get(change.row) ?? []), change])
  return [...rows.values()]
}

/** Whether its lines leave something to be looked up. */
const hasMore = ({ changes }: HistoryEntry, lines: readonly string[]): boolean =>
  changes.length > lines.length ||
  lines.some(line => line.includes('…')) ||
  changes.some(
    ({ field, before, after }) =>
      valueKindOf(field) === 'unreadable' && !(isMaskedOrEmpty(before) && isMaskedOrEmpty(after)),
  )

/** One thing was done, whatever it changed back: a line for each change would read as if each was another one. */
const spokenRevert = ({ slo_action, actor, changes }: HistoryEntry) => ({
  slo_action,
  actor,
  rowEvent: 'changed' as const,
  // The words of a table say what came or went, and not that it did so again.
  slo_table_name: '',
  fields: [...new Set(changes.filter(hasChanged).map(change => change.field))],
  // Of several rows no value is that of all.
  changes: rowsOf(changes).length > 1 ? [] : changes,
})

/** A history in the words of the system log. */
const SpokenHistory = ({ about, values = {}, ...list }: SpokenHistoryProps) => {
  const { field, value, lines, sentence } = logSpeech(useLocale())
  const linesOf = (entry: HistoryEntry): string[] => {
    const { slo_action, actor, changes } = entry
    if (slo_action.endsWith('.revert')) return [sentence({ ...spokenRevert(entry), ...about })]
    return rowsOf(changes).flatMap(row => {
      const [first] = row
      if (!first) return []
      const changed = row.filter(hasChanged).map(change => change.field)
      const said = { slo_action, actor, rowEvent: first.rowEvent, slo_table_name: first.table, ...about }
      return lines({ ...said, fields: changed, changes: row })
    })
  }
  const words: HistoryWords = {
    lines: linesOf,
    hasMore,
    field,
    value: (text, name) => {
      const told = values[name]
      if (told === undefined) return value(name, text)
      return typeof told === 'function' ? told(text) : logWord(told, text)
    },
  }
  return <HistoryList words={words} {...list} />
}

export default SpokenHistory
