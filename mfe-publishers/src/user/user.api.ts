import { call, getSession, query, queryKeyOf, refreshSession } from '@candela/shared-auth'
import { groupEndpoints, type OneUser, userEndpoints } from '@candela/shared-contract'
import { useQueryClient } from '@tanstack/react-query'

export const USERS = '/user'
export const NEW_USER = `${USERS}/new`
export const userPath = (id: number) => `${USERS}/${id}`
export const editPath = (id: number) => `${userPath(id)}/edit`

export const userQuery = (id: string) => query(userEndpoints.get, { params: { id } })
export const permissionsQuery = (id: string) => query(userEndpoints.permissions, { params: { id } })
export const historyQuery = (id: string, before?: string) =>
  query(userEndpoints.history, { params: { id }, query: before ? { before } : {} })
export const groupChoices = () => query(groupEndpoints.simpleList, {})

const plain = (text: string) => text.toLocaleLowerCase()

/** The groups that the caller may give; there are few, so what is typed is looked for here. */
export const findGroups = async (search: string, signal: AbortSignal) => {
  const groups = await call(groupEndpoints.simpleList, {}, { signal })
  return groups
    .filter(({ label }) => plain(label).includes(plain(search)))
    .map(({ id, label }) => ({ value: id, label }))
}

/** After a user was written: what is shown of them and of users is true again. */
export const useUserCache = () => {
  const client = useQueryClient()
  const forgetAll = (endpoint: Parameters<typeof queryKeyOf>[0]) =>
    client.invalidateQueries({ queryKey: queryKeyOf(endpoint).slice(0, 1) })

  const forgetLists = async (): Promise<void> => {
    await Promise.all([userEndpoints.list, userEndpoints.simpleList].map(forgetAll))
  }
  const keep = async (answer: OneUser): Promise<void> => {
    const { id } = answer.record
    client.setQueryData(userQuery(String(id)).queryKey, answer)
    void forgetLists()
    void forgetAll(userEndpoints.history)
    void forgetAll(userEndpoints.permissions)
    // The header shows one's own name; elsewhere it shows with the next request.
    if (getSession().user?.id === id) await refreshSession().catch(() => undefined)
  }
  return {
    keep,
    /** Takes back what one action did to somebody. What is shown is true afterwards, whether it worked or not. */
    revert: async ({ id, updated_at }: OneUser['record'], transaction: string): Promise<void> => {
      const params = { id: String(id) }
      try {
        await keep(await call(userEndpoints.revert, { params, body: { transaction, updated_at } }))
      } catch (error) {
        void Promise.all([userEndpoints.get, userEndpoints.history].map(forgetAll))
        throw error
      }
    },
    forget: async (id: number): Promise<void> => {
      client.removeQueries({ queryKey: userQuery(String(id)).queryKey })
      await forgetLists()
    },
    /** After many were written at once. */
    forgetMany: async (): Promise<void> => {
      // Undo may come while one of them is on the screen.
      client.removeQueries({ queryKey: queryKeyOf(userEndpoints.get).slice(0, 1), type: 'inactive' })
      await Promise.all([forgetAll(userEndpoints.get), forgetLists()])
    },
  }
}

export const removeUser = (id: number) => call(userEndpoints.destroy, { params: { id: String(id) } })
export const restoreUser = (id: number) => call(userEndpoints.restore, { params: { id: String(id) } })
