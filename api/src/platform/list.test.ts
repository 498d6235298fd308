import { type Locale, PLATFORM_ZONE, stampIn } from '@candela/shared-contract'
import { sql } from 'kysely'
import { freshDatabase } from '../../test/template'
import { countsOfFilters, totalOf } from './db/counts'
import type { Database, Reader } from './db/database'
import { idsInOrder, inOrderOf, type Window } from './db/order'
import { alphabetically, contains } from './db/text'
import { exactCell, rowsInParts, sheetOfList } from './file/sheet'
import { directFile } from './file/write-file'
import { type Choice, chosen, listAnswer, narrowed, type OrderOf, optionLimit, searched } from './list'

type Lamp = { id: number; name: string; colour: string; watts: number | null }
type LampQuery = {
  search?: string
  filters?: { colour?: string[]; watts?: string[]; id?: string[] }
  sort?: { field: 'name' | 'watts'; dir: 'asc' | 'desc' }[]
  page?: number
  perPage?: number
}

let read: Reader
let discard: () => Promise<void>
beforeAll(async () => {
  let database: Database
  ;({ database, discard } = await freshDatabase())
  read = database.read
})
afterAll(() => discard())

const lamps = () =>
  read.selectFrom(
    sql<Lamp>`(select * from (values (1, 'Éb', 'red', 40), (2, 'ea', 'red', 60), (3, 'ZZ', 'green', 40),
      (4, 'eb', 'blue', 40), (5, 'ea', 'red', null)) as v (id, name, colour, watts))`.as('l'),
  )

const matching = ({ search, filters }: Choice<LampQuery>) =>
  narrowed(lamps(), [
    searched(search, text => contains('l.name', text)),
    chosen('l.colour', filters?.colour),
    chosen('l.watts', filters?.watts?.map(Number)),
    chosen('l.id', filters?.id?.map(Number)),
  ])

const ORDER: OrderOf<LampQuery> = {
  usual: [{ field: 'name', dir: 'asc' }],
  columns: { name: alphabetically('l.name'), watts: sql.ref('l.watts') },
  nullable: ['watts'],
  id: 'l.id',
}

const ids = (query: LampQuery, window?: Window) => idsInOrder(matching(query), query.sort, ORDER, window)

describe('which rows there are', () => {
  it('is said by what somebody looks for and by every filter, and what nobody asks for says nothing', async () => {
    expect(await ids({})).toHaveLength(5)
    expect(await ids({ search: '  ', filters: { colour: [], watts: undefined } })).toHaveLength(5)
    expect(await ids({ search: ' E', filters: { colour: ['red', 'blue'], watts: ['40'] } })).toEqual([4])
    expect(await ids({ filters: { id: ['3', '5', '987654321'] } })).toEqual([5, 3])
  })
})

describe('counts', () => {
  const counts = (query: LampQuery) =>
    countsOfFilters(query, matching, {
      colour: { column: 'l.colour', values: ['red', 'green', 'white'] },
      watts: { column: 'l.watts', values: ['40', '60'] },
    })

  it('of each filter leave that filter out and no other, and the total leaves none out', async () => {
    expect(await counts({ filters: { colour: ['red'], watts: ['40'], id: ['1', '2', '3', '4'] } })).toEqual({
      total: 1,
      counts: { colour: { red: 1, green: 1, white: 0, blue: 1 }, watts: { 40: 1, 60: 1 } },
    })
  })

  it('say nothing of what the search leaves out', async () => {
    expect(await counts({ search: 'zz', filters: { colour: ['red'] } })).toEqual({
      total: 0,
      counts: { colour: { red: 0, green: 1, white: 0 }, watts: { 40: 0, 60: 0 } },
    })
  })
})

describe('the order', () => {
  it('is that of people, equal rows by their ids, and what is not said comes last either way', async () => {
    expect(await ids({})).toEqual([2, 5, 4, 1, 3])
    expect(await ids({ sort: [{ field: 'watts', dir: 'asc' }] })).toEqual([1, 3, 4, 2, 5])
    expect(await ids({ sort: [{ field: 'watts', dir: 'desc' }] })).toEqual([2, 4, 3, 1, 5])
  })

  it('is the same page by page', async () => {
    const pages = [1, 2, 3, 4].map(page =>
      listAnswer(
        read,
        { page, perPage: 2 },
        totalOf(lamps()),
        window => ids({}, window),
        onPage => [...onPage],
      ),
    )
    const answers = await Promise.all(pages)
    expect(answers.map(({ data }) => data)).toEqual([[2, 5], [4, 1], [3], []])
    expect(answers[1]?.meta).toEqual({ total: 5, page: 2, perPage: 2, asOf: expect.stringMatching(/\.\d{6}Z$/) })
  })

  it('of rows that are read by their ids is that of the ids', async () => {
    const rows = await inOrderOf([4, 987, 1], lamps(), 'l.id').select('l.id').execute()
    expect(rows.map(({ id }) => id)).toEqual([4, 1])
  })
})

it('a picker offers as many as are asked for, up to a page', () => {
  expect([{}, { limit: '7' }, { limit: '999' }].map(optionLimit)).toEqual([200, 7, 200])
})

describe('a file', () => {
  const WORDS = { file: 'lamps', columns: { name: 'Name', watts: 'Watts' }, off: 'off' }
  const words = { en: WORDS, es: WORDS, it: WORDS, pt: { ...WORDS, file: 'lampadas', off: 'apagada' } }
  const written = async (lamps: Lamp[], locale: Locale = 'en_US') => {
    const byId = new Map(lamps.map(lamp => [lamp.id, lamp]))
    const sheet = sheetOfList(
      { locale },
      {
        words,
        columns: ['name', 'watts'],
        rows: rowsInParts(
          async () => [...byId.keys()],
          async part => part.flatMap(id => byId.get(id) ?? []),
        ),
        cells: { watts: ({ watts }, { off }) => (watts === null ? off : exactCell(watts)) },
      },
    )
    const { name, content } = await directFile(sheet, 'csv')
    let text = ''
    for await (const chunk of content as AsyncIterable<Buffer | string>) text += String(chunk)
    return { name, text }
  }

  it('has texts as they stand and the words of the reader', async () => {
    const two = [
      { id: 1, name: '=A;B', colour: 'red', watts: 4.5 },
      { id: 2, name: 'C', colour: 'red', watts: null },
    ]
    expect((await written(two)).text).toBe(`\uFEFFName,Watts\r\n"'=A;B",4.5\r\nC,off\r\n`)
    const { name, text } = await written(two, 'pt_BR')
    expect(name).toMatch(/^lampadas_\d{8}-\d{4}\.csv$/)
    expect(name?.slice(9, 22)).toBe(stampIn(PLATFORM_ZONE, new Date()))
    expect(text).toBe('\uFEFFName;Watts\r\n"\'=A;B";4,5\r\nC;apagada\r\n')
  })

  it('of many rows has each of them once, in their order', async () => {
    const many = Array.from({ length: 2500 }, (_, id) => ({ id, name: `Lamp ${id}`, colour: 'red', watts: 1 }))
    const lines = (await written(many)).text.trim().split('\r\n').slice(1)
    expect(lines).toEqual(many.map(({ name }) => `${name},1`))
  })
})
