import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const UI = join(__dirname, '../../shared-ui')
const GALLERY = join(UI, 'gallery')

/** The pages of a record need a server to ask; each domain shows them. */
const PAGES = [
  'NewPage',
  'EditPage',
  'ShowPage',
  'EntityList',
  'RecordPage',
  'RecordTabs',
  'RecordColumns',
  'FormSaveBar',
  'FormDialog',
  'RecordHistory',
  'Unanswered',
]

/** What is for remotes only: it needs a server to ask, is shown by all others, or shows nothing itself. */
const ELSEWHERE = new Set([
  ...PAGES,
  'Dialog',
  'LeaveGuard',
  'SchemaForm',
  'FieldGrid',
  'DataGrid',
  'SearchChip',
  'BulkBar',
  'FieldsWithErrorsShown',
  'FormPreview',
])

const DOORS = ['src/index.ts', 'src/form/index.ts', 'src/pages/index.ts', 'src/grid/index.ts', 'src/chart/index.ts']

/** The components of a front door: what is exported with a capital and is no constant. */
const componentsOf = (door: string): string[] =>
  [...readFileSync(join(UI, door), 'utf8').matchAll(/^export \{([^}]+)\}/gms)]
    .flatMap(([, names = '']) => names.split(','))
    .map(name => name.trim())
    .filter(name => /^[A-Z][a-z]\w*$/.test(name))

const shown = readdirSync(GALLERY, { recursive: true, encoding: 'utf8' })
  .filter(file => file.endsWith('.tsx'))
  .map(file => readFileSync(join(GALLERY, file), 'utf8'))
  .join('\n')

test('every component of shared-ui is shown in the gallery', () => {
  const all = DOORS.flatMap(componentsOf).filter(name => !ELSEWHERE.has(name))
  expect(all.length).toBeGreaterThan(40)
  expect(all.filter(name => !new RegExp(`<${name}\\b`).test(shown))).toEqual([])
})
