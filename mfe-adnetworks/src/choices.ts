import { call } from '@candela/shared-auth'
import type { technologyEndpoints } from '@candela/shared-contract'
import type { LoadOptions } from '@candela/shared-ui'

const FOUND_AT_ONCE = '20'

/** Records to choose from by what they are called, of a call that offers them. */
export const findIn =
  (endpoint: typeof technologyEndpoints.simpleList): LoadOptions<number> =>
  async (search, signal) => {
    const found = await call(endpoint, { query: { search, limit: FOUND_AT_ONCE } }, { signal })
    return found.map(({ id, label }) => ({ value: id, label }))
  }
