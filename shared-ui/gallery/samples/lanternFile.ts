import type { ImportProblem } from '@candela/shared-contract'
import type { ImportSource } from '@candela/shared-ui/pages'

type LanternLine = { line: number; name: string; state: 'new' | 'known' | 'wrong' }
export type LanternReport = {
  total: number
  wrong: number
  fresh: number
  errors: ImportProblem[]
  rows: LanternLine[]
}

const HEAD = 1

/** Each line is the name of a lantern; those without one are wrong, those that end in a digit are there already. */
const reportOf = (text: string): LanternReport => {
  const rows = text
    .split('\n')
    .slice(HEAD)
    .map((name, index): LanternLine => {
      const state = name === '' ? 'wrong' : /\d$/.test(name) ? 'known' : 'new'
      return { line: index + 1 + HEAD, name, state }
    })
  const wrong = rows.filter(({ state }) => state === 'wrong')
  return {
    total: rows.length,
    wrong: wrong.length,
    fresh: rows.filter(({ state }) => state === 'new').length,
    errors: wrong.map(({ line }) => ({ line, field: 'name', code: 'required', message: 'A lantern has a name' })),
    rows,
  }
}

/** A file of lanterns, read where it is chosen. */
export const lanternFiles: ImportSource<LanternReport> = {
  template: async () => ({ file: new Blob(['name\nEmber\n']), name: null }),
  check: async file => reportOf(await file.text()),
  store: async (_, seen) => seen,
}
