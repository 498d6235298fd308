import type { LoadOptions } from '@candela/shared-ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'
import { timeZonesQuery } from './account.api'

/** People write `sao paulo` or `utc-3` for what is called `America/Sao_Paulo`. */
const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[_−]/g, found => (found === '_' ? ' ' : '-'))
    .toLocaleLowerCase()

const utc = (offset: string) => `UTC${offset.replace('-', '−')}`

const MOST = 100

/** The zones that an account can have. */
export const useTimeZones = () => {
  const client = useQueryClient()
  const { data } = useQuery(timeZonesQuery())

  const find: LoadOptions<string> = useCallback(
    async search => {
      const zones = await client.ensureQueryData(timeZonesQuery())
      return zones
        .map(({ id, offset }) => ({ value: id, label: id, note: utc(offset) }))
        .filter(({ label, note }) => plain(`${label} ${note}`).includes(plain(search)))
        .slice(0, MOST)
    },
    [client],
  )
  const labelOf = useCallback(
    (id: string) => {
      const zone = data?.find(each => each.id === id)
      return zone && id !== 'UTC' ? `${id} ${utc(zone.offset)}` : id
    },
    [data],
  )
  return { find, labelOf }
}
