import { sayVerdict } from './verdict'
import type { Verdict } from './verify'

const HEAD = 'ab'.repeat(32)
const verdict = (facts: Partial<Verdict> = {}): Verdict => ({
  rows: 12,
  seals: 3,
  head: HEAD,
  broken: [],
  misfits: 0,
  waiting: { rows: 0, since: null, isStuck: false },
  hasKept: false,
  ...facts,
})

it('a trail that fits says how many rows do, and the hash to keep', () => {
  const { text, fits } = sayVerdict(verdict())
  expect(fits).toBe(true)
  expect(text).toBe(`Rows that fit: 12, in 3 seals. Their hash, to be kept elsewhere: ${HEAD}`)
})

it.each([
  ['changed', 'it, or seal 7 that has it, does not say what it said when it was sealed'],
  ['removed', 'it is gone'],
  ['unfollowed', 'the seal before it is gone'],
  ['inserted', 'it came more than an hour after its id or its time: put in, or by an action that lasted that long'],
] as const)('a row that was %s is named', (why, said) => {
  const { text, fits } = sayVerdict(verdict({ broken: [{ row: 44, seal: 7, why }], misfits: 1 }))
  expect(fits).toBe(false)
  expect(text).toContain(`Row 44 of system_logs does not fit: ${said}.`)
  expect(text).toContain('Rows that fit: 12')
  expect(text).not.toContain('in all')
})

it('of more rows than are named the number is said', () => {
  const broken = [44, 45].map(row => ({ row, seal: 7, why: 'removed' }) as const)
  expect(sayVerdict(verdict({ broken, misfits: 300 })).text).toMatch(
    /Row 44 .*\nRow 45 .*\nRows that do not fit: 300 in all/,
  )
})

it('rows that wait are no fault, unless nobody seals them', () => {
  const waiting = { rows: 2, since: '2026-11-20T10:00:00.000000Z', isStuck: false }
  const { text, fits } = sayVerdict(verdict({ waiting }))
  expect(fits).toBe(true)
  expect(text).toContain('Rows that are not sealed yet: 2, the oldest of 2026-11-20T10:00:00.000000Z')
  const stuck = sayVerdict(verdict({ waiting: { ...waiting, isStuck: true } }))
  expect(stuck.fits).toBe(false)
  expect(stuck.text).toContain('Nobody has sealed rows for 15 minutes')
})

it('a hash that was kept is looked for', () => {
  expect(sayVerdict(verdict({ hasKept: true }), HEAD)).toMatchObject({ fits: true })
  const { text, fits } = sayVerdict(verdict(), HEAD)
  expect(fits).toBe(false)
  expect(text).toContain(`The chain does not have ${HEAD}: its end was cut off, or it was made anew.`)
})
