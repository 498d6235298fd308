/** What a list is compared with: one prepared statement behind a plain Node server, and nothing else. */
import { createServer } from 'node:http'
import pg from 'pg'
import { PLAIN_LISTS } from './plain-statements.mjs'

const list = PLAIN_LISTS[process.env.BENCH_LIST ?? 'users']
if (!list) throw new Error('there is no such list')
const [usual = ''] = Object.keys(list.orders)

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 })

/** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
const answer = async (request, response) => {
  let text = ''
  for await (const chunk of request) text += chunk
  const { page = 1, perPage = 100, sort, search } = JSON.parse(text)
  const field = sort?.[0]?.field ?? usual
  const order = list.orders[field]
  if (!order) throw new Error(`there is no order by ${field}`)
  const { rows } = await pool.query({
    name: `${field} ${Boolean(search)}`,
    text: list.text(order, Boolean(search)),
    values: [perPage, (page - 1) * perPage, ...(search ? [`%${search}%`] : [])],
  })
  const counts = rows[0]?.counts ?? {}
  const data = rows.map(({ counts: _counts, ...row }) => ({ ...row, can: { update: true, destroy: true } }))
  const total = Object.values(counts).reduce((sum, n) => sum + n, 0)
  const meta = { total, page, perPage, asOf: new Date().toISOString(), counts: list.meta(counts) }
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data, meta }))
}

const server = createServer((request, response) => void answer(request, response))

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object') process.send?.(address?.port)
})
