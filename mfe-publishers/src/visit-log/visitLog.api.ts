import { query } from '@candela/shared-auth'
import { userEndpoints, visitLogEndpoints } from '@candela/shared-contract'
import type { LoadOptions } from '@candela/shared-ui'
import { findPeople } from '../people/people.api'

export const VISITS = '/visit-log'
export const visitPath = (id: number) => `${VISITS}/${id}`
export const visitsOfPath = (userId: number) => `${VISITS}?f.ual_id_user=${userId}`

export const visitQuery = (id: string) => query(visitLogEndpoints.get, { params: { id } })

const everybody = findPeople()

/** Filters stand in the address, where everything is text. */
export const findUsers: LoadOptions<string> = async (search, signal) =>
  (await everybody(search, signal)).map(option => ({ ...option, value: String(option.value) }))

export const userNameOf = (id: string) => {
  const { queryKey, queryFn } = query(userEndpoints.get, { params: { id } })
  return {
    queryKey: [...queryKey, 'name'],
    queryFn: async (asked: { signal: AbortSignal }) => (await queryFn(asked)).record.usr_name,
  }
}
