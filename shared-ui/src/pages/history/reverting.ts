import type { HistoryEntry } from '@candela/shared-contract'

type Change = HistoryEntry['changes'][number]

export type HistoryRevert = {
  /** Where "Undo" would not say it. */
  label?: string
  /** Whether the reader may take it back, as far as that shows; the server has the last word. */
  canRevert: (entry: HistoryEntry) => boolean
  onRevert: (entry: HistoryEntry) => Promise<unknown>
  /** Of an entry, what comes back; everything unless said. */
  comesBack?: (change: Change) => boolean
  /** Tables that hold several rows of the record: what a row is now does not follow from what was done last. */
  ties?: readonly string[]
}

const isSame = (one: Change) => (other: Change) => one.table === other.table && one.field === other.field

/**
 * What an entry would change if it were taken back: from what the record has now, which the newest entry about that
 * field says, to what it had before. What would stay as it is is left out, but for what names a row.
 */
export const changesIfReverted = (
  entry: HistoryEntry,
  newestFirst: readonly HistoryEntry[],
  { comesBack = () => true, ties = [] }: Pick<HistoryRevert, 'comesBack' | 'ties'>,
): Change[] => {
  const turned = entry.changes.filter(comesBack).map((change): Change => {
    if (ties.includes(change.table)) return { ...change, before: change.after, after: change.before }
    const newest = newestFirst.flatMap(({ changes }) => changes).find(isSame(change)) ?? change
    return { ...change, before: newest.after, after: change.before }
  })
  const changed = turned.filter(change => ties.includes(change.table) || change.before !== change.after)
  return changed.some(({ before, after }) => before !== after) ? changed : []
}
