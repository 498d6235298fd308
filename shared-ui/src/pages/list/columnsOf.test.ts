import type { Column } from '@candela/shared-ui/grid'
import { columnsOf } from './columnsOf'

type Lantern = { name: string; note: string | null; lumens: number; lit_at: string }

const WORDS = { name: 'Name', note: 'Note', lumens: 'Lumens' }
const ROW: Lantern = { name: 'Ember 5', note: null, lumens: 420, lit_at: '2026-11-20' }

const columns = (): Column<Lantern>[] =>
  columnsOf(WORDS, {
    name: { width: 200, grow: 2 },
    note: { label: 'Remark', sortable: false, width: 100 },
    lumens: { cell: ({ lumens }) => `${lumens} lm`, numeric: true, width: 80 },
    lit_at: { label: 'Lit', cell: row => row.lit_at, width: 90 },
  })

test('a column is called as the words say and shows its field, a dash where there is none', () => {
  expect(columns().map(({ label, cell }) => [label, cell(ROW)])).toEqual([
    ['Name', 'Ember 5'],
    ['Remark', '–'],
    ['Lumens', '420 lm'],
    ['Lit', '2026-11-20'],
  ])
})

test('a list can be sorted by a column that does not say otherwise', () => {
  expect(columns().filter(({ sortable }) => !sortable)).toMatchObject([{ field: 'note', width: 100 }])
})

test('what would show nothing does not compile', () => {
  const wrong = (): Column<Lantern>[][] => [
    // @ts-expect-error a number says how it is shown
    columnsOf(WORDS, { lumens: { width: 80 } }),
    // @ts-expect-error nothing says what it is called
    columnsOf(WORDS, { lit_at: { width: 90 } }),
    // @ts-expect-error no such field
    columnsOf(WORDS, { oil: { label: 'Oil', width: 90, cell: () => null } }),
  ]
  expect(wrong).toBeDefined()
})
