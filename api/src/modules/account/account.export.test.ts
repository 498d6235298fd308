import { ACCOUNT_COLUMNS } from '@candela/shared-contract'
import { accountPayload, aWebsiteOf, listAccounts } from '../../../test/accounts'
import { fileOf } from '../../../test/csv'
import { aGroup, somebodyOf } from '../../../test/people'
import { type Product, startProduct } from '../../../test/product'

const HOSTILE = ['=SUM(A1)', '+1', '-2', '@cmd', '＝1', 'quote " and ; and , here', 'two lines']

let product: Product
let admin: string
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
  const { id } = await somebodyOf(product, (await aGroup(product, { scope: 'managed' })).id)
  await product.database.exec(`update users set usr_name = '=Marina, "M"' where id = ${id}`)
  const body = (acc_name: string) =>
    accountPayload({
      acc_name,
      acc_google_child_network_code: '007',
      managers: [{ acm_id_user: id, acm_is_main: true }],
      acc_time_zone: 'Antarctica/Vostok',
    })
  for (const name of HOSTILE) {
    const stored = await product.call('POST', '/account', { token: admin, body: body(name) })
    await aWebsiteOf(product, (stored.body as unknown as { record: { id: number } }).record.id)
  }
  // Older names have breaks.
  await product.database.exec(`update accounts set acc_name = e'two\\nlines' where acc_name = 'two lines'`)
})
afterAll(() => product.close())

const mine = { search: '007' }
const file = (payload: object) => fileOf(product, '/account/export', admin, payload)

it('has the rows of the list in its order, and the columns that were asked for', async () => {
  const query = { ...mine, sort: [{ field: 'acc_name', dir: 'desc' }] }
  const { status, headers, text } = await file({ ...query, columns: ['created_at', 'acc_tier'] })
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  expect(headers['content-disposition']).toMatch(/^attachment; filename="accounts_\d{8}-\d{4}\.csv"$/)
  const { rows } = await listAccounts(product, admin, query)
  expect(rows).toHaveLength(HOSTILE.length)
  const lines = rows.map(({ created_at }) => `${created_at},Silver`)
  expect(text).toBe(`\uFEFF${['Created,Tier', ...lines].join('\r\n')}\r\n`)
})

it('makes no formula of a text, and leaves numbers numbers', async () => {
  const { text } = await file({ ...mine, columns: ['acc_name', 'websites_count', 'readiness', 'managers'] })
  for (const name of ['=SUM(A1)', '+1', '-2', '@cmd', '＝1'])
    expect(text).toContain(`\r\n'${name},1,71,"'=Marina, ""M"""\r\n`)
  expect(text).toContain('\r\n"quote "" and ; and , here",1')
  expect(text).toContain('\r\n"two\nlines",1')
})

it.each([
  ['pt_BR', 'contas', 'Nome;Nível;Status', ';Prata;Ativada;'],
  ['es_ES', 'cuentas', 'Nombre;Nivel;Estado', ';Plata;Activada;'],
  ['it_IT', 'account', 'Nome;Livello;Stato', ';Argento;Attivato;'],
  ['en_US', 'accounts', 'Name,Tier,Status', ',Silver,Enabled,'],
])('is written as people of %s read it', async (usr_locale, name, head, words) => {
  await product.call('POST', '/user/updateUserLocale', { token: admin, body: { usr_locale } })
  const { headers, text } = await file({ ...mine, columns: ACCOUNT_COLUMNS })
  expect(headers['content-disposition']).toContain(`"${name}_`)
  expect(text.startsWith(`\uFEFF${head}`)).toBe(true)
  expect(text).toContain(words)
})

it.each([
  [{}, 'columns', 'required'],
  [{ columns: [] }, 'columns', 'required'],
  [{ columns: ['deleted_at'] }, 'columns.0', 'notAnOption'],
])('is refused with %j', async (body, field, code) => {
  const answer = await product.call('POST', '/account/export', { token: admin, body })
  expect([answer.status, answer.body.errors]).toMatchObject([422, [{ field, code }]])
})
