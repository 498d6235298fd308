import assert from 'node:assert/strict'
import { test } from 'node:test'
import { strip } from './strip-schemas.mjs'

const SOURCE = `
export const row = z.object({ answer: z.string() })
export const endpoints = {
  list: defineEndpoint({
    method: 'POST',
    path: '/row/list',
    summary: 'Rows, a page at a time',
    access: 'row.list',
    effect: 'read',
    failure: 'list',
    body: listQuery({ sort: [
      'name',
    ] }),
    answer: listAnswer(row),
  }),
  leave: defineEndpoint({ method: 'DELETE', path: '/row', access: 'row.list', failure: 'delete', params: byId }),
}
`

/** What a client would import. @param {string} source */
const run = source =>
  new Function('defineEndpoint', 'z', `${source.replaceAll('export const', 'var')}\nreturn endpoints`)(
    (/** @type {object} */ endpoint) => endpoint,
    { object: () => null, string: () => null },
  )

test('endpoints keep what a client asks of them, and that they answer', () => {
  assert.deepEqual(run(strip(SOURCE)), {
    list: { method: 'POST', path: '/row/list', access: 'row.list', failure: 'list', answer: true },
    leave: { method: 'DELETE', path: '/row', access: 'row.list', failure: 'delete' },
  })
})

test('what is not an endpoint stays as it is', () => {
  assert.ok(strip(SOURCE).includes('z.object({ answer: z.string() })'))
})
