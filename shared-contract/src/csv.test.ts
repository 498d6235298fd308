import { csvLines, type FileCell, withoutGuard } from './csv'

const line = (...cells: FileCell[]): string => csvLines('en', [cells])

it.each([
  ['a comma', 'a,b', '"a,b"'],
  ['a quote', 'a"b', '"a""b"'],
  ['a line break', 'a\nb', '"a\nb"'],
  ['the other line break', 'a\rb', '"a\rb"'],
  ['what parts cells elsewhere', 'a;b', '"a;b"'],
  ['nothing at all', '', ''],
  ['blanks', ' a ', ' a '],
])('a text with %s is read back as it was', (_what, text, written) => {
  expect(line(text, 'x')).toBe(`${written},x\r\n`)
})

it.each(['=', '+', '-', '@', '\t', '＝', '＋', '－', '＠'])('a text that begins with %j is no formula', mark => {
  expect(line(`${mark}1`)).toBe(`'${mark}1\r\n`)
})

it.each(['=1', `'=1`, `''=1`, '＝1', `'＝1`, `'a'`, `'`, 'a', ''])(
  'what was marked of %j is taken away again',
  text => {
    expect(withoutGuard(line(text).slice(0, -2))).toBe(text)
  },
)

it('a formula that has to be quoted is guarded inside its quotes', () => {
  expect(line('=A1,B1')).toBe(`"'=A1,B1"\r\n`)
  expect(line('\r=A1')).toBe(`"'\r=A1"\r\n`)
})

it('numbers stay numbers with the marks of the language, and what is not known is empty', () => {
  const rows: FileCell[][] = [['net', { exact: '-1234.50' }, null]]
  expect(csvLines('en', rows)).toBe('net,-1234.50,\r\n')
  for (const language of ['pt', 'es', 'it'] as const) expect(csvLines(language, rows)).toBe('net;-1234,50;\r\n')
})
