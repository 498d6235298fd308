import { type Product, startProduct } from '../../../test/product'
import { chores } from '../../chores'
import { keepHouse } from '../../platform/housekeeping'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.close())

const failure = {
  reference: 'K7Q2-81',
  phase: 'render',
  kind: 'TypeError',
  message: 'x is not a function\n"quoted"',
  path: '/group/7',
  remote: 'candela_admin',
  version: '0.1.0-3f2a9c11',
  stack: 'at somewhere',
}
const report = (token: string | undefined, body: unknown = failure) =>
  product.call('POST', '/clientError', { token, body, headers: { 'user-agent': 'A browser' } })
const stored = () => product.database.read.selectFrom('client_errors').selectAll().orderBy('id').execute()

describe('a failure in a browser', () => {
  it('is kept whole and logged as one line, without the stack', async () => {
    const token = await product.signIn('viewer@candela.example')
    expect((await report(token)).status).toBe(204)
    expect(await stored()).toMatchObject([
      {
        cle_id_user: 6,
        cle_reference: 'K7Q2-81',
        cle_message: failure.message,
        cle_stack: 'at somewhere',
        cle_user_agent: 'A browser',
      },
    ])
    const lines = product.logLines().filter(line => line.includes('K7Q2-81'))
    expect(lines).toHaveLength(1)
    expect(JSON.parse(lines[0] ?? '')).toMatchObject({ level: 40, actor: 6, clientError: { path: '/group/7' } })
    expect(lines[0]).not.toContain('somewhere')
  })

  it('is told by people who are signed in, and holds what is declared and no more', async () => {
    expect((await report(undefined)).status).toBe(401)
    const token = await product.signIn('viewer@candela.example')
    for (const change of [{ message: 'x'.repeat(1001) }, { cookies: 'a=b' }, { reference: undefined }])
      expect((await report(token, { ...failure, ...change })).status).toBe(422)
  })

  it('that comes in a flood is taken thirty times a minute; the rest is dropped without a word', async () => {
    const token = await product.signIn('finance@candela.example')
    const statuses = []
    for (let count = 0; count < 33; count += 1) statuses.push((await report(token)).status)
    expect(new Set(statuses)).toEqual(new Set([204]))
    expect((await stored()).filter(({ cle_id_user }) => cle_id_user === 3)).toHaveLength(30)
  })

  it('is forgotten after 30 days, like answers of repeated calls after one', async () => {
    const { database, app } = product
    await database.exec(
      `update client_errors set created_at = clock_timestamp() - interval '31 days' where cle_id_user = 3`,
    )
    await database.exec(`insert into idempotent_calls (ide_id_user, ide_key, ide_request_hash, created_at)
      values (1, 'old', 'x', clock_timestamp() - interval '25 hours'), (1, 'new', 'x', clock_timestamp())`)
    await keepHouse(database, app.log, chores)
    expect(await stored()).toHaveLength(1)
    expect(await database.read.selectFrom('idempotent_calls').select('ide_key').execute()).toEqual([{ ide_key: 'new' }])
  })
})
