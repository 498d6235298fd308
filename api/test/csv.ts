import type { ImportReport } from '@candela/shared-contract'
import type { Product } from './product'

/** A file as it is sent: text in UTF-8, or bytes as they are. */
export const sendCsv = async (product: Product, path: string, token: string, payload: string | Buffer) => {
  const answer = await product.call('POST', path, { token, raw: { payload, type: 'text/csv' } })
  const problems = answer.body.errors?.map(({ field, code }) => (field ? `${field} ${code}` : code))
  return { status: answer.status, code: answer.body.code, problems, report: answer.body as unknown as ImportReport }
}
