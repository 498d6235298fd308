/** What a dashboard or a report is compared with: the sums asked by hand, behind a plain Node server, and nothing else. */
import { createServer } from 'node:http'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { PLAIN_BLOCKS } from './plain-report-statements.mjs'
import { PLAIN_REPORTS } from './plain-reports-statements.mjs'

const { DATABASE_URL, PLAIN_DIR } = process.env

/** @returns {Promise<(name: string, text: string, values: string[]) => Promise<object[]>>} */
const open = async () => {
  if (DATABASE_URL) {
    const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 20 })
    return async (name, text, values) => (await pool.query({ name, text, values })).rows
  }
  const database = await PGlite.create(PLAIN_DIR)
  return async (_, text, values) => (await database.query(text, values)).rows
}

const ask = await open()

/** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
const answer = async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  const { block, values } = JSON.parse(body)
  const kind = values.at(-1) === '' ? 'all' : 'some'
  const text = PLAIN_BLOCKS[block]?.[kind] ?? PLAIN_REPORTS[block]
  if (!text) throw new Error(`there is no block ${block}`)
  const rows = await ask(`${block} ${kind}`, text, values)
  response
    .writeHead(200, { 'content-type': 'application/json' })
    .end(JSON.stringify({ rows }, (_, value) => (typeof value === 'bigint' ? Number(value) : value)))
}

const server = createServer((request, response) => void answer(request, response))

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object') process.send?.(address?.port)
})
