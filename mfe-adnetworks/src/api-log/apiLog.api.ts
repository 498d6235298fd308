import { call, query } from '@candela/shared-auth'
import { type API_LOG_CHOICES, type ApiLogIncident, apiLogEndpoints, toQueryString } from '@candela/shared-contract'
import type { LoadOptions } from '@candela/shared-ui'

export const RUNS = '/api-log'
export const INCIDENTS = `${RUNS}/incidents`
export const runPath = (id: number) => `${RUNS}/${id}`

/** The list with these filters on. */
const runsPath = (filters: Record<string, string[]>) => `${RUNS}${toQueryString({ search: '', sort: [], filters })}`
export const runsOfCausePath = (cause: string) => runsPath({ apl_cause: [cause] })

/** The runs that an incident is made of. */
export const runsOfIncidentPath = ({ id }: ApiLogIncident) => runsPath({ incident: [String(id)] })

export const runQuery = (id: string) => query(apiLogEndpoints.get, { params: { id } })

/** One incident by its id; nothing where it is not there any more. */
export const incidentQuery = (id: string) => {
  const { queryKey, queryFn } = query(apiLogEndpoints.incidents, {
    body: { page: 1, perPage: 1, filters: { incident: [id] } },
  })
  return { queryKey, queryFn: async (asked: { signal: AbortSignal }) => (await queryFn(asked)).data[0] }
}

type Chosen = (typeof API_LOG_CHOICES)[number]

/** As many as a list of options shows; whoever looks for another one types a part of its name. */
const LIMIT = '50'

/** Filters stand in the address, where everything is text. */
export const findAmong =
  (of: Chosen): LoadOptions<string> =>
  async (search, signal) => {
    const asked = { of, limit: LIMIT, ...(search && { search }) }
    const found = await call(apiLogEndpoints.choices, { query: asked }, { signal })
    return found.map(({ id, label }) => ({ value: String(id), label }))
  }

export const nameAmong = (of: Chosen) => (id: string) => {
  const { queryKey, queryFn } = query(apiLogEndpoints.choices, { query: { of, id } })
  return {
    queryKey: [...queryKey, 'name'],
    queryFn: async (asked: { signal: AbortSignal }) => (await queryFn(asked))[0]?.label ?? '–',
  }
}
