import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

const ROOT = join(__dirname, '../..')
const PACKAGES = readdirSync(ROOT).filter(name => /^(shell|api|mfe-.+|shared-.+)$/.test(name))

const filesOf = (name: string): string[] =>
  readdirSync(join(ROOT, name, 'src'), { recursive: true, encoding: 'utf8' })
    .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map(file => join(name, 'src', file))

/** What each file imports of its own package; types count, for who reads one file has to read the other. */
const importsOf = (files: readonly string[]): Map<string, string[]> => {
  const known = new Set(files)
  const fileAt = (path: string) =>
    [`${path}.ts`, `${path}.tsx`, join(path, 'index.ts')].find(candidate => known.has(candidate))
  return new Map(
    files.map(file => {
      const text = readFileSync(join(ROOT, file), 'utf8')
      const requests = [...text.matchAll(/(?:from|import\()\s*'(\.[^']*)'/g)].map(([, request = '']) => request)
      return [file, requests.flatMap(request => fileAt(normalize(join(dirname(file), request))) ?? [])]
    }),
  )
}

/** A way that ends where it began, if there is one. */
const circleIn = (graph: ReadonlyMap<string, Iterable<string>>): string[] | null => {
  const done = new Set<string>()
  const visit = (node: string, way: readonly string[]): string[] | null => {
    if (way.includes(node)) return [...way.slice(way.indexOf(node)), node]
    if (done.has(node)) return null
    for (const next of graph.get(node) ?? []) {
      const circle = visit(next, [...way, node])
      if (circle) return circle
    }
    done.add(node)
    return null
  }
  for (const node of graph.keys()) {
    const circle = visit(node, [])
    if (circle) return circle
  }
  return null
}

test.each(PACKAGES)('no two files of %s need each other', name => {
  const files = filesOf(name)
  expect(files.length).toBeGreaterThan(0)
  expect(circleIn(importsOf(files))).toBeNull()
})

test('modules of the API lean one way', () => {
  const moduleOf = (file: string) => /^api\/src\/modules\/([^/]+)\//.exec(file)?.[1]
  const modules = new Map<string, Set<string>>()
  for (const [file, imported] of importsOf(filesOf('api'))) {
    const own = moduleOf(file)
    if (!own) continue
    const others = imported.flatMap(each => moduleOf(each) ?? []).filter(other => other !== own)
    modules.set(own, new Set([...(modules.get(own) ?? []), ...others]))
  }
  expect(modules.size).toBeGreaterThan(15)
  expect(circleIn(modules)).toBeNull()
})

test('a circle is found, however long', () => {
  expect(
    circleIn(
      new Map([
        ['a', ['b']],
        ['b', ['c']],
        ['c', ['b']],
      ]),
    ),
  ).toEqual(['b', 'c', 'b'])
  expect(
    circleIn(
      new Map([
        ['a', ['b', 'c']],
        ['b', ['c']],
        ['c', []],
      ]),
    ),
  ).toBeNull()
})
