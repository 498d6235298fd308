import { query } from '@candela/shared-auth'
import { type TransferAnswer, type TransferQuery, transferEndpoints } from '@candela/shared-contract'

/** While another answer is on its way the one before is shown, as what it answers. */
type Answered = { question: TransferQuery; answer: TransferAnswer }

export const transfersQuery = (question: TransferQuery) => {
  const { queryKey, queryFn } = query(transferEndpoints.report05, { body: question })
  return {
    queryKey,
    queryFn: async (context: { signal: AbortSignal }): Promise<Answered> => ({
      question,
      answer: await queryFn(context),
    }),
  }
}
