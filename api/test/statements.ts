import type { Pair, StatementAnswer } from '@candela/shared-contract'
import { fileOf } from './csv'
import type { Product } from './product'

export const SEES_STATEMENTS: readonly Pair[] = [
  'candelaReport.list',
  'candelaReport.export',
  'report.filters',
  'website.list',
  'website.get',
]

type Reader = { token: string }
const asked = (facts: object) => ({ period: 'last5', currency: 'BRL', step: 'day', ...facts })

export const statement = async (product: Product, { token }: Reader, facts: object = {}): Promise<StatementAnswer> => {
  const answer = await product.call('POST', '/candelaReport/list', { token, body: asked(facts) })
  expect([answer.status, answer.body.errors]).toEqual([200, undefined])
  return answer.body as unknown as StatementAnswer
}

/** Field and code of what is wrong with it. */
export const refusal = async (product: Product, { token }: Reader, path: string, facts: object) => {
  const { status, body } = await product.call('POST', path, { token, body: asked(facts) })
  expect(status).toBe(422)
  return body.errors?.map(({ field, code }) => [field, code])
}

export const statementFile = (product: Product, { token }: Reader, facts: object) =>
  fileOf(product, '/candelaReport/export', token, asked(facts))
