import { query } from '@candela/shared-auth'
import { type OrderReportAnswer, type OrderReportQuery, orderReportEndpoints } from '@candela/shared-contract'

/** While another answer is on its way the one before is shown, as what it answers. */
type Answered = { question: OrderReportQuery; answer: OrderReportAnswer }

export const ordersQuery = (question: OrderReportQuery) => {
  const { queryKey, queryFn } = query(orderReportEndpoints.report02, { body: question })
  return {
    queryKey,
    queryFn: async (context: { signal: AbortSignal }): Promise<Answered> => ({
      question,
      answer: await queryFn(context),
    }),
  }
}
