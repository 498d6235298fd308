import { call, getSession, query, queryKeyOf, refreshSession } from '@candela/shared-auth'
import { type AnswerOf, groupEndpoints, platformEndpoints } from '@candela/shared-contract'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'

export type GroupAnswer = AnswerOf<typeof groupEndpoints.get>

export const GROUPS = '/group'
export const groupPath = (id: number | string): string => `${GROUPS}/${id}`
export const editPath = (id: number): string => `${groupPath(id)}/edit`
export const newFromPath = (id: number): string => `${GROUPS}/new?from=${id}`

export const groupQuery = (id: string) => query(groupEndpoints.get, { params: { id } })
export const groupChoices = () => query(groupEndpoints.simpleList, {})
export const liveRemotes = () => query(platformEndpoints.remotes, {})

const forgetLists = async (client: QueryClient): Promise<void> => {
  await Promise.all(
    [groupEndpoints.list, groupEndpoints.simpleList].map(endpoint =>
      client.invalidateQueries({ queryKey: queryKeyOf(endpoint).slice(0, 1) }),
    ),
  )
}

/** After a group was written: what is shown of it and of groups is true again, for the person's own rights too. */
export const useGroupCache = () => {
  const client = useQueryClient()
  return {
    keep: async (answer: GroupAnswer): Promise<void> => {
      const { id } = answer.record
      client.setQueryData(groupQuery(String(id)).queryKey, answer)
      void forgetLists(client)
      // Who changed the group that they are in sees it at once; elsewhere it shows with the next request.
      if (getSession().user?.usr_id_group === id) await refreshSession().catch(() => undefined)
    },
    forget: async (id: number): Promise<void> => {
      client.removeQueries({ queryKey: groupQuery(String(id)).queryKey })
      await forgetLists(client)
    },
  }
}

export const removeGroup = (id: number) => call(groupEndpoints.destroy, { params: { id: String(id) } })
export const restoreGroup = (id: number) => call(groupEndpoints.restore, { params: { id: String(id) } })
