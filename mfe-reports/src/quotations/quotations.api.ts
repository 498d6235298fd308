import { query } from '@candela/shared-auth'
import {
  type QuotationReportAnswer,
  type QuotationReportQuery,
  quotationReportEndpoints,
} from '@candela/shared-contract'

type Answered = { question: QuotationReportQuery; answer: QuotationReportAnswer }

export const quotationsQuery = (question: QuotationReportQuery) => {
  const { queryKey, queryFn } = query(quotationReportEndpoints.report03, { body: question })
  return {
    queryKey,
    queryFn: async (context: { signal: AbortSignal }): Promise<Answered> => ({
      question,
      answer: await queryFn(context),
    }),
  }
}
