import assert from 'node:assert/strict'
import { test } from 'node:test'
import { strip } from './strip-unused-grid.mjs'

const CORE = [
  'var Sorter = class {',
  '  sort() {}',
  '};',
  "var style_default = '.a{x:y}.b,.c{x:y}:where(.b,.c) .a{x:y}:where(.a:not(.b)){x:y}.b{x:y}';",
  'var CommunityCoreModule = {',
  '  dependsOn: [',
  '    SortModule,',
  '    FlexModule',
  '  ]',
  '};',
].join('\n')

test('a module, a part and rules of style are left out, and nothing else', () => {
  const less = strip(CORE, { modules: ['SortModule'], parts: ['Sorter'], styles: { style_default: ['b'] } })
  assert.doesNotMatch(less, /SortModule|sort\(\)/)
  assert.match(less, /^ {4}FlexModule$/m)
  assert.match(less, /^var Sorter = class \{\};$/m)
  assert.match(less, /"\.a\{x:y\}\.c\{x:y\}:where\(\.b,\.c\) \.a\{x:y\}:where\(\.a:not\(\.b\)\)\{x:y\}"/)
})

/** @type {[what: string, leftOut: Parameters<typeof strip>[1]][]} */
const UNEXPECTED = [
  ['a module that the core does not need', { modules: ['MenuModule'] }],
  ['a part that is not there', { parts: ['Menu'] }],
  ['a table that is not there', { tables: ['MENUS'] }],
  ['a style sheet that is not there', { styles: { menu_default: ['a'] } }],
  ['a class that no style is for', { styles: { style_default: ['menu'] } }],
]

for (const [what, leftOut] of UNEXPECTED)
  test(`${what} fails the build`, () => assert.throws(() => strip(CORE, leftOut), /ag-grid is not what .* expects/))
