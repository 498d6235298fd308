/** What a list is compared with: one prepared statement behind a plain Node server, and nothing else. */
import { createServer } from 'node:http'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import { PLAIN_LISTS } from './plain-statements.mjs'

const list = PLAIN_LISTS[process.env.BENCH_LIST ?? 'users']
if (!list) throw new Error('there is no such list')
const [usual = ''] = Object.keys(list.orders)

const { DATABASE_URL, PLAIN_DIR } = process.env

/** @returns {Promise<(name: string, text: string, values: (string | number)[]) => Promise<any[]>>} */
const open = async () => {
  if (DATABASE_URL) {
    const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 20, options: '-c jit=off' })
    return async (name, text, values) => (await pool.query({ name, text, values })).rows
  }
  const database = await PGlite.create(PLAIN_DIR)
  return async (_, text, values) => (await database.query(text, values)).rows
}

const askDatabase = await open()

/** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
const answer = async (request, response) => {
  let text = ''
  for await (const chunk of request) text += chunk
  const { page = 1, perPage = 100, sort, search, filters } = JSON.parse(text)
  const field = sort?.map((/** @type {{ field: string }} */ by) => by.field).join(' ') ?? usual
  const filter = Object.keys(filters ?? {})[0]
  const order = list.orders[field]
  if (!order) throw new Error(`there is no order by ${field}`)
  const rows = await askDatabase(`${field} ${Boolean(search)} ${filter}`, list.text(order, Boolean(search), filter), [
    perPage,
    (page - 1) * perPage,
    ...(search ? [`%${search}%`] : []),
  ])
  const counts = rows[0]?.counts ?? {}
  const data = rows.map(({ counts: _counts, total: _total, ...row }) => ({
    ...row,
    can: { update: true, destroy: true },
  }))
  const total = rows[0]?.total ?? Object.values(counts).reduce((sum, n) => sum + n, 0)
  const meta = { total, page, perPage, asOf: new Date().toISOString(), counts: list.meta(counts) }
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data, meta }))
}

const server = createServer((request, response) => void answer(request, response))

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object') process.send?.(address?.port)
})
