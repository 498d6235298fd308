import type { ListState, ShownRow } from '@candela/shared-contract'
import type { IconName } from '../../components/iconPaths'

type Matching = { search?: string; filters?: Record<string, string[]>; asOf: string }

/** What a bulk call is about, as it was shown: these rows, or all that the list shows for a search and filters. */
export type BulkTarget = { rows: ShownRow[]; matching?: Matching }

/** Something that can be done to many rows at once. */
export type BulkAction = {
  id: string
  label: string
  icon: IconName
  danger?: boolean
  /** Something is being done to many: nothing else is until that is answered and shown. */
  busy?: boolean
  /** `count`: how many rows that are, as far as the list knows. */
  onSelect: (target: BulkTarget, count: number) => void
}

/** What can be done to rows like these, which say their version: a call says in which one they were shown. */
export type BulkActions<R> = readonly BulkAction[] & (R extends { updated_at: string } ? unknown : never)

/** Row → the version of it that was shown. */
export type Versions = ReadonlyMap<number, string>

/**
 * Rows in the versions that were shown when they were chosen, however the list is brought up to date afterwards; with
 * `allAsOf`, every row that answers the question of the list, as it was answered then.
 */
export type SelectedRows = { versions: Versions; allAsOf?: string }

/** The rows of a list that were fetched, and the versions of what it shows. */
export type FetchedRows = { fetched: ReadonlySet<number>; versions: Versions }

export const NONE_SELECTED: SelectedRows = { versions: new Map() }

export const isAll = ({ allAsOf }: SelectedRows): boolean => allAsOf !== undefined

export const has = ({ versions, allAsOf }: SelectedRows, id: number): boolean =>
  allAsOf !== undefined || versions.has(id)

/** Taking one out of all leaves those that can be named: the rows that were fetched. */
const named = (selected: SelectedRows, { fetched, versions }: FetchedRows): Map<number, string> => {
  if (!isAll(selected)) return new Map(selected.versions)
  const asChosen = new Map([...versions, ...selected.versions])
  return new Map([...asChosen].filter(([id]) => fetched.has(id)))
}

/** What is not shown is not chosen. */
export const withRows = (
  selected: SelectedRows,
  ids: Iterable<number>,
  on: boolean,
  shown: FetchedRows,
): SelectedRows => {
  const next = named(selected, shown)
  for (const id of ids) {
    const version = shown.versions.get(id)
    if (!on) next.delete(id)
    else if (version !== undefined) next.set(id, version)
  }
  return { versions: next }
}

/** Of a list that was fetched as a whole it is known which rows are gone. */
export const stillThere = (selected: SelectedRows, fetched: ReadonlySet<number>, total: number): SelectedRows => {
  if (isAll(selected)) return total > 0 ? selected : NONE_SELECTED
  const ids = [...selected.versions.keys()]
  if (fetched.size < total || ids.every(id => fetched.has(id))) return selected
  return { versions: new Map([...selected.versions].filter(([id]) => fetched.has(id))) }
}

/** What the box over the rows says of those that were fetched. */
export const headerCheckboxState = (selected: SelectedRows, fetched: ReadonlySet<number>): boolean | 'mixed' => {
  if (isAll(selected)) return true
  if (selected.versions.size === 0) return false
  return fetched.size > 0 && [...fetched].every(id => selected.versions.has(id)) ? true : 'mixed'
}

export const toBulkTarget = (
  { versions, allAsOf }: SelectedRows,
  { search, filters }: Pick<ListState, 'search' | 'filters'>,
): BulkTarget => {
  const rows = [...versions].map(([id, updated_at]) => ({ id, updated_at }))
  if (allAsOf === undefined) return { rows }
  const question = { ...(search && { search }), ...(Object.keys(filters).length > 0 && { filters }) }
  return { rows, matching: { ...question, asOf: allAsOf } }
}
