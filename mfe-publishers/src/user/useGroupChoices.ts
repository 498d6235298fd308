import { useCan } from '@candela/shared-auth'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { groupChoices } from './user.api'

/** The groups that the reader may give; none for whoever may not even ask. */
export const useGroupChoices = () => useQuery({ ...groupChoices(), enabled: useCan('group.simpleList') })

export const useGroupName = (): ((id: number) => string) => {
  const { data } = useGroupChoices()
  return useCallback(id => data?.find(group => group.id === id)?.label ?? `#${id}`, [data])
}
