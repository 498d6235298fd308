import { query } from '@candela/shared-auth'
import { type PerformanceAnswer, type PerformanceQuery, performanceEndpoints } from '@candela/shared-contract'

/** While another answer is on its way the one before is shown, as what it answers. */
export type Explored = { question: PerformanceQuery; answer: PerformanceAnswer }

export const explorerQuery = (question: PerformanceQuery) => {
  const { queryKey, queryFn } = query(performanceEndpoints.performance, { body: question })
  return {
    queryKey,
    queryFn: async (context: { signal: AbortSignal }): Promise<Explored> => ({
      question,
      answer: await queryFn(context),
    }),
  }
}
