import { query } from '@candela/shared-auth'
import {
  reportEndpoints,
  type StatementAnswer,
  type StatementQuery,
  statementEndpoints,
} from '@candela/shared-contract'

/** While another answer is on its way the one before is shown, as what it answers. */
export type Answered = { question: StatementQuery; answer: StatementAnswer }

export const statementQuery = (question: StatementQuery) => {
  const { queryKey, queryFn } = query(statementEndpoints.list, { body: question })
  return {
    queryKey,
    queryFn: async (context: { signal: AbortSignal }): Promise<Answered> => ({
      question,
      answer: await queryFn(context),
    }),
  }
}

export const choicesQuery = () => query(reportEndpoints.filters, {})
