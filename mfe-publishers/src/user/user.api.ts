import { call, getSession, query, refreshSession } from '@candela/shared-auth'
import { groupEndpoints, type OneUser, userEndpoints } from '@candela/shared-contract'
import { useRecordCache } from '../useRecordCache'

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

/** The header shows one's own name; elsewhere it shows with the next request. */
const showOwnName = async ({ record }: OneUser): Promise<void> => {
  if (getSession().user?.id === record.id) await refreshSession().catch(() => undefined)
}

export const useUserCache = () =>
  useRecordCache({
    get: userEndpoints.get,
    keyOf: id => userQuery(id).queryKey,
    lists: [userEndpoints.list, userEndpoints.simpleList],
    parts: [userEndpoints.history, userEndpoints.permissions],
    revert: request => call(userEndpoints.revert, request),
    afterKeep: showOwnName,
  })

export const removeUser = (id: number) => call(userEndpoints.destroy, { params: { id: String(id) } })
export const restoreUser = (id: number) => call(userEndpoints.restore, { params: { id: String(id) } })
