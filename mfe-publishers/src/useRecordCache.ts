import { queryKeyOf } from '@candela/shared-auth'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'

type Asked = Parameters<typeof queryKeyOf>[0]

type Kind<Answer> = {
  get: Asked
  keyOf: (id: string) => QueryKey
  /** What shows many of them, and what shows something of them. */
  lists: readonly Asked[]
  /** What else is asked about one of them. */
  parts: readonly Asked[]
  revert: (request: { params: { id: string }; body: { transaction: string; updated_at: string } }) => Promise<Answer>
  afterKeep?: (answer: Answer) => Promise<void>
}

/** After a record was written: what is shown of it, of its kind and of what hangs on it is true again. */
export const useRecordCache = <Answer extends { record: { id: number; updated_at: string } }>({
  get,
  keyOf,
  lists,
  parts,
  revert,
  afterKeep,
}: Kind<Answer>) => {
  const client = useQueryClient()
  const forgetAll = async (asked: readonly Asked[]): Promise<void> => {
    await Promise.all(asked.map(endpoint => client.invalidateQueries({ queryKey: queryKeyOf(endpoint).slice(0, 1) })))
  }
  const keep = async (answer: Answer): Promise<void> => {
    client.setQueryData(keyOf(String(answer.record.id)), answer)
    void forgetAll([...lists, ...parts])
    await afterKeep?.(answer)
  }
  return {
    keep,
    /** Takes back what one action did to a record. What is shown is true afterwards, whether it worked or not. */
    revert: async ({ id, updated_at }: Answer['record'], transaction: string): Promise<void> => {
      try {
        await keep(await revert({ params: { id: String(id) }, body: { transaction, updated_at } }))
      } catch (error) {
        void forgetAll([get, ...parts])
        throw error
      }
    },
    forget: async (id: number): Promise<void> => {
      client.removeQueries({ queryKey: keyOf(String(id)) })
      await forgetAll(lists)
    },
    /** After many were written at once. */
    forgetMany: async (): Promise<void> => {
      // Undo may come while one of them is on the screen.
      client.removeQueries({ queryKey: queryKeyOf(get).slice(0, 1), type: 'inactive' })
      await forgetAll([get, ...lists, ...parts])
    },
  }
}
