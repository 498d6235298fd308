import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { type Product, startProduct } from '../../../test/product'

const WRITERS = 8
const CUTS = 12
const LOCALES = ['pt_BR', 'es_ES', 'it_IT', 'en_US']

const onServerAlone = process.env.TEST_ENGINE === 'postgres' ? describe : describe.skip

let product: Product

/** Ends every connection of this database but its own, as a restarted server does. */
const cut = async (): Promise<void> => {
  await product.database
    .withSession(session =>
      session.query(`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid()`),
    )
    .catch(() => undefined)
}

onServerAlone('connections', () => {
  beforeAll(async () => {
    product = await startProduct()
  })
  afterAll(() => product.close())

  it('that are cut under writers are 503, and the last change is the last one in its trail', async () => {
    const token = await product.signIn('admin@candela.example')
    const answers = new Map<string, number>()
    let isOver = false
    let changes = 0
    const writer = async (index: number): Promise<void> => {
      for (let round = index; !isOver; round += 1) {
        const body = { usr_locale: LOCALES[round % LOCALES.length] }
        const { status, headers, body: answer } = await product.call('POST', '/user/updateUserLocale', { token, body })
        const said = status === 200 ? '200' : `${status} ${answer.code} after ${headers['retry-after']}`
        answers.set(said, (answers.get(said) ?? 0) + 1)
        if (status === 200) changes += 1
      }
    }
    const writers = Promise.all(Array.from({ length: WRITERS }, (_, index) => writer(index)))
    for (let round = 0; round < CUTS; round += 1) {
      await wait(100)
      await cut()
    }
    isOver = true
    await writers
    expect([...answers.keys()].sort()).toEqual(['200', '503 unavailable after 2'])
    const { rows } = await sql<{ said: string; is: string }>`
    select (select slo_diffs->'usr_locale'->>1 from system_logs where slo_action = 'user.updateUserLocale'
      and slo_table_name = 'users' order by id desc limit 1) as said, usr_locale as is
    from users where usr_email = 'admin@candela.example'`.execute(product.database.unaudited)
    expect(rows[0]?.said).toBe(rows[0]?.is)
    expect(changes).toBeGreaterThan(0)
  })

  it('that a mistake of ours ended say the mistake, and the next one is asked', async () => {
    const { withSession } = product.database
    const round: Record<string, unknown> = {}
    round.round = round
    await expect(withSession(session => session.query('select $1::jsonb', [round]))).rejects.toThrow(TypeError)
    expect(await withSession(session => session.query('select 1 as one'))).toMatchObject({ rows: [{ one: 1 }] })
  })
})
