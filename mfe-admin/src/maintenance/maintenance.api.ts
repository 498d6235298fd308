import { call, query } from '@candela/shared-auth'
import { groupEndpoints, type MaintenanceTarget, maintenanceEndpoints, userEndpoints } from '@candela/shared-contract'
import { defineEntity } from '@candela/shared-ui/pages'

export const MAINTENANCE = defineEntity(maintenanceEndpoints, {
  name: 'userMaintenance',
  path: '/maintenance',
  nameOf: ({ target_name }) => target_name,
})

const FOUND_AT_ONCE = '20'

/** Two may have one name; their address tells them apart. */
export const findUsers = async (search: string, signal: AbortSignal) => {
  const found = await call(userEndpoints.simpleList, { query: { search, limit: FOUND_AT_ONCE } }, { signal })
  return found.map(({ id, label, usr_email }) => ({ value: id, label, note: usr_email }))
}

const plain = (text: string) => text.toLocaleLowerCase()

/** There are few groups, so what is typed is looked for here. */
export const findGroups = async (search: string, signal: AbortSignal) => {
  const groups = await call(groupEndpoints.simpleList, {}, { signal })
  return groups
    .filter(({ label }) => plain(label).includes(plain(search)))
    .map(({ id, label }) => ({ value: id, label }))
}

/** Whom an entry would keep out. */
export const affectedQuery = (target: MaintenanceTarget, id: number) =>
  query(maintenanceEndpoints.affected, { query: { [target]: String(id) } })

/** How many entries there are, whatever is over of them. */
export const countQuery = () => query(maintenanceEndpoints.list, { body: { perPage: 1 } })
