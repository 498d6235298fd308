import { call, query } from '@candela/shared-auth'
import { accountEndpoints, typeEndpoints, websiteEndpoints } from '@candela/shared-contract'
import { defineEntity } from '@candela/shared-ui/pages'

export const ACCOUNT = defineEntity(accountEndpoints, {
  name: 'account',
  path: '/account',
  nameOf: ({ acc_name }) => acc_name,
  shownIn: [websiteEndpoints.list, websiteEndpoints.get],
})

export const ONBOARD = `${ACCOUNT.path}/onboard`
export const IMPORT_ACCOUNTS = `${ACCOUNT.path}/import`

/** Where the parts of the form are on its page. */
export const SECTIONS = {
  data: 'account-data',
  tag: 'account-tag',
  managers: 'account-managers',
  users: 'account-users',
  websites: 'account-websites',
} as const

export type Section = keyof typeof SECTIONS

const byId = (id: number) => ({ params: { id } })

export const notesQuery = (id: number) => query(accountEndpoints.notes, byId(id))

export const typesQuery = () => ({ ...query(typeEndpoints.list, {}), staleTime: 3_600_000 })

/** They change with the seasons, not while somebody fills in a form. */
export const timeZonesQuery = () => ({ ...query(typeEndpoints.timeZones, {}), staleTime: 3_600_000 })

export const addNote = (id: number, acn_text: string) =>
  call(accountEndpoints.storeNote, { ...byId(id), body: { acn_text } })
export const removeNote = (id: number, note: number) => call(accountEndpoints.destroyNote, { params: { id, note } })
