import { type ApiError, query } from '@candela/shared-auth'
import { type Endpoint, type ListState, listRequestOf, type Schema } from '@candela/shared-contract'
import type { RowSource } from '@candela/shared-ui/grid'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type * as z from 'zod/mini'

type ListAnswer<R> = { data: R[]; meta: { total: number; perPage: number; asOf: string } }

/** An endpoint that answers lists of such rows. */
export type ListEndpoint<R> = Endpoint<undefined, undefined, Schema, z.ZodMiniType<ListAnswer<R>>>

/** What the shell may just have asked for on the way here is not asked again. */
const FRESH_MS = 10_000

export type ListData<R> = {
  /** Nothing before the first answer. */
  source: RowSource<R> | undefined
  asOf: string | undefined
  error: ApiError | null
  isFetching: boolean
  /** What is shown answers an earlier question. */
  isChanging: boolean
  refresh: () => void
}

type Answered<R> = { data: ListAnswer<R>['data']; source: RowSource<R> }

const pageOf = <R>(endpoint: ListEndpoint<R>, state: ListState, page: number) => ({
  // The sorts and filters of an address are text; only what the screen declares is left in them.
  ...query(endpoint, { body: listRequestOf(state, page) }),
  staleTime: FRESH_MS,
})

/** The rows for a state of the list. While others are on their way, those of before stay. */
export const useListData = <R>(endpoint: ListEndpoint<R>, { search, sort, filters }: ListState): ListData<R> => {
  const client = useQueryClient()
  const state = { search, sort, filters }
  const first = useQuery<ListAnswer<R>, ApiError>({ ...pageOf(endpoint, state, 1), placeholderData: keepPreviousData })
  const [answered, setAnswered] = useState<Answered<R>>()
  const answer = first.data

  // A page that comes later has to answer the question that the rows above it answer.
  if (answer && !first.isPlaceholderData && answered?.data !== answer.data) {
    const fetchPage = async (page: number) => {
      const more = await client.fetchQuery(pageOf(endpoint, state, page))
      return more.data
    }
    const { total, perPage } = answer.meta
    setAnswered({ data: answer.data, source: { rows: answer.data, total, perPage, fetchPage } })
  }

  return {
    source: first.data ? answered?.source : undefined,
    asOf: answer?.meta.asOf,
    error: first.error,
    isFetching: first.isFetching,
    isChanging: first.isPlaceholderData,
    refresh: () => void first.refetch(),
  }
}
