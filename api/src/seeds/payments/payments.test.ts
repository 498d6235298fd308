import {
  addDays,
  centsOf,
  monthsLater,
  paymentFor,
  TRANSFER_STATES,
  textFromUnits,
  toDay,
  unitsFromText,
} from '@candela/shared-contract'
import { sql } from 'kysely'
import { freshDatabase, testConfig } from '../../../test/template'
import { writeIntoClosed } from '../../modules/facts/facts.closed'
import { importRows } from '../../modules/facts/facts.import'
import { obstacleToReopen, readBooks } from '../../modules/month-close/month-close.months'
import { keptTypeOf } from '../../modules/transfer/transfer.file'
import type { Database } from '../../platform/db/database'
import { migrate } from '../../platform/db/migrate'
import { sealTrail } from '../../platform/trail/seal'
import { demoPlan } from '../money/demo-plan'
import { factsOf } from '../money/facts'
import { randomFrom } from '../random'
import { seed } from '../seed'
import { stepsOf } from './fates'
import { payNextMonth } from './payments'

const TODAY = toDay('2026-11-20')
const NEWEST = toDay('2026-09-01')
/** Of these closed months a day is there, enough for most accounts to be paid. */
const MONTHS = [4, 3, 2, 1, 0].map(ago => monthsLater(NEWEST, -ago))
const FATES = ['paid', 'late', 'again', 'reversed', 'held', 'rejected', 'received', 'approved', 'scheduled'] as const
const config = testConfig({ seed: 'full', seedToday: TODAY })

let database: Database
let discard: () => Promise<void>

const payAll = async (): Promise<number> => {
  let steps = 1
  while (await payNextMonth(database, TODAY)) steps += 1
  return steps
}

let steps: number
beforeAll(async () => {
  ;({ database, discard } = await freshDatabase({ empty: true }))
  await migrate(database, config.migrationsDir)
  await seed(database, config)
  const plan = demoPlan('full', TODAY)
  const blame = { database, actorId: null, ip: null, requestId: null }
  for (const day of MONTHS) {
    const stretch = { from: day, to: day }
    const request = { source: 'api', reason: 'Demo data', ...stretch, rows: factsOf(plan, stretch) } as const
    await importRows(blame, request, { intoClosed: true })
  }
  steps = await payAll()
}, 120_000)
afterAll(() => discard())

const transfers = () => database.read.selectFrom('transfers').selectAll().orderBy('id').execute()

it('has payments in every state but that of an open month', async () => {
  const states = new Set((await transfers()).map(({ tra_state }) => tra_state))
  expect([...states].sort()).toEqual(TRANSFER_STATES.filter(state => state !== 'estimated').sort())
  expect(steps).toBe(12)
  expect(await payNextMonth(database, TODAY)).toBe(false)
})

it('owes for each closed month what its facts come to by its rates, to the cent', async () => {
  const { rows: summed } = await sql<{ account: number; month: string; net: string }>`
    select s.rsm_id_account as account, s.rsm_month::text as month, sum(s.rsm_net * coalesce(c.ccl_value, 1)
      / 1000000)::text as net
    from rollup_site_months as s
    left join currency_closings as c on c.ccl_month = s.rsm_month and c.ccl_currency = s.rsm_net_currency
    group by 1, 2`.execute(database.unaudited)
  const { rows: lines } = await sql<{ id: number; net: string }>`
    select trl_id_transfer as id, sum(trl_net_brl)::text as net from transfer_lines group by 1`.execute(
    database.unaudited,
  )
  const all = await transfers()
  expect(summed.length).toBeGreaterThan(40)
  for (const { account, month, net } of summed) {
    const transfer = all.find(row => row.tra_id_account === account && row.tra_month === month)
    const ofLines = lines.find(({ id }) => id === transfer?.id)?.net ?? ''
    const inCents = (amount: string) => textFromUnits(centsOf(unitsFromText(Number(amount).toFixed(16), 16)), 2)
    expect([account, month, inCents(ofLines)]).toEqual([account, month, inCents(net)])
    expect(Number(transfer?.tra_net)).toBeCloseTo(Number(net), 6)
  }
})

it('pays what was earned, taken off and carried over, and carries what is too little into the next month', async () => {
  const all = await transfers()
  const adjustments = await database.read.selectFrom('adjustments').selectAll().execute()
  const cents = (text: string) => unitsFromText(text, 2)
  for (const row of all) {
    const own = adjustments
      .filter(each => each.adj_id_account === row.tra_id_account && each.adj_month === row.tra_month)
      .reduce((sum, { adj_amount }) => sum + cents(adj_amount), 0n)
    const carried = all
      .filter(({ tra_id_carried_to }) => tra_id_carried_to === row.id)
      .reduce((sum, { tra_payable }) => sum + cents(tra_payable), 0n)
    expect(cents(row.tra_adjustments)).toBe(own)
    expect(cents(row.tra_carried_in)).toBe(carried)
    expect(cents(row.tra_payable)).toBe(centsOf(unitsFromText(row.tra_net, 16)) + own + carried)
  }
  const left = all.filter(({ tra_state }) => tra_state === 'below_threshold')
  const taken = left.filter(({ tra_month }) => tra_month < NEWEST)
  expect(taken.length).toBeGreaterThan(0)
  for (const { tra_id_carried_to, tra_month, tra_id_account } of taken) {
    const into = all.find(({ id }) => id === tra_id_carried_to)
    expect(into).toMatchObject({ tra_month: monthsLater(toDay(tra_month), 1), tra_id_account })
  }
})

it('pays on the day that the rule names for an invoice of that instant, and each invoice and proof is a file that we take', async () => {
  const rows = await database.read
    .selectFrom('transfers as t')
    .innerJoin('invoices as i', join => join.onRef('i.inv_id_transfer', '=', 't.id').on('i.inv_ended_at', 'is', null))
    .innerJoin('transfer_files as p', 'p.id', 't.tra_id_proof')
    .innerJoin('transfer_files as f', 'f.id', 'i.inv_id_file')
    .innerJoin('month_closes as m', 'm.mcl_month', 't.tra_month')
    .where('t.tra_state', '=', 'paid')
    .select([
      't.tra_pay_on',
      't.tra_paid_on',
      't.tra_payable',
      'i.inv_amount',
      'i.created_at as sent_at',
      'm.mcl_closed_at',
      'i.inv_id_user',
    ])
    .select(['p.trf_content as proof', 'f.trf_content as invoice'])
    .execute()
  expect(rows.length).toBeGreaterThan(20)
  for (const row of rows) {
    const { day } = paymentFor(new Date(row.sent_at))
    expect([row.tra_pay_on, row.tra_paid_on]).toEqual([day, day])
    expect(row.inv_amount).toBe(row.tra_payable)
    expect(Date.parse(row.sent_at)).toBeGreaterThan(Date.parse(row.mcl_closed_at ?? ''))
    expect(row.inv_id_user).not.toBeNull()
    for (const bytes of [row.proof, row.invoice]) {
      expect(keptTypeOf(Buffer.from(bytes), false)).toBe('application/pdf')
      expect(bytes.length).toBeLessThan(1_400)
    }
  }
  const late = rows.filter(({ sent_at, mcl_closed_at }) => {
    const { invoiceUntil } = paymentFor(new Date(Date.parse(sent_at) - 2 * 3_600_000))
    return new Date(sent_at) > invoiceUntil && Date.parse(sent_at) > Date.parse(mcl_closed_at ?? '')
  })
  expect(late.length).toBeGreaterThan(0)
})

it('leaves the newest closed month with something paid, so that nobody opens it again', async () => {
  const books = await readBooks(database.read)
  expect(books.last).toBe(NEWEST)
  expect(obstacleToReopen(books, NEWEST)).toBe('paid')
})

it('asks the publisher of the demo for one invoice, and tells them what was taken off and what was said', async () => {
  const own = (await transfers()).filter(({ tra_id_account }) => tra_id_account <= 2)
  const waiting = own.filter(({ tra_state }) => tra_state !== 'paid')
  expect(waiting.map(row => [row.tra_id_account, row.tra_month, row.tra_state])).toEqual([
    [1, NEWEST, 'awaiting_invoice'],
  ])
  const said = await database.read
    .selectFrom('adjustment_messages as m')
    .innerJoin('adjustments as a', 'a.id', 'm.ajm_id_adjustment')
    .orderBy('m.id')
    .select(['a.adj_id_account', 'a.adj_month', 'm.ajm_id_user'])
    .execute()
  expect(said.map(each => [each.adj_id_account, each.adj_month, each.ajm_id_user])).toEqual([
    [1, NEWEST, 5],
    [1, NEWEST, 4],
    [1, NEWEST, 5],
  ])
})

it('tells in the trail what was done with the last months, when it was done, before today', async () => {
  const logs = await database.read
    .selectFrom('system_logs')
    .where('slo_type', '=', 'transfer')
    .orderBy('id')
    .selectAll()
    .execute()
  expect(logs.length).toBeGreaterThan(100)
  expect(logs.length).toBeLessThan(700)
  expect(logs.every(({ created_at }) => created_at < TODAY)).toBe(true)
  const recent = (await transfers()).filter(({ tra_month }) => tra_month >= monthsLater(NEWEST, -2))
  for (const { id, tra_state } of recent) {
    const states = logs
      .filter(row => row.slo_table_name === 'transfers' && row.slo_object_id === id)
      .flatMap(({ slo_diffs }) => (slo_diffs.tra_state ? [slo_diffs.tra_state] : []))
    expect(states[0]?.[0]).toBeNull()
    expect(states.at(-1)?.[1]).toBe(tra_state)
    for (const [index, [before]] of states.slice(1).entries()) expect(before).toBe(states[index]?.[1])
  }
})

it('is the same every time for the same day, and a month that was interrupted is made as a whole', async () => {
  const told = async () => {
    const rows = await database.read
      .selectFrom('transfers as t')
      .leftJoin('invoices as i', 'i.inv_id_transfer', 't.id')
      .leftJoin('transfer_files as f', 'f.id', 'i.inv_id_file')
      .orderBy('t.tra_month')
      .orderBy('t.tra_id_account')
      .orderBy('i.id')
      .selectAll('t')
      .select(['i.inv_number', 'i.inv_id_user', 'i.inv_ended_at', 'i.created_at as sent_at', 'f.trf_sha256'])
      .execute()
    return rows.map(({ id: _, tra_id_carried_to: carried, tra_id_proof: proof, ...row }) => ({
      ...{ ...row, isCarried: carried !== null, isProven: proof !== null },
    }))
  }
  const before = await told()
  await database.transaction(async trx => {
    await writeIntoClosed(trx)
    await trx.updateTable('transfers').set({ tra_id_carried_to: null, tra_id_proof: null }).execute()
    for (const table of [
      'adjustment_messages',
      'adjustments',
      'invoices',
      'transfer_lines',
      'transfers',
      'transfer_files',
    ] as const)
      await trx.deleteFrom(table).execute()
    await trx.updateTable('month_closes').set({ mcl_fingerprint: null }).execute()
  })
  await database.exec(`create function break() returns trigger language plpgsql as $$ begin
    if new.trl_gross_brl > 0 and (select tra_month from transfers where id = new.trl_id_transfer) = '${NEWEST}'
    then raise exception 'interrupted'; end if; return new; end $$;
    create trigger breaks before insert on transfer_lines for each row execute function break()`)
  await expect(payAll()).rejects.toThrow('interrupted')
  expect((await transfers()).map(({ tra_month }) => tra_month)).not.toContain(NEWEST)
  await database.exec('drop trigger breaks on transfer_lines')
  await sealTrail(database)
  expect(await payAll()).toBe(1)
  expect(await told()).toEqual(before)
  // The database dates what is added to a sealed trail, and would say that all of it was done today.
  const sealed = await database.read.selectFrom('system_log_seals').select('sls_to').orderBy('id', 'desc').execute()
  const newer = await database.read
    .selectFrom('system_logs')
    .where('id', '>', sealed[0]?.sls_to ?? 0)
    .select('id')
    .execute()
  expect(newer).toEqual([])
})

it('ends before the demo begins, whatever became of a payment, on whatever day that is', () => {
  for (let today = toDay('2026-11-01'); today < '2027-11-01'; today = addDays(today, 11)) {
    const closedAt = new Date(`${addDays(monthsLater(today, -1), 4)}T13:30:00Z`)
    const times = { closedAt, today, random: randomFrom(7) }
    for (const fate of FATES) {
      const taken = stepsOf(fate, times).map(({ at }) => at.getTime())
      expect([today, fate, taken]).toEqual([today, fate, taken.toSorted((a, b) => a - b)])
      expect(taken.every(at => at > closedAt.getTime() && at < Date.parse(`${today}T00:00:00Z`))).toBe(true)
    }
    const [sent] = stepsOf('scheduled', times)
    expect(sent && paymentFor(sent.at).day >= today).toBe(true)
  }
})
