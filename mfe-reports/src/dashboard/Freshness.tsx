import type { DashboardQuery } from '@candela/shared-contract'
import { useQueryClient } from '@tanstack/react-query'
import { useBlockQuery } from '../shared/Block'
import { FreshnessLine } from '../shared/FreshnessLine'
import { totalizersQuery } from './dashboard.api'

const isOfDashboard = ({ queryKey: [name] }: { queryKey: readonly unknown[] }): boolean =>
  typeof name === 'string' && name.includes(' /dashboard/')

/** Of all parts of the page: they are brought up to date together. */
export const Freshness = ({ question }: { question: DashboardQuery }) => {
  const client = useQueryClient()
  const { data, isFetching } = useBlockQuery(totalizersQuery(question))
  return (
    <FreshnessLine
      meta={data?.meta}
      isFetching={isFetching}
      onRefresh={() => void client.invalidateQueries({ predicate: isOfDashboard })}
    />
  )
}
