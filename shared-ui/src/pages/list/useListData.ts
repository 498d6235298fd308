import { type ApiError, query } from '@candela/shared-auth'
import { type AnswerOf, type Endpoint, type ListState, listRequestOf, type RequestOf } from '@candela/shared-contract'
import type { RowSource } from '@candela/shared-ui/grid'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'

type ListAnswer<R> = { data: R[]; meta: { total: number; perPage: number; asOf: string } }

/** The rows that a list endpoint answers. */
export type RowOf<E> = AnswerOf<E> extends { data: (infer R)[] } ? R : never

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

const pageOf = <E extends Endpoint>(endpoint: E, state: ListState, page: number) => ({
  // The sorts and filters of an address are text; only what the screen declares is left in them.
  ...query(endpoint, { body: listRequestOf(state, page) } as unknown as RequestOf<E>),
  staleTime: FRESH_MS,
})

/** The rows for a state of the list. While others are on their way, those of before stay. */
export const useListData = <E extends Endpoint>(endpoint: E, { search, sort, filters }: ListState) => {
  type R = RowOf<E>
  const client = useQueryClient()
  const state = { search, sort, filters }
  const first = useQuery<unknown, ApiError>({ ...pageOf(endpoint, state, 1), placeholderData: keepPreviousData })
  const [answered, setAnswered] = useState<Answered<R>>()
  const answer = first.data as ListAnswer<R> | undefined

  // A page that comes later has to answer the question that the rows above it answer.
  if (answer && !first.isPlaceholderData && answered?.data !== answer.data) {
    const fetchPage = async (page: number) => {
      const more = (await client.fetchQuery(pageOf(endpoint, state, page))) as ListAnswer<R>
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
