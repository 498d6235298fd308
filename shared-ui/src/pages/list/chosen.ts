import type { ListState } from '@candela/shared-contract'
import type { IconName } from '../../components/iconPaths'

/** What a bulk call is about: these records, or all that the list shows for a search and filters. */
export type Chosen = ({ ids: number[] } | { matching: { search?: string; filters?: Record<string, string[]> } }) & {
  /** Of the rows that were looked at. */
  versions?: { id: number; updated_at: string }[]
}

export type Fetched = { id: number; updated_at?: string }

/** Something that can be done to many rows at once. */
export type BulkAction = {
  id: string
  label: string
  icon: IconName
  danger?: boolean
  /** `count`: how many rows that are, as far as the list knows. */
  onSelect: (chosen: Chosen, count: number) => void
}

/** Rows by their ids, or every row that answers the question of the list. */
export type Picked = ReadonlySet<number> | 'all'

export const NOTHING: Picked = new Set<number>()

/** Taking one out of all leaves those that can be named: the rows that were fetched. */
export const withRows = (picked: Picked, ids: readonly number[], on: boolean, fetched: readonly number[]): Picked => {
  const next = new Set(picked === 'all' ? fetched : picked)
  for (const id of ids) {
    if (on) next.add(id)
    else next.delete(id)
  }
  return next
}

/** Of a list that was fetched as a whole it is known which rows are gone. */
export const stillThere = (picked: Picked, fetched: readonly number[], total: number): Picked => {
  if (picked === 'all') return total > 0 ? picked : NOTHING
  if (fetched.length < total || [...picked].every(id => fetched.includes(id))) return picked
  return new Set(fetched.filter(id => picked.has(id)))
}

/** What the box over the rows says of those that were fetched. */
export const stateOf = (picked: Picked, fetched: readonly number[]): boolean | 'mixed' => {
  if (picked === 'all') return true
  if (picked.size === 0) return false
  return fetched.length > 0 && fetched.every(id => picked.has(id)) ? true : 'mixed'
}

export const toChosen = (
  picked: Picked,
  { search, filters }: Omit<ListState, 'sort'>,
  fetched: readonly Fetched[],
): Chosen => {
  const seen = fetched.flatMap(({ id, updated_at }) =>
    updated_at && (picked === 'all' || picked.has(id)) ? [{ id, updated_at }] : [],
  )
  const which =
    picked === 'all'
      ? { matching: { ...(search && { search }), ...(Object.keys(filters).length > 0 && { filters }) } }
      : { ids: [...picked] }
  return { ...which, ...(seen.length > 0 && { versions: seen }) }
}
