import { IMPORT_BYTES, IMPORT_ROWS } from '@candela/shared-contract'
import { sendCsv } from '../../../test/csv'
import { somebodyWith } from '../../../test/people'
import { type Product, startProduct } from '../../../test/product'

let product: Product
let admin: string
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
})
afterAll(() => product.close())

const check = (payload: string | Buffer, token = admin) => sendCsv(product, '/account/import/check', token, payload)
const commit = (payload: string | Buffer, token = admin) => sendCsv(product, '/account/import', token, payload)

const countAccounts = async (): Promise<number> => {
  const { n } = await product.database.read
    .selectFrom('accounts')
    .select(({ fn }) => fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow()
  return Number(n)
}

const accountNamed = (name: string) =>
  product.database.read.selectFrom('accounts').selectAll().where('acc_name', '=', name).executeTakeFirst()

const managersOf = (id: number) =>
  product.database.read
    .selectFrom('account_managers')
    .innerJoin('users', 'users.id', 'acm_id_user')
    .select(['usr_email', 'acm_is_main'])
    .where('acm_id_account', '=', id)
    .orderBy('acm_is_main', 'desc')
    .execute()

const HEAD = 'acc_name,acc_time_zone,acc_tier'
const row = (name: string) => `${name},America/Sao_Paulo,3`
const file = (...rows: string[]) => [HEAD, ...rows].join('\r\n')

describe('a look at a file of accounts', () => {
  it('counts what is new, there already or twice in it, and wrong; and keeps nothing', async () => {
    const before = await countAccounts()
    const { status, report } = await check(
      file(row('Imported One'), row('grupo cariri'), row('IMPORTED one'), row(''), 'Imported Two,Mars/Olympus,9'),
    )
    expect(status).toBe(200)
    expect(report).toMatchObject({ total: 5, valid: 1, duplicates: 2, wrong: 2 })
    expect(report.errors.map(({ line, field, code }) => `${line} ${field} ${code}`)).toEqual([
      '5 acc_name required',
      '6 acc_time_zone timeZone',
      '6 acc_tier notAnOption',
    ])
    expect(report.errors[0]?.message).toBe('The field is required')
    expect(report.rows).toEqual([
      { line: 2, state: 'valid', label: 'Imported One' },
      { line: 3, state: 'duplicate', label: 'grupo cariri' },
      { line: 4, state: 'duplicate', label: 'IMPORTED one' },
      { line: 5, state: 'wrong', label: '' },
      { line: 6, state: 'wrong', label: 'Imported Two' },
    ])
    expect(await countAccounts()).toBe(before)
  })

  it.each([
    [
      'semicolons, a mark at the start and line ends of either kind',
      '\uFEFFacc_name;acc_time_zone\r\nA;Europe/Rome\nB;UTC\n',
    ],
    ['the names of columns in Portuguese', 'Nome;Fuso horário;Nível;Status\nA;Europe/Rome;Ouro;Sim\nB;UTC;5;Não'],
    ['the names of columns in Italian', 'Nome;Fuso orario;Livello\nA;Europe/Rome;Oro\nB;UTC;Coda lunga'],
    ['quoted cells with the delimiter in them', 'acc_name,acc_time_zone\n"A, ""B"" & Co",Europe/Rome\n"B",UTC'],
    ['empty lines and empty cells at the end', 'acc_name,acc_time_zone\n\nA,UTC,,\n,,\nB,UTC\n\n'],
  ])('reads %s', async (_what, payload) => {
    const { status, report } = await check(payload)
    expect([status, report.valid, report.errors]).toEqual([200, 2, []])
  })

  it.each([
    ['is no UTF-8', Buffer.from([0x61, 0x63, 0x63, 0x0a, 0xe3, 0x28]), ['encoding']],
    ['is empty', '', ['csvEmpty']],
    ['has a first line only', HEAD, ['csvEmpty']],
    ['has quotes that never end', `${HEAD}\n"A,UTC,1\n`, ['line 2 csv']],
    ['has an unknown column', 'acc_name,owner\nA,B', ['owner columnUnknown']],
    ['has no names', 'acc_time_zone\nUTC', ['acc_name columnMissing']],
    ['says a column twice', 'acc_name,Name\nA,B', ['Name duplicate']],
    [
      'has more lines than are taken',
      file(...Array.from({ length: IMPORT_ROWS + 1 }, (_, n) => row(`M${n}`))),
      ['tooMany'],
    ],
  ])('refuses a file that %s', async (_what, payload, problems) => {
    const answer = await check(payload)
    expect([answer.status, answer.code, answer.problems]).toEqual([422, 'invalid', problems])
    expect((await commit(payload)).problems).toEqual(problems)
  })

  it('refuses what is too big or no CSV before it is read', async () => {
    expect((await check('a'.repeat(IMPORT_BYTES + 1))).status).toBe(413)
    const { status } = await product.call('POST', '/account/import/check', {
      token: admin,
      raw: { payload: '<svg/>', type: 'image/svg+xml' },
    })
    expect(status).toBe(415)
  })

  it('says which line has more cells than columns, and letters that nobody types', async () => {
    const { report } = await check(file(`${row('A')},extra`, row('B\u0007'), '"C\nD",UTC,1', row('E\u0000')))
    expect(report.errors.map(({ line, field, code }) => `${line} ${field} ${code}`)).toEqual([
      '2 null cells',
      '3 acc_name invalidCharacters',
      '4 acc_name invalidCharacters',
      '6 acc_name invalidCharacters',
    ])
  })
})

describe('an import of accounts', () => {
  it('saves them with their settings, each in the history as one action', async () => {
    const head =
      'acc_name,acc_time_zone,acc_tier,acc_is_enabled,acc_google_child_network_code,acc_enable_aps,manager_email'
    const { status, report } = await commit(
      `${head}\n=SUM(A1),Europe/Madrid,Gold,Disabled,0123,yes,MANAGER@candela.example\n'-2+3,UTC,,,,,\n`,
    )
    expect([status, report.valid]).toEqual([200, 2])
    const formula = await accountNamed('=SUM(A1)')
    expect(formula).toMatchObject({
      acc_time_zone: 'Europe/Madrid',
      acc_tier: 2,
      acc_is_enabled: 0,
      acc_google_child_network_code: '0123',
      acc_enable_aps: 1,
    })
    expect(await managersOf(formula?.id ?? 0)).toEqual([{ usr_email: 'manager@candela.example', acm_is_main: true }])
    expect(await accountNamed('-2+3')).toMatchObject({ acc_tier: 5, acc_is_enabled: 1, acc_gross_visible: 1 })
    const logs = await product.database.read
      .selectFrom('system_logs')
      .select(['slo_type', 'slo_table_name', 'slo_transaction_hash', 'slo_object_id'])
      .where('slo_action', '=', 'account.import')
      .orderBy('id')
      .execute()
    expect(logs.map(({ slo_type }) => slo_type)).toEqual(['account', 'account', 'account manager'])
    expect(new Set(logs.map(({ slo_transaction_hash }) => slo_transaction_hash)).size).toBe(1)
    expect(logs[2]?.slo_object_id).toBe(formula?.id)
  })

  it('leaves out what is there already, so that a file sent again changes nothing', async () => {
    const payload = file(row('Sent Twice A'), row('Sent Twice B'))
    expect((await commit(payload)).report).toMatchObject({ valid: 2, duplicates: 0 })
    const before = await countAccounts()
    expect((await commit(payload)).report).toMatchObject({ valid: 0, duplicates: 2 })
    expect(await countAccounts()).toBe(before)
  })

  it('saves nothing of a file with wrong lines, and names the first twenty of them', async () => {
    const before = await countAccounts()
    const wrong = Array.from({ length: 30 }, (_, index) => `Wrong ${index},UTC,${index + 6}`)
    const answer = await commit(file(row('Right'), ...wrong))
    expect([answer.status, answer.problems?.length]).toEqual([422, 20])
    expect(answer.problems?.[0]).toBe('line 3: acc_tier notAnOption')
    expect(await countAccounts()).toBe(before)
  })

  it('takes 5,000 lines in one go, or none of them', async () => {
    const names = Array.from({ length: 5_000 }, (_, index) => `Crowd ${index}`)
    const before = await countAccounts()
    const looked = await check(file(...names.map(row), row('Crowd 7')))
    expect(looked.report).toMatchObject({ total: 5_001, valid: 5_000, duplicates: 1, wrong: 0 })
    expect((await commit(file(...names.map(row), 'Last,Nowhere,1'))).problems).toEqual([
      'line 5002: acc_time_zone timeZone',
    ])
    expect(await countAccounts()).toBe(before)
    expect((await commit(file(...names.map(row)))).report.valid).toBe(5_000)
    expect(await countAccounts()).toBe(before + 5_000)
    const { read } = product.database
    const crowd = await read.selectFrom('accounts').where('acc_name', 'like', 'Crowd %').select('id').execute()
    const logs = await read
      .selectFrom('system_logs')
      .where('slo_action', '=', 'account.import')
      .select('slo_object_id')
      .execute()
    const ids = new Set(crowd.map(({ id }) => id))
    expect(logs.filter(({ slo_object_id }) => ids.has(slo_object_id ?? 0))).toHaveLength(5_000)
  })

  it('sent twice at the same moment makes each account once', async () => {
    const payload = file(row('At Once A'), row('At Once B'))
    const answers = await Promise.all([commit(payload), commit(payload)])
    expect(answers.map(({ report }) => report.valid).sort()).toEqual([0, 2])
  })

  it('reaches as far as whoever sends it', async () => {
    const manager = await somebodyWith(product, ['account.store', 'account.list'], 'managed')
    const head = 'acc_name,acc_time_zone,manager_email'
    const { report } = await check(
      `${head}\nEditora Montesclaro,UTC,\nA,UTC,manager@candela.example\nB,UTC,nobody@candela.example\nC,UTC,publisher@candela.example`,
      manager.token,
    )
    // A foreign account is as absent as a foreign manager.
    expect(report).toMatchObject({ valid: 1, duplicates: 0, wrong: 3 })
    expect(report.errors.map(({ code }) => code)).toEqual(['notAnOption', 'notAnOption', 'notAnOption'])
    expect((await commit(file(row('Of the manager')), manager.token)).status).toBe(200)
    const account = await accountNamed('Of the manager')
    expect(await managersOf(account?.id ?? 0)).toEqual([{ usr_email: manager.email, acm_is_main: true }])
  })

  it('is for whoever may add accounts', async () => {
    const { token } = await somebodyWith(product, ['account.list'], 'all')
    for (const act of [check, commit]) expect((await act(file(row('A')), token)).status).toBe(403)
  })
})

describe('the file to fill in', () => {
  it.each([
    ['en_US', 'Name,Time zone,Tier,'],
    ['pt_BR', 'Nome;Fuso horário;Nível;'],
    ['es_ES', 'Nombre;Zona horaria;Nivel;'],
    ['it_IT', 'Nome;Fuso orario;Livello;'],
  ])('speaks %s, and can be sent as it is', async (locale, head) => {
    const { token, id } = await somebodyWith(product, ['account.store'], 'all')
    await product.database.unaudited
      .updateTable('users')
      .set({ usr_locale: locale as never })
      .where('id', '=', id)
      .execute()
    const answer = await product.server.inject({
      url: '/api/web/account/import/template',
      headers: { authorization: `Bearer ${token}`, 'accept-language': locale.replace('_', '-') },
    })
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-disposition']).toContain('.csv')
    expect(answer.payload.replace('\uFEFF', '').startsWith(head)).toBe(true)
    const { report } = await check(answer.rawPayload, token)
    expect(report).toMatchObject({ total: 1, valid: 1, wrong: 0 })
  })
})
