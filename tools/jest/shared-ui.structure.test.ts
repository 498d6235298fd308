import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'

const SRC = join(__dirname, '../../shared-ui/src')

const sources = readdirSync(SRC, { recursive: true, encoding: 'utf8' }).filter(
  file => /\.tsx?$/.test(file) && !file.includes('.test.') && !file.startsWith('testing/'),
)

const importsOf = (file: string) =>
  [...readFileSync(join(SRC, file), 'utf8').matchAll(/(?:from|import\()\s*'([^']+)'/g)].map(match => match[1] ?? '')

const resolved = (file: string, request: string) => relative(SRC, join(SRC, dirname(file), request))

const fileOf = (path: string) => sources.find(file => file.replace(/\.tsx?$/, '') === path)

const reachableFrom = (files: string[], seen = new Set<string>()): Set<string> => {
  for (const file of files) {
    if (seen.has(file)) continue
    seen.add(file)
    const next = importsOf(file)
      .filter(request => request.startsWith('.'))
      .flatMap(request => fileOf(resolved(file, request)) ?? [])
    reachableFrom(next, seen)
  }
  return seen
}

/** The host waits for the shared runtime before it runs what uses it: the runtime itself must not wait for itself. */
test('the runtime needs nothing that needs the runtime', () => {
  const own = reachableFrom(sources.filter(file => file.startsWith('runtime/')))
  const offenders = [...own].filter(file => importsOf(file).some(request => request.startsWith('@candela/shared-ui')))
  expect(offenders).toEqual([])
})

test('what the sign-in page uses does not bring dialogs, toasts or the router along', () => {
  const light = ['Button', 'TextField', 'PasswordField', 'Banner', 'TextLink', 'Icon', 'Logo', 'SelectMenu']
  const files = reachableFrom(light.map(name => `components/${name}.tsx`))
  const names = [...files].map(file => file.replace(/^.*\/|\.tsx?$/g, ''))
  expect(names.filter(name => ['Modal', 'ConfirmDialog', 'Popover', 'Menu', 'Toast', 'router'].includes(name))).toEqual(
    [],
  )
})

test('only forms import the form library', () => {
  const users = sources.filter(file => importsOf(file).some(request => request.endsWith('final-form')))
  expect(users.filter(file => !/^(pages\/)?form\//.test(file))).toEqual([])
})
