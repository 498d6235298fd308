import { API_ROOT, type ImportReport } from '@candela/shared-contract'
import type { Product } from './product'

/** A file as it is sent: text in UTF-8, or bytes as they are. */
export const sendCsv = async <R = ImportReport>(
  product: Product,
  path: string,
  token: string,
  payload: string | Buffer,
) => {
  const answer = await product.call('POST', path, { token, raw: { payload, type: 'text/csv' } })
  const { status, body } = answer
  const problems = body.errors?.map(({ field, code }) => (field ? `${field} ${code}` : code))
  return { status, code: body.code, problems, report: body as unknown as R }
}

/** A file to import that was looked at: it is sent with the fingerprint of what was seen. */
export const previewedCsv = async (product: Product, path: string, token: string, payload: string) => {
  const { report } = await sendCsv<{ fingerprint: string }>(product, `${path}/check`, token, payload)
  return { raw: { payload, type: 'text/csv' }, query: `?fingerprint=${report.fingerprint}` }
}

/** A call that answers a file, or says why there is none. */
export const fileOf = async ({ server }: Product, path: string, token: string, payload: object) => {
  const headers = { authorization: `Bearer ${token}` }
  const answer = await server.inject({ method: 'POST', url: `${API_ROOT}${path}`, headers, payload })
  return { status: answer.statusCode, headers: answer.headers, text: answer.body, bytes: answer.rawPayload }
}
