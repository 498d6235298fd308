import { CSV_BOM, csvLines, LANGUAGES, requiredName } from '@candela/shared-contract'
import fc from 'fast-check'
import * as z from 'zod/mini'
import { readImport } from './account.import.file'

const name = requiredName()

/** Names as they may be stored, from all letters and from those that files have a meaning for. */
const names = fc
  .oneof(
    fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }),
    fc.string({
      unit: fc.constantFrom(...`'"=+-@;,|\\ ＝＋－＠‘’aé1`, 'שלום', '\u200d', '👩‍👧'),
      minLength: 1,
      maxLength: 12,
    }),
  )
  .map(text => z.safeParse(name, text).data)
  .filter(text => text !== undefined)

it.each(LANGUAGES)('every name that we accept comes back from a file of ours as it was, in %s', async language => {
  const table = fc.array(names, { minLength: 1, maxLength: 20 })
  await fc.assert(
    fc.asyncProperty(table, fc.boolean(), async (stored, alone) => {
      const head = alone ? ['acc_name'] : ['acc_name', 'acc_time_zone']
      const rows = stored.map(text => (alone ? [text] : [text, 'UTC']))
      const lines = await readImport(Buffer.from(CSV_BOM + csvLines(language, [head, ...rows])))
      expect(lines.map(({ cells }) => cells.acc_name)).toEqual(stored)
    }),
    { seed: 17, numRuns: 200 },
  )
})

it.each([`'=1`, `''=1`, `＝1`, `'＝1`, `'`, `''`, `'a'`, `-`, `a, b; c`, `"`, `"a`, `ab"`, `'"=1`])(
  'the name %j comes back',
  async text => {
    for (const language of LANGUAGES) {
      const [line] = await readImport(Buffer.from(csvLines(language, [['acc_name'], [text]])))
      expect(line?.cells.acc_name).toBe(text)
    }
  },
)
