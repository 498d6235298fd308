import { type Expression, sql } from 'kysely'
import { freshDatabase } from '../../../test/template'
import type { Database } from './database'

type Line = { line: number }

let database: Database
let discard: () => Promise<void>
beforeAll(async () => {
  ;({ database, discard } = await freshDatabase({ empty: true }))
  await database.exec('create table lines (line int primary key); insert into lines select generate_series(1, 5000)')
})
afterAll(() => discard())

const NOTHING = async (): Promise<void> => undefined
const STAYS = new AbortController().signal
const upTo = (from: number, to: number) => sql<Line>`select line from lines where line between ${from} and ${to}
  order by line`
/** Of seven questions: an odd number, so that both sessions end in the middle of their turns. */
const PARTS = Array.from({ length: 7 }, (_, part) => upTo(part * 700 + 1, (part + 1) * 700))

const readAll = (queries: readonly Expression<Line>[], use: (lines: number[]) => void, first = NOTHING) =>
  database.longRead(async (_, __, readInTurn) => {
    await first()
    for await (const lines of readInTurn?.(queries, 100, rows => rows.map(({ line }) => line)) ?? []) use(lines)
  }, STAYS)

const onServer = () => database.engine === 'postgres'

it('reads one question after the other, on two sessions that see one moment', async () => {
  const lines: number[] = []
  // Each session has one of them; the second one begins after that.
  const meanwhile = () => database.exec('delete from lines where line in (1400, 2100)')
  await readAll(PARTS, batch => lines.push(...batch), meanwhile)
  await database.exec('insert into lines values (1400), (2100)')
  expect(lines).toEqual(onServer() ? Array.from({ length: 4_900 }, (_, index) => index + 1) : [])
})

it('gives its sessions back, also where reading them ends early or fails', async () => {
  const broken = sql<Line>`select 1 / (line - 750) as line from lines where line between 701 and 1400 order by line`
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
