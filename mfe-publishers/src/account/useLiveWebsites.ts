import { call, queryKeyOf } from '@candela/shared-auth'
import { type AccountRow, type AnswerOf, accountEndpoints, MAX_PER_PAGE } from '@candela/shared-contract'
import type { BulkTarget } from '@candela/shared-ui/pages'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'

type Page = AnswerOf<typeof accountEndpoints.list>
type Matching = NonNullable<BulkTarget['matching']>

const sum = (rows: Iterable<AccountRow>) =>
  [...rows].reduce((live, row) => live + (row.acc_is_enabled ? row.websites_live : 0), 0)

/** A page at a time: nothing is asked that a list would not ask. */
const liveIn = async ({ asOf: _, ...matching }: Matching, signal: AbortSignal): Promise<number> => {
  const body = { ...matching, perPage: MAX_PER_PAGE } as Parameters<
    typeof call<typeof accountEndpoints.list>
  >[1]['body']
  let live = 0
  for (let page = 1; ; page++) {
    const { data, meta } = await call(accountEndpoints.list, { body: { ...body, page } }, { signal })
    live += sum(data)
    if (page * meta.perPage >= meta.total) return live
  }
}

/** How many websites of these accounts earn now; nothing while that is counted. */
export const useLiveWebsites = (chosen: BulkTarget | null): number | undefined => {
  const client = useQueryClient()
  const [counted, setCounted] = useState<{ of: BulkTarget; live: number | undefined }>()

  /** Rows that can be named were all seen. */
  const liveOf = (ids: readonly number[]): number => {
    const pages = client.getQueriesData<Page>({ queryKey: queryKeyOf(accountEndpoints.list).slice(0, 1) })
    const rows = pages.flatMap(([, page]) => page?.data ?? []).filter(({ id }) => ids.includes(id))
    return sum(new Map(rows.map(row => [row.id, row])).values())
  }
  const count = useEffectEvent(async (of: BulkTarget, signal: AbortSignal) => {
    if (!of.matching) return setCounted({ of, live: liveOf(of.rows.map(({ id }) => id)) })
    const live = await liveIn(of.matching, signal).catch(() => undefined)
    if (!signal.aborted) setCounted({ of, live })
  })

  useEffect(() => {
    if (!chosen) return
    const asked = new AbortController()
    void count(chosen, asked.signal)
    return () => asked.abort()
  }, [chosen])
  return counted && counted.of === chosen ? counted.live : undefined
}
