/** What a close is compared with: its statements by hand, behind a plain Node server, and nothing else. */
import { createServer } from 'node:http'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'

const { DATABASE_URL, PLAIN_DIR } = process.env

/** What a close needs, by hand: the same rows, and each statement sent by itself, as clients do. @param {string} month */
const byHand = month => [
  'begin',
  `select pg_advisory_xact_lock(1)`,
  `select * from currency_closings where ccl_month = '${month}-01'`,
  `create temp table rates on commit drop as
    select cue_currency as currency, avg(cue_value) as value from currency_quotations
    where deleted_at is null and cue_date >= '${month}-01' and cue_date < date '${month}-01' + interval '1 month' group by 1
    union all select 'BRL', 1`,
  `insert into transfers (tra_month, tra_id_account, tra_state, tra_net, tra_payable)
    select rsm_month, rsm_id_account, 'awaiting_invoice', sum(rsm_net * r.value) / 1000000,
      round(sum(rsm_net * r.value) / 1000000, 2)
    from rollup_site_months join rates as r on r.currency = rsm_net_currency
    where rsm_month = '${month}-01' group by 1, 2
    on conflict (tra_id_account, tra_month) do update set tra_net = excluded.tra_net, tra_payable = excluded.tra_payable,
      tra_state = excluded.tra_state`,
  `insert into transfer_lines (trl_id_transfer, trl_id_website, trl_gross_brl, trl_net_brl, trl_gross_usd, trl_net_usd)
    select t.id, rsm_id_website, sum(rsm_value * g.value) / 1000000, sum(rsm_net * n.value) / 1000000,
      sum(rsm_value * g.value / d.value) / 1000000, sum(rsm_net * n.value / d.value) / 1000000
    from rollup_site_months join transfers as t on t.tra_id_account = rsm_id_account and t.tra_month = rsm_month
    join rates as g on g.currency = rsm_currency join rates as n on n.currency = rsm_net_currency
    join rates as d on d.currency = 'USD'
    where rsm_month = '${month}-01' group by 1, 2`,
  `insert into currency_closings (ccl_month, ccl_currency, ccl_value)
    select '${month}-01', currency, value from rates where currency <> 'BRL'`,
  `insert into month_closes (mcl_month, mcl_rates, mcl_closed_at) values ('${month}-01', '{}', now())
    on conflict (mcl_month) do update set mcl_closed_at = excluded.mcl_closed_at`,
  `insert into mails (mai_to, mai_subject, mai_text)
    select usr_email, 'Statement', 'Statement of ' || tra_payable from transfers
    join account_users on acu_id_account = tra_id_account join users on users.id = acu_id_user
    where tra_month = '${month}-01'`,
  `insert into user_notifications (usn_id_user, usn_kind, usn_title, usn_message)
    select acu_id_user, 'payment', 'Statement', 'Statement of ' || tra_payable from transfers
    join account_users on acu_id_account = tra_id_account where tra_month = '${month}-01'`,
  `insert into system_logs (slo_type, slo_action, slo_table_name, slo_object_id, slo_transaction_hash, slo_diffs)
    select 'transfer', 'by hand', 'transfers', id, gen_random_uuid(), to_jsonb(t) from transfers as t
    where tra_month = '${month}-01'
    union all select 'currency', 'by hand', 'currency_closings', id, gen_random_uuid(), to_jsonb(c)
    from currency_closings as c where ccl_month = '${month}-01'
    union all select 'month close', 'by hand', 'month_closes', id, gen_random_uuid(), to_jsonb(m)
    from month_closes as m where mcl_month = '${month}-01'`,
  'commit',
]

/** @param {string} month */
const undoByHand = month => [
  `delete from currency_closings where ccl_month = '${month}-01'`,
  `delete from transfer_lines where trl_id_transfer in (select id from transfers where tra_month = '${month}-01')`,
]

/** @returns {Promise<{ ask: (text: string) => Promise<unknown>, close: () => Promise<void> }>} */
const open = async () => {
  if (DATABASE_URL) {
    const client = new pg.Client(DATABASE_URL)
    await client.connect()
    return { ask: text => client.query(text), close: () => client.end() }
  }
  const database = await PGlite.create(PLAIN_DIR)
  return { ask: text => database.query(text), close: () => database.close() }
}

const { ask, close } = await open()

/** @param {import('node:http').IncomingMessage} request @param {import('node:http').ServerResponse} response */
const answer = async (request, response) => {
  let body = ''
  for await (const chunk of request) body += chunk
  const { month, isUndo } = JSON.parse(body)
  try {
    for (const statement of isUndo ? undoByHand(month) : byHand(month)) await ask(statement)
    response.writeHead(200).end()
  } catch (error) {
    response.writeHead(500).end(String(error))
  }
}

const server = createServer((request, response) => void answer(request, response))

server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  if (typeof address === 'object') process.send?.(address?.port)
})

process.on('disconnect', () => void close().then(() => process.exit(0)))
