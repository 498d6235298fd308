import { csvOf } from './csv'

const textOf = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(new Error('the file could not be read'))
    reader.readAsText(blob)
  })

const DATA = {
  columns: [
    { label: 'Day' },
    { label: 'Earnings', numeric: true, unit: 'BRL' },
    { label: 'Share', numeric: true, unit: '%' },
    { label: 'Pageviews', numeric: true, unit: undefined },
  ],
  rows: [
    [
      { shown: '18 Nov', file: '2026-11-18' },
      { shown: 'R$1,204.50', file: { exact: '1204.50' } },
      { shown: '12.5%', file: { exact: '12.50' } },
      { shown: '–', file: null },
    ],
  ],
}

test('a file says in its headings whose days they are and the unit of its numbers', async () => {
  expect((await textOf(csvOf(DATA, 'America/Sao_Paulo', 'en'))).split('\r\n')).toEqual([
    'Day (America/Sao_Paulo),Earnings (BRL),Share (%),Pageviews',
    '2026-11-18,1204.50,12.50,',
    '',
  ])
})

test('in other languages it has their marks', async () => {
  const [head, line] = (await textOf(csvOf(DATA, '2026-11-18 – 2026-11-18, UTC', 'pt'))).split('\r\n')
  expect(head).toBe('"Day (2026-11-18 – 2026-11-18, UTC)";Earnings (BRL);Share (%);Pageviews')
  expect(line).toBe('2026-11-18;1204,50;12,50;')
})
