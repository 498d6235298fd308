import { query } from '@candela/shared-auth'
import { accountEndpoints } from '@candela/shared-contract'
import type { SearchFilter } from '@candela/shared-ui/pages'
import { findAccounts, findWebsites } from '../shared/choices'
import { asTexts } from '../shared/nameFilter'
import type { NameQuery } from '../shared/names'
import { timelineQuery } from './share.api'

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
  ...(finds && { load: asTexts(findWebsites) }),
})

export const accountFilter = (label: string, finds: boolean): SearchFilter => ({
  kind: 'search',
  key: 'anw_account_id',
  label,
  nameOf: id => {
    const { queryKey, queryFn } = query(accountEndpoints.get, { params: { id: Number(id) }, query: {} })
    return { queryKey: [...queryKey, 'name'], queryFn: async context => (await queryFn(context)).record.acc_name }
  },
  ...(finds && { load: asTexts(findAccounts) }),
})
