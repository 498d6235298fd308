import { call, getSession, query, refreshSession, useCan } from '@candela/shared-auth'
import { groupEndpoints, type OneUser, userEndpoints } from '@candela/shared-contract'
import { defineEntity } from '@candela/shared-ui/pages'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'

/** The header shows one's own name; elsewhere it shows with the next request. */
const showOwnName = async ({ record }: OneUser): Promise<void> => {
  if (getSession().user?.id === record.id) await refreshSession().catch(() => undefined)
}

export const USER = defineEntity(userEndpoints, {
  name: 'user',
  path: '/user',
  nameOf: ({ usr_name }) => usr_name,
  afterSave: showOwnName,
})

export const permissionsQuery = (id: string) => query(userEndpoints.permissions, { params: { id } })

const plain = (text: string) => text.toLocaleLowerCase()

/** The groups that the caller may give; there are few, so what is typed is looked for here. */
export const findGroups = async (search: string, signal: AbortSignal) => {
  const groups = await call(groupEndpoints.simpleList, {}, { signal })
  return groups
    .filter(({ label }) => plain(label).includes(plain(search)))
    .map(({ id, label }) => ({ value: id, label }))
}

/** The groups that the reader may give; none for whoever may not even ask. */
export const useGroupChoices = () =>
  useQuery({ ...query(groupEndpoints.simpleList, {}), enabled: useCan('group.simpleList') })

export const useGroupName = (): ((id: number) => string) => {
  const { data } = useGroupChoices()
  return useCallback(id => data?.find(group => group.id === id)?.label ?? `#${id}`, [data])
}
