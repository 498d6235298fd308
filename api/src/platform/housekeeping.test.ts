import { aGroup, aPerson } from '../../test/people'
import { freshDatabase } from '../../test/template'
import { chores } from '../chores'
import type { Database } from './db/database'
import { CHORE_BATCH, keepHouse } from './housekeeping'
import { createLog } from './log'

let database: Database
let discard: () => Promise<void>
beforeAll(async () => {
  ;({ database, discard } = await freshDatabase())
})
afterAll(() => discard())

const count = async (table: 'visit_logs' | 'sign_in_failures', mark: string): Promise<number> => {
  const column = table === 'visit_logs' ? 'ual_user_agent' : 'sif_user_agent'
  const rows = await database.read.selectFrom(table).select('id').where(column, '=', mark).execute()
  return rows.length
}

it('visits and attempts that are older than 180 days go, however many, and the others stay', async () => {
  const { id } = await aPerson({ database }, (await aGroup({ database })).id)
  const old = CHORE_BATCH * 2 + 7
  await database.exec(`
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
  await keepHouse(database, createLog('silent'), chores)
  for (const table of ['visit_logs', 'sign_in_failures'] as const)
    expect([await count(table, 'old'), await count(table, 'young')]).toEqual([0, 1])
})
