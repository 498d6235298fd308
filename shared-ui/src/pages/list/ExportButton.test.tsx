import { screen } from '@testing-library/react'
import { ExportButton } from './ExportButton'
import { exportEndpoint, renderList, serve } from './testList'

const STATE = { search: 'ana', sort: [{ field: 'name', dir: 'desc' as const }], filters: { state: ['on'] } }

const setUp = (answers: Response[], onPhone = false) => {
  const asked = serve({ export: () => answers.shift() ?? new Response() })
  const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined)
  Object.assign(URL, { createObjectURL: () => 'blob:here', revokeObjectURL: () => undefined })
  const { user } = renderList(
    <ExportButton endpoint={exportEndpoint} state={STATE} columns={['name', 'state']} name="thing" onPhone={onPhone} />,
  )
  const press = async (name: string, role = 'button') => user.click(await screen.findByRole(role, { name }))
  const saved = () => clicked.mock.contexts.map(link => (link as HTMLAnchorElement).download)
  return { press, asked, saved }
}

const FILE = { headers: { 'content-disposition': 'attachment; filename="things_20261121-0412.csv"' } }

test('saves the rows, the order and the columns that are seen, under the name that the server gives', async () => {
  const { press, asked, saved } = setUp([new Response('name', FILE)])
  await press('Export CSV')
  expect(await screen.findByText('things_20261121-0412.csv')).toBeVisible()
  expect(asked).toEqual([{ path: 'export', body: { ...STATE, columns: ['name', 'state'] } }])
  expect(saved()).toEqual(['things_20261121-0412.csv'])
})

test('says when there is no file, and tries again', async () => {
  const failed = Response.json({ code: 'internal', message: 'Broken.', errors: [], requestId: 'r' }, { status: 500 })
  const { press, saved } = setUp([failed, new Response('name')])
  await press('Export CSV')
  expect(await screen.findByText('The file was not created')).toBeVisible()
  expect(saved()).toEqual([])
  await press('Try again')
  expect(await screen.findByText('thing.csv')).toBeVisible()
  expect(saved()).toEqual(['thing.csv'])
})

test('as a workbook it is asked for in that form', async () => {
  const { press, asked } = setUp([new Response('name', FILE)])
  await press('Excel')
  expect(await screen.findByText('things_20261121-0412.csv')).toBeVisible()
  expect(asked).toEqual([{ path: 'export', body: { ...STATE, columns: ['name', 'state'], format: 'xlsx' } }])
})

test('one that is too long to wait for is prepared in the background, and the way to it is shown', async () => {
  const tooLong = Response.json({ code: 'fileTooLong', message: '', errors: [], requestId: 'r' }, { status: 409 })
  const { press, asked, saved } = setUp([tooLong, Response.json({ record: {} })])
  await press('Export CSV')
  expect(await screen.findByText('Your file is being prepared')).toBeVisible()
  expect(screen.getByRole('button', { name: 'Open Files' })).toBeVisible()
  const question = { ...STATE, columns: ['name', 'state'] }
  expect(asked.at(-1)).toEqual({ path: 'export', body: { exp_report: 'thing', exp_format: 'csv', question } })
  expect(saved()).toEqual([])
})

test('on a phone one button offers both', async () => {
  const { press, asked } = setUp([new Response('name', FILE)], true)
  await press('As a file')
  expect(screen.getByRole('menuitem', { name: 'Export CSV' })).toBeVisible()
  await press('Excel', 'menuitem')
  expect(await screen.findByText('things_20261121-0412.csv')).toBeVisible()
  expect(asked).toMatchObject([{ body: { format: 'xlsx' } }])
})

test('a question that no file can answer is refused with what is too much', async () => {
  const errors = [{ field: 'period', code: 'tooMuch', message: 'Choose fewer days.' }]
  const refused = Response.json({ code: 'invalid', message: 'Look.', errors, requestId: 'r' }, { status: 422 })
  const { press } = setUp([refused])
  await press('Excel')
  expect(await screen.findByText('Choose fewer days.')).toBeVisible()
})
