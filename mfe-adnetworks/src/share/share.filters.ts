import { call, query } from '@candela/shared-auth'
import { accountEndpoints } from '@candela/shared-contract'
import type { SearchFilter } from '@candela/shared-ui/pages'
import type { NameQuery } from '../ad-network/names'
import { findWebsites, timelineQuery } from './share.api'

const asText = (options: readonly { value: number; label: string }[]) =>
  options.map(({ value, label }) => ({ value: String(value), label }))

/** What a website is called, for whoever sees its versions. */
export const websiteName: NameQuery = id => {
  const { queryKey, queryFn } = timelineQuery(id)
  return { queryKey: [...queryKey, 'name'], queryFn: async context => (await queryFn(context)).website.anw_website }
}

/** Whoever may not look for one has it from links only. */
export const websiteFilter = (label: string, finds: boolean): SearchFilter => ({
  kind: 'search',
  key: 'wrs_id_website',
  label,
  nameOf: websiteName,
  ...(finds && { load: async (search, signal) => asText(await findWebsites(search, signal)) }),
})

export const accountFilter = (label: string, finds: boolean): SearchFilter => ({
  kind: 'search',
  key: 'anw_account_id',
  label,
  nameOf: id => {
    const { queryKey, queryFn } = query(accountEndpoints.get, { params: { id: Number(id) }, query: {} })
    return { queryKey: [...queryKey, 'name'], queryFn: async context => (await queryFn(context)).record.acc_name }
  },
  ...(finds && {
    load: async (search, signal) => {
      const found = await call(accountEndpoints.simpleList, { query: { search, limit: '20' } }, { signal })
      return found.map(({ id, label }) => ({ value: String(id), label }))
    },
  }),
})
