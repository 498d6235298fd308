import { sql } from 'kysely'
import { freshDatabase } from '../../../test/template'
import { workerFile } from '../../../test/worker'
import type { Database } from './database'
import { openDatabase } from './database'
import type { Session } from './engine'
import { pgliteEngine } from './pglite'

let database: Database
let discard: () => Promise<void>
beforeAll(async () => {
  ;({ database, discard } = await freshDatabase({ empty: true }))
  await database.exec('create table notes (id int primary key, note text)')
})
afterAll(() => discard())
beforeEach(() => database.exec('truncate notes'))

async function* pieces(text: string, size: number): AsyncIterable<string> {
  for (let start = 0; start < text.length; start += size) yield text.slice(start, start + size)
}

const copy = (source: AsyncIterable<string>) =>
  database.longTransaction((_, copyIn) => copyIn('notes', ['id', 'note'], source))

const notes = async () => (await sql`select id, note from notes order by id`.execute(database.unaudited)).rows

it('COPY takes lines in pieces that are cut anywhere', async () => {
  await copy(pieces('1\tone\n2\t\\N\n3\tdrei \\\\ 😀\n', 4))
  expect(await notes()).toEqual([
    { id: 1, note: 'one' },
    { id: 2, note: null },
    { id: 3, note: 'drei \\ 😀' },
  ])
})

it('COPY takes more than goes into the embedded engine at once', async () => {
  const note = 'x'.repeat(90)
  const lines = Array.from({ length: 100_000 }, (_, id) => `${id}\t${note}\n`).join('')
  await copy(pieces(lines, 1_000_000))
  const { rows } = await sql`select count(*)::int as count, sum(length(note))::int as length from notes`.execute(
    database.unaudited,
  )
  expect(rows).toEqual([{ count: 100_000, length: 9_000_000 }])
})

it('nothing stays of a COPY that breaks off, and the next one works', async () => {
  async function* broken() {
    yield '1\tone\n'
    throw new Error('the line is dead')
  }
  await expect(copy(broken())).rejects.toThrow('the line is dead')
  await expect(copy(pieces('1\tone\n1\tagain\n', 100))).rejects.toMatchObject({ code: '23505' })
  await expect(copy(pieces('one\tone\n', 100))).rejects.toMatchObject({ code: '22P02' })
  await copy(pieces('1\tone\n', 100))
  expect(await notes()).toEqual([{ id: 1, note: 'one' }])
})

it('a long transaction outlives the limit of other statements', async () => {
  const slow = sql<{ count: number }>`select count(*)::int as count from generate_series(1, 500000)`
  if (database.engine === 'postgres') {
    const { rows } = await database.longTransaction(trx => sql`show statement_timeout`.execute(trx))
    expect(rows).toEqual([{ statement_timeout: '10min' }])
    const limit = async (session: Session) => {
      await session.exec('select 1')
      return (await session.query('show statement_timeout')).rows[0]
    }
    expect(await database.withSession(limit, { patient: true })).toEqual({ statement_timeout: '10min' })
    expect(await database.withSession(limit)).toEqual({ statement_timeout: '4s' })
    return
  }
  const hasty = openDatabase(await pgliteEngine({ workerFile, statementLimitMs: 20 }), database.audit)
  const { rows } = await hasty.longTransaction(trx => slow.execute(trx))
  expect(rows).toEqual([{ count: 500_000 }])
  await expect(slow.execute(hasty.unaudited)).rejects.toThrow('longer than 20 ms')
  await hasty.close()
})
