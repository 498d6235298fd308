import { call, queryKeyOf } from '@candela/shared-auth'
import type { Endpoint } from '@candela/shared-contract'
import { useQueryClient } from '@tanstack/react-query'
import type { AnswerFor, Entity, EntityEndpoints } from './entity'

/**
 * Keeps the query cache right after a write: stores the saved record and invalidates its lists, its sub-resources and
 * everything in `shownIn`.
 */
export const useEntityCache = <E extends EntityEndpoints>({ endpoints, query, shownIn = [], afterSave }: Entity<E>) => {
  const client = useQueryClient()
  const { list, simpleList, get } = endpoints
  const removed = { method: 'POST', path: get.path.replace(':id', 'removed') as typeof get.path } as const
  const lists = [list, removed, ...(simpleList ? [simpleList] : []), ...shownIn]
  /** What is asked about one record beside the record itself is below it in the address. */
  const parts = Object.values(endpoints as Record<string, Endpoint>).filter(
    ({ method, path }) => method === 'GET' && path.startsWith(`${endpoints.get.path}/`),
  )
  const invalidate = async (asked: readonly Pick<Endpoint, 'method' | 'path'>[]): Promise<void> => {
    await Promise.all(asked.map(each => client.invalidateQueries({ queryKey: queryKeyOf(each).slice(0, 1) })))
  }
  const cacheSaved = async (answer: AnswerFor<E>): Promise<void> => {
    client.setQueryData(query(answer.record.id).queryKey, answer)
    void invalidate([...lists, ...parts])
    await afterSave?.(answer)
  }
  return {
    cacheSaved: cacheSaved,
    /** Takes back what one action did to a record. What is shown is true afterwards, whether it worked or not. */
    callRevert: async ({ id, updated_at }: AnswerFor<E>['record'], transaction: string): Promise<void> => {
      const send = call as (endpoint: Endpoint, request: object) => Promise<AnswerFor<E>>
      const request = { params: { id }, body: { transaction, updated_at } }
      try {
        await cacheSaved(await send(endpoints.revert as Endpoint, request))
      } catch (error) {
        void invalidate([endpoints.get, ...parts])
        throw error
      }
    },
    dropRecord: async (id: number): Promise<void> => {
      client.removeQueries({ queryKey: query(id).queryKey })
      await invalidate(lists)
    },
    /** After many were written at once. */
    invalidateMany: async (): Promise<void> => {
      // Undo may come while one of them is on the screen.
      client.removeQueries({ queryKey: queryKeyOf(endpoints.get).slice(0, 1), type: 'inactive' })
      await invalidate([endpoints.get, ...lists, ...parts])
    },
  }
}
