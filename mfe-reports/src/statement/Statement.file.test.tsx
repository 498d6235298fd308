import { type ExportFile, exportEndpoints, statementEndpoints } from '@candela/shared-contract'
import { answers, refusal, renderScreen } from '@candela/shared-ui/testing'
import { screen } from '@testing-library/react'
import { STATEMENT, statement, WEEK } from '../testing/numbers'
import Statement from './Statement'

const PATH = '/report/reportCandela'
const message = 'That is too much for a page.'
const SERVER = [
  answers(statementEndpoints.list, ({ body }) =>
    body.perWebsite ? refusal('invalid', { errors: [{ field: 'period', code: 'asFile', message }] }) : statement(body),
  ),
  answers(exportEndpoints.store, { record: {} as ExportFile }),
  ...STATEMENT,
]
const open = (visit: object = {}) =>
  renderScreen({ [PATH]: Statement }, { at: `${PATH}?period=${WEEK}&perWebsite=1`, server: SERVER, ...visit })

test('what is too much for a page is offered as a file, and the way back stays open', async () => {
  const { user, asked } = await open()
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Prepare as CSV' }))
  expect(await screen.findByText('Your file is being prepared')).toBeVisible()
  expect(asked(exportEndpoints.store)).toMatchObject([
    {
      exp_report: 'candelaReport',
      question: { perWebsite: true, columns: expect.arrayContaining(['time', 'website']) },
    },
  ])
  await user.click(screen.getByRole('button', { name: 'Split by website' }))
  expect(await screen.findByRole('grid', { name: 'Earnings report, row by row' })).toBeVisible()
})

test('whoever takes no files along is told what to narrow', async () => {
  await open({ rights: ['candelaReport.list', 'report.filters'] })
  expect(await screen.findByText(message)).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Prepare as CSV' })).not.toBeInTheDocument()
})
