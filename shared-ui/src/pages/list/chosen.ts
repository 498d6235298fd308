import type { ListState, ShownRow } from '@candela/shared-contract'
import type { IconName } from '../../components/iconPaths'

type Matching = { search?: string; filters?: Record<string, string[]>; asOf: string }

/** What a bulk call is about, as it was shown: these rows, or all that the list shows for a search and filters. */
export type Chosen = { rows: ShownRow[]; matching?: Matching }

/** Something that can be done to many rows at once. */
export type BulkAction = {
  id: string
  label: string
  icon: IconName
  danger?: boolean
  /** `count`: how many rows that are, as far as the list knows. */
  onSelect: (chosen: Chosen, count: number) => void
}

/** What can be done to rows like these, which say their version: a call says in which one they were shown. */
export type BulkActions<R> = readonly BulkAction[] & (R extends { updated_at: string } ? unknown : never)

/** Row → the version of it that was shown. */
export type Versions = ReadonlyMap<number, string>

/**
 * Rows in the versions that were shown when they were chosen, however the list is brought up to date afterwards; with
 * `allAsOf`, every row that answers the question of the list, as it was answered then.
 */
export type Picked = { versions: Versions; allAsOf?: string }

/** The rows of a list that were fetched, and the versions of what it shows. */
export type Shown = { fetched: ReadonlySet<number>; versions: Versions }

export const NOTHING: Picked = { versions: new Map() }

export const isAll = ({ allAsOf }: Picked): boolean => allAsOf !== undefined

export const has = ({ versions, allAsOf }: Picked, id: number): boolean => allAsOf !== undefined || versions.has(id)

/** Taking one out of all leaves those that can be named: the rows that were fetched. */
const named = (picked: Picked, { fetched, versions }: Shown): Map<number, string> => {
  if (!isAll(picked)) return new Map(picked.versions)
  const asChosen = new Map([...versions, ...picked.versions])
  return new Map([...asChosen].filter(([id]) => fetched.has(id)))
}

/** What is not shown is not chosen. */
export const withRows = (picked: Picked, ids: Iterable<number>, on: boolean, shown: Shown): Picked => {
  const next = named(picked, shown)
  for (const id of ids) {
    const version = shown.versions.get(id)
    if (!on) next.delete(id)
    else if (version !== undefined) next.set(id, version)
  }
  return { versions: next }
}

/** Of a list that was fetched as a whole it is known which rows are gone. */
export const stillThere = (picked: Picked, fetched: ReadonlySet<number>, total: number): Picked => {
  if (isAll(picked)) return total > 0 ? picked : NOTHING
  const ids = [...picked.versions.keys()]
  if (fetched.size < total || ids.every(id => fetched.has(id))) return picked
  return { versions: new Map([...picked.versions].filter(([id]) => fetched.has(id))) }
}

/** What the box over the rows says of those that were fetched. */
export const stateOf = (picked: Picked, fetched: ReadonlySet<number>): boolean | 'mixed' => {
  if (isAll(picked)) return true
  if (picked.versions.size === 0) return false
  return fetched.size > 0 && [...fetched].every(id => picked.versions.has(id)) ? true : 'mixed'
}

export const toChosen = (
  { versions, allAsOf }: Picked,
  { search, filters }: Pick<ListState, 'search' | 'filters'>,
): Chosen => {
  const rows = [...versions].map(([id, updated_at]) => ({ id, updated_at }))
  if (allAsOf === undefined) return { rows }
  const question = { ...(search && { search }), ...(Object.keys(filters).length > 0 && { filters }) }
  return { rows, matching: { ...question, asOf: allAsOf } }
}
