import { aGroup, somebodyOf } from '../../test/people'
import { type Product, startProduct } from '../../test/product'
import { chores } from '../chores'
import { CHORE_BATCH, keepHouse } from './housekeeping'

let product: Product
beforeAll(async () => {
  product = await startProduct()
})
afterAll(() => product.close())

const count = async (table: 'visit_logs' | 'sign_in_failures', mark: string): Promise<number> => {
  const column = table === 'visit_logs' ? 'ual_user_agent' : 'sif_user_agent'
  const rows = await product.database.read.selectFrom(table).select('id').where(column, '=', mark).execute()
  return rows.length
}

it('visits and attempts that are older than 180 days go, however many, and the others stay', async () => {
  const { id } = await somebodyOf(product, (await aGroup(product)).id)
  const old = CHORE_BATCH * 2 + 7
  await product.database.exec(`
    insert into visit_logs (ual_id_user, ual_user_agent, created_at)
      select ${id}, 'old', clock_timestamp() - interval '181 days' from generate_series(1, ${old});
    insert into visit_logs (ual_id_user, ual_user_agent, created_at)
      values (${id}, 'young', clock_timestamp() - interval '179 days');
    insert into sign_in_failures (sif_email, sif_reason, sif_user_agent, created_at)
      select 'a@b.example', 'password', 'old', clock_timestamp() - interval '181 days' from generate_series(1, ${old});
    insert into sign_in_failures (sif_email, sif_reason, sif_user_agent, created_at)
      values ('a@b.example', 'password', 'young', clock_timestamp() - interval '179 days');
  `)
  expect(await count('visit_logs', 'old')).toBe(old)
  await keepHouse(product.database, product.app.log, chores)
  for (const table of ['visit_logs', 'sign_in_failures'] as const)
    expect([await count(table, 'old'), await count(table, 'young')]).toEqual([0, 1])
})
