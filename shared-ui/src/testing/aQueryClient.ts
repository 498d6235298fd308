import { patience } from '@candela/shared-auth'
import { QueryClient } from '@tanstack/react-query'

/** The query cache as the product has it, without the pauses between tries. */
export const aQueryClient = (): QueryClient =>
  new QueryClient({ defaultOptions: { queries: { ...patience, retryDelay: 0 } } })
