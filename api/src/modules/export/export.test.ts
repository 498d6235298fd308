import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { API_ROOT, DIRECT_ROWS, type ExportFile, type Pair } from '@candela/shared-contract'
import { parse } from 'csv-parse/sync'
import { anAccount, aWebsiteOf } from '../../../test/accounts'
import { fileOf } from '../../../test/csv'
import { somebodyWith } from '../../../test/people'
import { type Product, startProduct } from '../../../test/product'
import { readXlsx } from '../../../test/xlsx'
import { storePieces } from '../../platform/file/pieces'

const ROWS = DIRECT_ROWS + 200
const COLUMNS = ['usr_email', 'usr_name', 'usr_comission']
const LONG = 'ă'.repeat(120)
const HEBREW = 'שלום עולם'

let product: Product
type Person = { id: number; email: string; token: string }
let reader: Person
beforeAll(async () => {
  product = await startProduct()
  reader = await somebodyWith(product, ['user.list'])
  await product.database.exec(`insert into users (usr_name, usr_email, usr_comission)
    select case n when 1 then '=SUM(A1)' when 2 then '${LONG}' when 3 then '${HEBREW}' when 4 then '-12.34' else 'Many ' || n end,
      'many.' || lpad(n::text, 5, '0') || '@candela.example', 12.34
    from generate_series(1, ${ROWS}) as n`)
})
afterAll(() => product.close())

const question = { search: 'many.', sort: [{ field: 'usr_email', dir: 'asc' }], columns: COLUMNS }
const body = (facts: object = {}) => ({ exp_report: 'user', exp_format: 'csv', question, ...facts })

const recordOf = (answer: { body: Record<string, unknown> }) => answer.body.record as ExportFile
const ask = async (person: Person, facts: object = {}) =>
  recordOf(await product.call('POST', '/export', { token: person.token, body: body(facts) }))
const get = async (person: Person, id: number) =>
  recordOf(await product.call('GET', `/export/${id}`, { token: person.token }))
const made = async (person: Person, facts: object = {}) => {
  const { id } = await ask(person, facts)
  await product.doJobs()
  return get(person, id)
}
const bytesOf = async (person: Person, id: number, headers: Record<string, string> = {}) => {
  const answer = await product.server.inject({
    url: `${API_ROOT}/export/${id}/file`,
    headers: { authorization: `Bearer ${person.token}`, ...headers },
  })
  return { status: answer.statusCode, headers: answer.headers, bytes: answer.rawPayload }
}
const setLocale = (person: Person, usr_locale: string) =>
  product.call('POST', '/user/updateUserLocale', { token: person.token, body: { usr_locale } })
const finishAll = () =>
  product.database.exec(`update jobs set job_state = 'cancelled', finished_at = now() where job_state = 'queued'`)

it('a list that is too long to wait for is not answered at once, and the refusal says so', async () => {
  const { status, text } = await fileOf(product, '/user/export', reader.token, question)
  expect([status, JSON.parse(text)]).toMatchObject([409, { code: 'fileTooLong' }])
  const few = await fileOf(product, '/user/export', reader.token, { ...question, search: 'many.0000' })
  expect([few.status, few.text.split('\r\n').length]).toEqual([200, 11])
})

it('is made in the background, whole, and kept with what it is', async () => {
  const asked = await ask(reader)
  expect(asked).toMatchObject({ state: 'queued', can: { download: false, cancel: true, rerun: false } })
  await product.doJobs()
  const file = await get(reader, asked.id)
  expect(file).toMatchObject({
    state: 'ready',
    exp_rows: ROWS,
    done: ROWS,
    total: ROWS,
    exp_zone: 'UTC',
    exp_about: 'Search: “many.”',
    can: { download: true, cancel: false, rerun: true },
  })
  expect(file.exp_name).toMatch(/^users_\d{8}-\d{4}\.csv$/)
  const { status, headers, bytes } = await bytesOf(reader, file.id)
  expect(status).toBe(200)
  expect(headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="${file.exp_name}"`,
    'x-content-type-options': 'nosniff',
    'accept-ranges': 'bytes',
    etag: `"${file.exp_sha256}"`,
  })
  expect([bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual([file.exp_bytes, file.exp_sha256])
  const lines = parse(bytes, { bom: true })
  expect(lines).toHaveLength(ROWS + 1)
  expect(lines.slice(1, 5)).toEqual([
    ['many.00001@candela.example', "'=SUM(A1)", '12.34'],
    ['many.00002@candela.example', LONG, '12.34'],
    ['many.00003@candela.example', HEBREW, '12.34'],
    ['many.00004@candela.example', "'-12.34", '12.34'],
  ])
  expect(new Set(lines.map(([email]) => email)).size).toBe(ROWS + 1)
  const mail = await product.mailTo(reader.email)
  expect(mail?.subject).toBe(`Your file is ready: ${file.exp_name}`)
})

it('is resumed where a part of it was lost, as long as it is the same file', async () => {
  const { id, exp_bytes, exp_sha256 } = await made(reader)
  const size = exp_bytes ?? 0
  const whole = (await bytesOf(reader, id)).bytes
  const rest = await bytesOf(reader, id, { range: 'bytes=1000-', 'if-range': `"${exp_sha256}"` })
  expect([rest.status, rest.headers['content-range']]).toEqual([206, `bytes 1000-${size - 1}/${size}`])
  expect(rest.bytes.equals(whole.subarray(1000))).toBe(true)
  const few = await bytesOf(reader, id, { range: 'bytes=-5' })
  expect(few.bytes.equals(whole.subarray(-5))).toBe(true)
  expect((await bytesOf(reader, id, { range: 'bytes=10-', 'if-range': '"another"' })).status).toBe(200)
  expect((await bytesOf(reader, id, { range: `bytes=${size}-` })).status).toBe(416)
  expect((await bytesOf(reader, id, { 'if-none-match': `"${exp_sha256}"` })).status).toBe(304)
})

it('keeps its bytes when an attempt that stalled goes on after another took over', async () => {
  const { id, exp_sha256 } = await made(reader)
  const stalled = Readable.from([Buffer.from('of before')])
  await storePieces(product.database, { file: id, attempt: 0 }, stalled)
  const { bytes } = await bytesOf(reader, id)
  expect(createHash('sha256').update(bytes).digest('hex')).toBe(exp_sha256)
})

it.each([
  ['pt_BR', 'E-mail'],
  ['es_ES', 'Correo'],
  ['it_IT', 'E-mail'],
])('opens with right decimals in %s', async locale => {
  await setLocale(reader, locale)
  try {
    const { id } = await made(reader)
    const { bytes } = await bytesOf(reader, id)
    const [, line] = parse(bytes, { bom: true, delimiter: ';' })
    expect(line).toEqual(['many.00001@candela.example', "'=SUM(A1)", '12,34'])
  } finally {
    await setLocale(reader, 'en_US')
  }
})

it('as a workbook has numbers that are numbers and texts that are never formulas', async () => {
  const { id, exp_name } = await made(reader, { exp_format: 'xlsx' })
  expect(exp_name).toMatch(/\.xlsx$/)
  const rows = readXlsx((await bytesOf(reader, id)).bytes)
  expect(rows).toHaveLength(ROWS + 1)
  expect(rows.slice(1, 5)).toEqual([
    ['many.00001@candela.example', '=SUM(A1)', 12.34],
    ['many.00002@candela.example', LONG, 12.34],
    ['many.00003@candela.example', HEBREW, 12.34],
    ['many.00004@candela.example', '-12.34', 12.34],
  ])
})

it('is nobody else’s, and the list of all is for who looks after the product', async () => {
  const { id } = await made(reader)
  const other = await somebodyWith(product, ['user.list', 'userMaintenance.list'])
  for (const path of [`/export/${id}`, `/export/${id}/file`])
    expect((await product.call('GET', path, { token: other.token })).status).toBe(404)
  for (const path of [`/export/${id}/cancel`, `/export/${id}/rerun`])
    expect((await product.call('POST', path, { token: other.token })).status).toBe(404)
  const idsIn = async (path: string, token: string) =>
    ((await product.call('POST', path, { token, body: {} })).body.data as ExportFile[]).map(file => file.id)
  expect(await idsIn('/export/list', other.token)).toEqual([])
  expect(await idsIn('/export/list', reader.token)).toContain(id)
  expect(await idsIn('/export/company', other.token)).toContain(id)
  expect((await product.call('POST', '/export/company', { token: reader.token, body: {} })).status).toBe(403)
  const all = (await product.call('POST', '/export/company', { token: other.token, body: {} })).body.data
  expect((all as ExportFile[]).find(file => file.id === id)?.can).toEqual({
    download: false,
    cancel: false,
    rerun: false,
  })
})

it('asks for the right of its list when it is asked for, written and downloaded', async () => {
  const stranger = await somebodyWith(product, ['type.list'])
  expect((await product.call('POST', '/export', { token: stranger.token, body: body() })).status).toBe(403)

  const person = await somebodyWith(product, ['user.list'])
  const { id } = await made(person)
  const waiting = await ask(person)
  const take = (pair: Pair) =>
    product.database.exec(`delete from access_group_permissions
      where grp_id_group = ${person.group.id} and grp_controller || '.' || grp_method = '${pair}'`)
  await take('user.list')
  await product.doJobs()
  expect(await get(person, waiting.id)).toMatchObject({ state: 'failed', error: 'forbidden' })
  expect((await bytesOf(person, id)).status).toBe(403)
})

it('of rows that left its reader’s reach is not handed out any more', async () => {
  const person = await somebodyWith(product, ['user.list'], 'managed')
  const { id } = await made(person)
  expect((await bytesOf(person, id)).status).toBe(200)
  await product.database.exec(`update exports set exp_reach = jsonb_set(exp_reach, '{websites}', '[987654321]')
    where id = ${id}`)
  const { status, bytes } = await bytesOf(person, id)
  expect([status, JSON.parse(bytes.toString())]).toMatchObject([409, { code: 'fileReach' }])
})

it('of a gross that its reader is not shown any more is not handed out either', async () => {
  const seller = await somebodyWith(product, ['report.performance'], 'own')
  const account = await anAccount(product, { users: [seller.id] })
  await aWebsiteOf(product, account.id)
  const question = { period: 'last7', currency: 'BRL', rows: ['website'], metrics: ['net', 'gross'] }
  const { id } = await made(seller, { exp_report: 'report/performance', question })
  const show = (acc_gross_visible: 0 | 1) =>
    product.database.exec(`update accounts set acc_gross_visible = ${acc_gross_visible} where id = ${account.id}`)
  expect((await bytesOf(seller, id)).status).toBe(200)
  await show(0)
  const { status, bytes } = await bytesOf(seller, id)
  expect([status, JSON.parse(bytes.toString())]).toMatchObject([409, { code: 'fileReach' }])
  await show(1)
  expect((await bytesOf(seller, id)).status).toBe(200)
})

it('is in the list of all for whom its reader is in reach', async () => {
  const [seller, manager] = [
    await somebodyWith(product, ['website.list'], 'own'),
    await somebodyWith(product, ['userMaintenance.list'], 'managed'),
  ]
  await anAccount(product, { users: [seller.id], managers: [manager.id] })
  const { id } = await made(seller, { exp_report: 'website', question: { columns: ['anw_name'] } })
  const { body: all } = await product.call('POST', '/export/company', { token: manager.token, body: {} })
  expect([(all.data as ExportFile[]).map(file => file.id), all.meta]).toMatchObject([[id], { total: 1 }])
})

it('is gone after its days, and can be made again', async () => {
  const { id } = await made(reader)
  await product.database.exec(`update exports set exp_expires_at = clock_timestamp() where id = ${id}`)
  expect((await get(reader, id)).state).toBe('expired')
  expect((await bytesOf(reader, id)).status).toBe(409)
  const again = recordOf(await product.call('POST', `/export/${id}/rerun`, { token: reader.token }))
  expect(again).toMatchObject({ state: 'queued', exp_report: 'user' })
  await product.doJobs()
  expect((await get(reader, again.id)).exp_rows).toBe(ROWS)
})

it('is cancelled before it begins; what is over is not', async () => {
  const { id } = await ask(reader)
  const cancel = () => product.call('POST', `/export/${id}/cancel`, { token: reader.token })
  expect(recordOf(await cancel()).state).toBe('cancelled')
  expect((await cancel()).status).toBe(409)
  await product.doJobs()
  expect((await bytesOf(reader, id)).status).toBe(409)
})

const onServerAlone = process.env.TEST_ENGINE === 'postgres' ? it : it.skip

onServerAlone(
  'is held after its job by who cancels it, as by who finishes it: neither waits for the other',
  async () => {
    const { id } = await ask(reader)
    const { database } = product
    const jobOf = `(select exp_id_job from exports where id = ${id})`
    const isHeld = async (row: string) =>
      (await database.withSession(session => session.query(`select 1 from ${row} for update skip locked`))).rows
        .length === 0
    await database.withSession(async session => {
      await session.exec('begin')
      await session.query(`select from jobs where id = ${jobOf} for update`)
      const cancelling = product.call('POST', `/export/${id}/cancel`, { token: reader.token })
      const waiting = `select 1 from pg_locks where not granted and locktype in ('transactionid', 'tuple')`
      while ((await database.withSession(other => other.query(waiting))).rows.length === 0);
      expect(await isHeld(`exports where id = ${id}`)).toBe(false)
      await session.exec('commit')
      expect((await cancelling).status).toBe(200)
    })
  },
)

it('is refused with the field that is wrong, and as the sixth at a time', async () => {
  const refusal = async (facts: object) => {
    const { status, body: answer } = await product.call('POST', '/export', { token: reader.token, body: body(facts) })
    return [status, answer.errors?.[0]?.field, answer.errors?.[0]?.code]
  }
  await finishAll()
  const read = async (facts: object) => refusal(facts).catch((error: Error) => error.message)
  expect(await read({ exp_report: 'nothing' })).toContain('exp_report')
  expect(await read({ question: { columns: ['usr_password'] } })).toContain('columns.0')
  for (let count = 0; count < 5; count += 1) await ask(reader)
  const sixth = await product.call('POST', '/export', { token: reader.token, body: body() })
  expect(sixth.status).toBe(429)
  await finishAll()
})

const LONG_AGO = '2000-01-01..2026-11-01'
it.each([
  ['candelaReport', 'period', { period: LONG_AGO, currency: 'BRL', step: 'day', columns: ['time', 'net'] }],
  ['report/performance', 'period', { period: LONG_AGO, currency: 'BRL', rows: ['date'], metrics: ['net'] }],
  ['report/report02', 'period', { period: LONG_AGO, currency: 'BRL', by: 'orderCampaign', columns: ['name'] }],
  ['report/report03', 'period', { period: LONG_AGO, columns: ['date'] }],
  ['report/report04', 'period', { period: LONG_AGO, currency: 'BRL', columns: ['website'] }],
  ['report/report01', 'filters.period', { filters: { period: [LONG_AGO] }, columns: ['anr_date'] }],
])(
  'a question that no file of %s can answer is refused at once, and nothing waits',
  async (exp_report, field, asked) => {
    const { token } = await somebodyWith(product, [
      'candelaReport.list',
      'candelaReport.export',
      'report.performance',
      'report.report01',
      'report.report02',
      'report.report03',
      'report.report04',
    ])
    const answer = await product.call('POST', '/export', { token, body: body({ exp_report, question: asked }) })
    expect([answer.status, answer.body.errors]).toEqual([
      422,
      [{ field, code: 'tooMuch', message: expect.stringMatching(/fewer days/) }],
    ])
    expect((await product.call('POST', '/export/list', { token, body: {} })).body.data).toEqual([])
  },
)

it('is told of over the stream of events', async () => {
  const { id } = await ask(reader)
  const { events, leave } = await product.listen(reader.token)
  const told = () => events.flatMap(event => (event.type === 'files' ? event.files : [])).filter(file => file.id === id)
  while (told().length === 0) await new Promise(resolve => setImmediate(resolve))
  await product.doJobs()
  while (told().at(-1)?.state !== 'ready') await new Promise(resolve => setImmediate(resolve))
  leave()
  expect(told().at(-1)).toEqual({ id, state: 'ready', done: ROWS, total: ROWS })
})
