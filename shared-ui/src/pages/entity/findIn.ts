import { call } from '@candela/shared-auth'
import type { Endpoint, simpleListAnswer, simpleListQuery } from '@candela/shared-contract'
import type { LoadOptions } from '../../components/combobox/useOptions'

type Offering = Endpoint<undefined, typeof simpleListQuery, undefined, typeof simpleListAnswer>

const FOUND_AT_ONCE = '20'

/** Records to choose from by what they are called, of a call that offers them. */
export const findIn =
  (endpoint: Offering): LoadOptions<number> =>
  async (search, signal) => {
    const found = await call(endpoint, { query: { search, limit: FOUND_AT_ONCE } }, { signal })
    return found.map(({ id, label }) => ({ value: id, label }))
  }
