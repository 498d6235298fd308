import { type Expression, sql } from 'kysely'
import { until } from '../../../test/product'
import { freshDatabase } from '../../../test/template'
import type { Line } from './copy-out'
import type { Database } from './database'

let database: Database
let discard: () => Promise<void>
beforeAll(async () => {
  ;({ database, discard } = await freshDatabase({ empty: true }))
  await database.exec('create table lines (line int primary key); insert into lines select generate_series(1, 5000)')
})
afterAll(() => discard())

const NOTHING = async (): Promise<void> => undefined
const STAYS = new AbortController().signal
const upTo = (from: number, to: number) => sql<Line>`select line::text as line from lines
  where line between ${from} and ${to} order by lines.line`
/** Of seven questions: an odd number, so that both sessions end in the middle of their turns. */
const PARTS = Array.from({ length: 7 }, (_, part) => upTo(part * 700 + 1, (part + 1) * 700))

const readAll = (queries: readonly Expression<Line>[], use: (lines: string[]) => void, first = NOTHING) =>
  database.longRead(async (_, __, readInTurn) => {
    await first()
    for await (const { length, bytes } of readInTurn?.(queries) ?? []) {
      const lines = bytes.toString().split('\r\n').slice(0, -1)
      expect(lines).toHaveLength(length)
      use(lines)
    }
  }, STAYS)

const onServer = () => database.engine === 'postgres'

it('reads one question after the other, on two sessions that see one moment', async () => {
  const lines: string[] = []
  // Each session has one of them; the second one begins after that.
  const meanwhile = () => database.exec('delete from lines where line in (1400, 2100)')
  await readAll(PARTS, batch => lines.push(...batch), meanwhile)
  await database.exec('insert into lines values (1400), (2100)')
  expect(lines).toEqual(onServer() ? Array.from({ length: 4_900 }, (_, index) => String(index + 1)) : [])
})

it('sends values as they are, whatever stands in them', async () => {
  const texts = [`it's`, 'back\\slash', '"quoted"', '$1', 'two\nlines', '{curly,comma}', 'ação 😀', '']
  const lines: string[] = []
  const told = texts.map(
    text =>
      sql<Line>`select concat(${text}::text, '|', ${texts}::text[] = array[${sql.join(
        texts.map(each => sql`${each}::text`),
      )}], '|', ${null}::int is null, '|', ${7}::int + ${-1}, '|', ${true}::boolean) as line`,
  )
  await readAll(told, batch => lines.push(...batch))
  expect(lines).toEqual(onServer() ? texts.map(text => `${text}|t|t|6|t`) : [])
})

it('gives its sessions back, also where reading them ends early or fails', async () => {
  const broken = sql<Line>`select (1 / (line - 750))::text as line from lines where line between 701 and 1400
    order by lines.line`
  for (let round = 0; round < 6; round += 1) {
    const enough = readAll(PARTS, () => {
      throw new Error('enough')
    })
    const wrong = readAll([upTo(1, 700), broken, upTo(1401, 2100)], () => undefined)
    const ends = await Promise.allSettled([enough, wrong])
    const messages = ends.map(end => (end.status === 'rejected' ? (end.reason as Error).message : 'read'))
    expect(messages).toEqual(onServer() ? ['enough', 'division by zero'] : ['read', 'read'])
  }
  let count = 0
  await readAll(PARTS, lines => {
    count += lines.length
  })
  expect(count).toBe(onServer() ? 4_900 : 0)
})

it('ends with what is running when nobody wants it any more', async () => {
  if (!onServer()) return
  const gone = new AbortController()
  const slow = sql<Line>`select pg_sleep(60)::text as line`
  const reading = database.longRead(async (_, __, readInTurn) => {
    setTimeout(() => gone.abort(), 100)
    for await (const lines of readInTurn?.([slow, slow]) ?? []) throw new Error(`read ${lines.length}`)
  }, gone.signal)
  await expect(reading).rejects.toThrow('canceling statement due to user request')
  const isRunning = async () => {
    const { rows } = await sql`select from pg_stat_activity where query like '%pg_sleep(60)%' and state = 'active'
      and pid <> pg_backend_pid()`.execute(database.unaudited)
    return rows.length > 0
  }
  await until(async () => !(await isRunning()))
})
