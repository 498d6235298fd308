/** What the list of users is compared with: one prepared statement behind a plain Node server, and nothing else. */
import { createServer } from 'node:http'
import pg from 'pg'

const ORDERS = {
  usr_name: 'usr_name collate "und-x-icu", id',
  last_seen_at: 'usr_last_seen_at desc nulls last, id desc',
}

/** @param {keyof typeof ORDERS} order @param {boolean} isSearch */
const statement = (order, isSearch) => {
  const living = `u.deleted_at is null${
    isSearch ? ' and (lower(usr_name collate "und-x-icu") like $3 or lower(usr_email collate "und-x-icu") like $3)' : ''
  }`
  return `select u.id, u.usr_name, u.usr_email, u.usr_status, u.usr_id_group, u.usr_comission, u.usr_product,
      u.usr_locale, u.created_at, u.updated_at, u.usr_last_seen_at as last_seen_at, u.usr_password is null as invited,
      (select g.gro_name from access_groups as g where g.id = u.usr_id_group) as gro_name,
      (select p.pho_name from user_photos as p where p.pho_id_user = u.id) as usr_photo,
      (select json_object_agg(usr_status, n) from
        (select usr_status, count(*) as n from users as u where ${living} group by usr_status) as c) as counts
    from (select * from users as u where ${living} order by ${ORDERS[order]} limit $1 offset $2) as u`
}

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 20 })

/** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
const answer = async (request, response) => {
  let text = ''
  for await (const chunk of request) text += chunk
  const { page = 1, perPage = 100, sort, search } = JSON.parse(text)
  const order = sort?.[0]?.field ?? 'usr_name'
  const { rows } = await pool.query({
    name: `${order} ${Boolean(search)}`,
    text: statement(order, Boolean(search)),
    values: [perPage, (page - 1) * perPage, ...(search ? [`%${search}%`] : [])],
  })
  const counts = rows[0]?.counts ?? {}
  const data = rows.map(({ counts: _counts, ...row }) => ({ ...row, can: { update: true, destroy: true } }))
  const total = Object.values(counts).reduce((sum, n) => sum + n, 0)
  const meta = { total, page, perPage, asOf: new Date().toISOString(), counts: { usr_status: counts } }
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ data, meta }))
}

const server = createServer((request, response) => void answer(request, response))

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object') process.send?.(address?.port)
})
