import { type ApiError, query, queryKeyOf } from '@candela/shared-auth'
import { type Endpoint, type ListState, listRequestOf, type Schema } from '@candela/shared-contract'
import type { PagedRows } from '@candela/shared-ui/grid'
import { keepPreviousData, type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useState, useSyncExternalStore } from 'react'
import type * as z from 'zod/mini'
import { afterPress, isPressed, subscribeToPress } from './press'
import type { FetchedRows } from './selectedRows'

/** Filter → value → how many rows it would let through. */
export type FilterCounts = Readonly<Record<string, Readonly<Record<string, number>>>>

type ListAnswer<R> = {
  data: R[]
  meta: { total: number; perPage: number; asOf: string; counts?: FilterCounts | undefined }
}

/** An endpoint that answers lists of such rows. */
export type ListEndpoint<R> = Endpoint<undefined, undefined, Schema, z.ZodMiniType<ListAnswer<R>>>

/** What the shell may just have asked for on the way here is not asked again. */
const FRESH_MS = 10_000

export type ListData<R> = FetchedRows & {
  /** Nothing before the first answer. */
  pagedRows: PagedRows<R> | undefined
  counts: FilterCounts | undefined
  asOf: string | undefined
  error: ApiError | null
  isFetching: boolean
  /** Some rows had no answer and are asked for again. */
  isAskedAgain: boolean
  /** What is shown answers an earlier question. */
  isChanging: boolean
  refresh: () => void
}

/** `versions` and `drawn`, the pages that were shown, grow as rows are: nothing is drawn anew for it. */
type Answered<R> = {
  answer: ListAnswer<R>
  pagedRows: PagedRows<R>
  fetched: ReadonlySet<number>
  versions: Map<number, string>
  drawn: Set<number>
}

const NONE: FetchedRows = { fetched: new Set(), versions: new Map() }

const idsOf = (rows: readonly { id: number }[]): number[] => rows.map(({ id }) => id)

const keepVersionsIn =
  (versions: Map<number, string>) =>
  <R extends { id: number; updated_at?: string }>(rows: readonly R[]): readonly R[] => {
    for (const { id, updated_at } of rows) if (updated_at) versions.set(id, updated_at)
    return rows
  }

/** What every question of a list says beside what its address says, such as the currency of its amounts. */
export type ExtraBody = Readonly<Record<string, string>>

const pageOf = <R>(endpoint: ListEndpoint<R>, state: ListState, extraBody: ExtraBody | undefined, page: number) => ({
  // The sorts and filters of an address are text; only what the screen declares is left in them.
  ...query(endpoint, { body: { ...listRequestOf(state, page), ...extraBody } }),
  staleTime: FRESH_MS,
})

/** Whether some page had no answer and is on its way once more. */
const useIsAnyAskedAgain = (client: QueryClient, queryKey: readonly unknown[]): boolean => {
  const subscribe = useCallback((onChange: () => void) => client.getQueryCache().subscribe(onChange), [client])
  return useSyncExternalStore(
    subscribe,
    () => client.isFetching({ queryKey, predicate: ({ state }) => state.fetchFailureCount > 0 }) > 0,
  )
}

/** The rows for a state of the list. While others are on their way, those of before stay. */
export const useListData = <R extends { id: number }>(
  endpoint: ListEndpoint<R>,
  { search, sort, filters }: ListState,
  extraBody?: ExtraBody,
): ListData<R> => {
  const client = useQueryClient()
  const state = { search, sort, filters }
  const first = useQuery<ListAnswer<R>, ApiError>({
    ...pageOf(endpoint, state, extraBody, 1),
    placeholderData: keepPreviousData,
  })
  const [answered, setAnswered] = useState<Answered<R>>()
  const answer = first.data
  const ofThisList = queryKeyOf(endpoint).slice(0, 1)
  const isAskedAgain = useIsAnyAskedAgain(client, ofThisList)

  const isNew = answer !== undefined && !first.isPlaceholderData && answered?.answer !== answer
  const waits = useSyncExternalStore(subscribeToPress, () => isNew && answered !== undefined && isPressed())
  const question = JSON.stringify({ ...state, ...extraBody })

  // A page that comes later has to answer the question that the rows above it answer.
  if (isNew && !waits) {
    const { data, meta } = answer
    const { total, perPage } = meta
    // Rows of before stay in sight until they are answered anew.
    const { versions, drawn } =
      answered?.pagedRows.question === question
        ? answered
        : { versions: new Map<number, string>(), drawn: new Set<number>() }
    const keepVersions = keepVersionsIn(versions)
    const knownPage = (page: number) => {
      const known = client.getQueryData<ListAnswer<R>>(pageOf(endpoint, state, extraBody, page).queryKey)
      if (known) drawn.add(page)
      return known && keepVersions(known.data)
    }
    const fetchPages = async (pages: readonly number[]) => {
      const more: (readonly R[])[] = []
      for (const page of pages) more.push((await client.fetchQuery(pageOf(endpoint, state, extraBody, page))).data)
      if (pages.some(page => drawn.has(page))) await new Promise<void>(afterPress)
      for (const page of pages) drawn.add(page)
      setAnswered(now => {
        // Who chooses a row has read it as it was drawn, and rows of an older answer are not.
        if (now?.pagedRows !== pagedRows) return now
        const rows = keepVersions(more.flat())
        return { ...now, fetched: new Set([...now.fetched, ...idsOf(rows)]) }
      })
      return more
    }
    const pagedRows: PagedRows<R> = { question, rows: keepVersions(data), total, perPage, knownPage, fetchPages }
    setAnswered({ answer, pagedRows, fetched: new Set(idsOf(data)), versions, drawn })
  }

  // What is said of the rows is of the same answer as they are.
  const meta = (waits ? answered?.answer : answer)?.meta
  return {
    pagedRows: answer ? answered?.pagedRows : undefined,
    fetched: (answered ?? NONE).fetched,
    versions: (answered ?? NONE).versions,
    counts: meta?.counts,
    asOf: meta?.asOf,
    error: first.error,
    isFetching: first.isFetching,
    isAskedAgain: isAskedAgain || first.fetchStatus === 'paused',
    isChanging: first.isPlaceholderData || (waits && answered?.pagedRows.question !== question),
    // Invalidates every cached page: the others are no younger than the first.
    refresh: () => void client.invalidateQueries({ queryKey: ofThisList }),
  }
}
