import { widthFor } from './columns'

test('a column is as wide as the longest of its figures, whatever digits it has', () => {
  const narrow = widthFor('CPM', ['R$1.11'])
  expect(widthFor('CPM', ['R$1.11', 'R$1,111,111.11'])).toBeGreaterThan(narrow)
  expect(widthFor('CPM', ['R$1,111,111.11'])).toBe(widthFor('CPM', ['R$9,876,543.21']))
})

test('a column is never narrower than its heading on one line', () => {
  expect(widthFor('Impressões/página', ['1'])).toBeGreaterThan(widthFor('RPM', ['1']) + 50)
})
