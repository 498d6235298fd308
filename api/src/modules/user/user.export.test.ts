import { USER_COLUMNS } from '@candela/shared-contract'
import { fileOf } from '../../../test/csv'
import { aGroup } from '../../../test/people'
import { type Product, startProduct } from '../../../test/product'
import { listUsers, userNames, userPayload } from '../../../test/users'

const HOSTILE = ['=SUM(A1)', '+1', '-2', '@cmd', '＝1', 'quote " and ; and , here', '<b>bold</b>', 'two lines']

let product: Product
let admin: string
beforeAll(async () => {
  product = await startProduct()
  admin = await product.signIn('admin@candela.example')
  const { id } = await aGroup(product, { name: '=Group', scope: 'own' })
  for (const usr_name of HOSTILE) {
    const body = userPayload(id, { usr_name, usr_comission: '7.5' })
    await product.call('POST', '/user', { token: admin, body })
  }
  // Older names have breaks.
  await product.database.exec(`update users set usr_name = e'two\\nlines' where usr_name = 'two lines'`)
})
afterAll(() => product.close())

const file = (payload: object) => fileOf(product, '/user/export', admin, payload)

it('has the rows of the list in its order, and the columns that were asked for', async () => {
  const query = { search: 'candela', sort: [{ field: 'usr_email', dir: 'desc' }], filters: { usr_status: ['Ativo'] } }
  const { status, headers, text } = await file({ ...query, columns: ['usr_email', 'usr_status'] })
  expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8'])
  expect(headers['content-disposition']).toMatch(/^attachment; filename="users_\d{8}-\d{4}\.csv"$/)
  const { rows } = await listUsers(product, admin, { ...query, perPage: 200 })
  expect(text).toBe(`\uFEFF${['Email,Status', ...rows.map(({ usr_email }) => `${usr_email},Active`)].join('\r\n')}\r\n`)
})

it('makes no formula of a text, and leaves numbers numbers', async () => {
  const { text } = await file({ search: 'new.person', columns: ['usr_name', 'gro_name', 'usr_comission'] })
  for (const name of ['=SUM(A1)', '+1', '-2', '@cmd', '＝1']) expect(text).toContain(`\r\n'${name},'=Group,7.50\r\n`)
  expect(text).toContain('\r\n"quote "" and ; and , here",')
  expect(text).toContain('\r\n"two\nlines",')
})

it.each([
  ['pt_BR', 'usuarios', 'Nome;E-mail;Status', ';7,50;', 'Ativo'],
  ['es_ES', 'usuarios', 'Nombre;Correo electrónico;Estado', ';7,50;', 'Activo'],
  ['it_IT', 'utenti', 'Nome;E-mail;Stato', ';7,50;', 'Attivo'],
  ['en_US', 'users', 'Name,Email,Status', ',7.50,', 'Active'],
])('is written as people of %s read it', async (usr_locale, name, head, percent, word) => {
  await product.call('POST', '/user/updateUserLocale', { token: admin, body: { usr_locale } })
  const { headers, text } = await file({ search: 'new.person', columns: USER_COLUMNS })
  expect(headers['content-disposition']).toContain(`"${name}_`)
  expect(text.startsWith(`\uFEFF${head}`)).toBe(true)
  expect(text).toContain(percent)
  expect(text).toContain(word)
})

it('of a list without rows is its head', async () => {
  expect((await file({ search: 'nobody at all', columns: ['usr_name'] })).text).toBe('\uFEFFName\r\n')
})

it('of many rows has each of them once', async () => {
  await product.database.exec(`insert into users (usr_name, usr_email)
    select 'Many ' || n, 'many.' || n || '@candela.example' from generate_series(1, 2500) as n`)
  const { text } = await file({ search: 'many.', columns: ['usr_name'] })
  const names = text.trim().split('\r\n').slice(1)
  expect([names.length, new Set(names).size]).toEqual([2500, 2500])
  const first = userNames(await listUsers(product, admin, { search: 'many.', perPage: 200 }))
  expect(names.slice(0, 200)).toEqual(first)
})

it.each([
  [{}, 'columns', 'required'],
  [{ columns: [] }, 'columns', 'required'],
  [{ columns: ['usr_password'] }, 'columns.0', 'notAnOption'],
  [{ columns: ['usr_name'], page: 1 }, 'page', 'unknownField'],
])('is refused with %j', async (body, field, code) => {
  const answer = await product.call('POST', '/user/export', { token: admin, body })
  expect([answer.status, answer.body.errors]).toMatchObject([422, [{ field, code }]])
})
