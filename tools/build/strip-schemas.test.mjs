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

const OF_AN_ENTITY = `
const usual = entityCalls('row', { one: 'a row', many: 'rows' })
export const endpoints = {
  list: usual.list({ failure: 'rowList', body: rowListQuery, answer: listAnswer(row) }),
  get: usual.get({ summary: 'One row', access: 'row.get or own', query, answer }),
  destroy: usual.destroy(),
}
`

const FRAME = `
export const entityCalls = (name, words) => ({
  get: facts =>
    defineEndpoint({ path: \`/\${name}\`, summary: \`One \${words.one}\`, answer: usualAnswer, params: byId, ...facts }),
})
export const endpoints = entityCalls('row').get({ failure: 'get' })
`

/** Stands for `entityCalls`: each call is what it was told. */
const toldCalls = (/** @type {string} */ name, /** @type {object} */ words) => {
  const told = (/** @type {object} */ facts = {}) => ({ name, words, ...facts })
  return { list: told, get: told, destroy: told }
}

/** What a client would import. @param {string} source */
const run = source =>
  new Function('defineEndpoint', 'entityCalls', 'z', `${source.replaceAll('export const', 'var')}\nreturn endpoints`)(
    (/** @type {object} */ endpoint) => endpoint,
    toldCalls,
    { object: () => null, string: () => null },
  )

test('endpoints keep what a client asks of them, and that they answer', () => {
  assert.deepEqual(run(strip(SOURCE)), {
    list: { method: 'POST', path: '/row/list', access: 'row.list', failure: 'list', answer: true },
    leave: { method: 'DELETE', path: '/row', access: 'row.list', failure: 'delete' },
  })
})

test('so do the usual calls of an entity, which say no words for a summary either', () => {
  assert.deepEqual(run(strip(OF_AN_ENTITY)), {
    list: { name: 'row', words: {}, failure: 'rowList', answer: true },
    get: { name: 'row', words: {}, access: 'row.get or own', answer: true },
    destroy: { name: 'row', words: {} },
  })
})

test('what makes them keeps what a client asks, and what a call says of its own', () => {
  assert.deepEqual(run(strip(FRAME)), { path: '/row', answer: true, failure: 'get' })
})

test('what is not an endpoint stays as it is', () => {
  assert.ok(strip(SOURCE).includes('z.object({ answer: z.string() })'))
})
