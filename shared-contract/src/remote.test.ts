import * as z from 'zod/mini'
import { EMPTY_REGISTRY, hostSatisfies, type Registry, remoteSchema, resolveVersions, toPublicRegistry } from './remote'

const labels = { en: 'a', pt: 'b', es: 'c', it: 'd' }
const declaration = {
  name: 'candela_test',
  version: '1.0.0',
  host: '^1.0.0',
  i18n: 'test',
  title: labels,
  routes: [{ path: '/test', module: './Test', title: labels, anyOf: ['user.list'] }],
  nav: [],
}
const release = (version: string) => ({
  url: `/remotes/candela_test/${version}/`,
  files: {},
  modules: {},
  declaration: z.parse(remoteSchema, { ...declaration, version }),
  builtAt: '2026-11-20T00:00:00Z',
})
const registry = (change: Partial<Registry> = {}): Registry => ({
  ...EMPTY_REGISTRY,
  default: { candela_test: '1' },
  releases: { candela_test: { '1': release('1'), '2': release('2') } },
  ...change,
})

describe('a declaration', () => {
  it.each([
    ['a right outside the closed list', { routes: [{ ...declaration.routes[0], anyOf: ['user.fly'] }] }],
    ['a missing language', { title: { en: 'a', pt: 'b', es: 'c' } }],
    ['an empty label', { title: { ...labels, it: '' } }],
    ['a name without our prefix', { name: 'reports' }],
    ['a host range that is no caret', { host: '*' }],
    ['a field that nobody knows', { surprise: true }],
    [
      'a nav group of its own',
      { nav: [{ key: 'x', label: labels, path: '/x', placement: 'sidebar', group: 'mine', order: 1, anyOf: [] }] },
    ],
  ])('is refused with %s', (_case, change) => {
    expect(z.safeParse(remoteSchema, { ...declaration, ...change }).success).toBe(false)
  })
})

describe('the version that a person gets', () => {
  const person = { id: 7, groupId: 2 }

  it('is the default, unless a roll-out names them', () => {
    expect(resolveVersions(registry(), person)).toEqual({ candela_test: '1' })
    const named = (match: Registry['rollouts'][number]['match']) =>
      resolveVersions(registry({ rollouts: [{ remote: 'candela_test', version: '2', match }] }), person).candela_test
    expect(named({ users: [7] })).toBe('2')
    expect(named({ groups: [2] })).toBe('2')
    expect(named({ groups: [3] })).toBe('1')
    expect(named({ percent: 100 })).toBe('2')
    expect(named({ percent: 0 })).toBe('1')
  })

  it('stays with a person while a percentage grows', () => {
    const share = (percent: number) =>
      Array.from({ length: 1000 }, (_, id) => id).filter(
        id =>
          resolveVersions(registry({ rollouts: [{ remote: 'candela_test', version: '2', match: { percent } }] }), {
            id,
            groupId: null,
          }).candela_test === '2',
      )
    const [ten, forty] = [share(10), share(40)]
    expect(ten.every(id => forty.includes(id))).toBe(true)
    expect(forty.length).toBeGreaterThan(330)
    expect(forty.length).toBeLessThan(470)
  })

  it('is never one that was not released, and nothing of a remote that is switched off', () => {
    const gone = registry({ rollouts: [{ remote: 'candela_test', version: '3', match: { percent: 100 } }] })
    expect(resolveVersions(gone, person)).toEqual({ candela_test: '1' })
    expect(resolveVersions(registry({ disabled: { candela_test: 'broken' } }), person)).toEqual({})
    expect(toPublicRegistry(registry({ disabled: { candela_test: 'broken' } })).remotes).toEqual([])
  })
})

it.each([
  ['^1.0.0', '1.0.0', true],
  ['^1.2.0', '1.1.9', false],
  ['^1.2.3', '1.2.2', false],
  ['^1.2.3', '1.10.0', true],
  ['^1.0.0', '2.0.0', false],
  ['^2.0.0', '1.9.0', false],
])('%s runs in host %s: %s', (range, host, fits) => {
  expect(hostSatisfies(range, host)).toBe(fits)
})
