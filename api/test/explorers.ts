import { API_ROOT, type ExportFile, type Pair, type PerformanceAnswer } from '@candela/shared-contract'
import { fileOf } from './csv'
import { type Product, wrongIn } from './product'

export const EXPLORES: readonly Pair[] = ['report.performance', 'report.filters']

type Reader = { token: string }
const asked = (facts: object) => ({ period: 'last5', currency: 'BRL', rows: ['date'], metrics: ['net'], ...facts })

export const explored = async (product: Product, { token }: Reader, facts: object = {}): Promise<PerformanceAnswer> => {
  const answer = await product.call('POST', '/report/performance', { token, body: asked(facts) })
  expect([answer.status, answer.body.errors]).toEqual([200, undefined])
  return answer.body as unknown as PerformanceAnswer
}

export const exploredFile = (product: Product, { token }: Reader, facts: object) =>
  fileOf(product, '/report/performance/export', token, asked(facts))

const askForFile = (product: Product, { token }: Reader, facts: object) =>
  product.call('POST', '/export', {
    token,
    body: { exp_report: 'report/performance', exp_format: 'csv', question: asked(facts) },
  })

/** Why it is not made at all: each field with what is wrong with it. */
export const refusedFile = async (product: Product, reader: Reader, facts: object) =>
  wrongIn(await askForFile(product, reader, facts))?.map(({ field, code }) => [field, code])

/** The same file, made in the background. */
export const preparedFile = async (product: Product, reader: Reader, facts: object) => {
  const { token } = reader
  const { id } = (await askForFile(product, reader, facts)).body.record as ExportFile
  await product.doJobs()
  const record = (await product.call('GET', `/export/${id}`, { token })).body.record as ExportFile
  const url = `${API_ROOT}/export/${id}/file`
  const { payload } = await product.server.inject({ url, headers: { authorization: `Bearer ${token}` } })
  return { record, text: payload }
}

/** Field and code of what is wrong with it, which the file is refused with as well. */
export const unexplored = async (product: Product, reader: Reader, facts: object) => {
  const { status, body } = await product.call('POST', '/report/performance', {
    token: reader.token,
    body: asked(facts),
  })
  expect(status).toBe(422)
  const problems = body.errors?.map(({ field, code }) => [field, code])
  const { page: _, perPage: __, ...question } = facts as { page?: number; perPage?: number }
  if (!problems?.some(([field]) => field === 'page' || field === 'perPage')) {
    const file = await exploredFile(product, reader, question)
    const told = JSON.parse(file.text) as { errors: { field: string; code: string }[] }
    expect([file.status, told.errors.map(({ field, code }) => [field, code])]).toEqual([422, problems])
  }
  return problems
}
