import { call } from '@candela/shared-auth'
import { adNetworkEndpoints, networkTypeEndpoints, orderEndpoints, technologyEndpoints } from '@candela/shared-contract'
import type { LoadOptions } from '@candela/shared-ui'
import { defineEntity } from '@candela/shared-ui/pages'

export const ORDER = defineEntity(orderEndpoints, {
  name: 'order',
  path: '/orders',
  nameOf: ({ ord_name }) => ord_name,
  shownIn: [technologyEndpoints.get, networkTypeEndpoints.get, adNetworkEndpoints.list, adNetworkEndpoints.get],
})

/** Ad networks of this type, whose access others can use. */
export const findAccessesOf =
  (type: number): LoadOptions<number> =>
  async (search, signal) => {
    const query = { type: String(type), search, limit: '20' }
    const found = await call(adNetworkEndpoints.accesses, { query }, { signal })
    return found.map(({ id, label }) => ({ value: id, label }))
  }
