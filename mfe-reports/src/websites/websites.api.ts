import { query } from '@candela/shared-auth'
import { type WebsiteReportAnswer, type WebsiteReportQuery, websiteReportEndpoints } from '@candela/shared-contract'

/** While another answer is on its way the one before is shown, as what it answers. */
type Answered = { question: WebsiteReportQuery; answer: WebsiteReportAnswer }

export const websitesQuery = (question: WebsiteReportQuery) => {
  const { queryKey, queryFn } = query(websiteReportEndpoints.report04, { body: question })
  return {
    queryKey,
    queryFn: async (context: { signal: AbortSignal }): Promise<Answered> => ({
      question,
      answer: await queryFn(context),
    }),
  }
}
