import { type ExportFile, exportEndpoints, statementEndpoints } from '@candela/shared-contract'
import { answers, held, refusal, renderScreen } from '@candela/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
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

test('a file that is asked for while other lines are on their way waits for them, and has their columns', async () => {
  const next = held()
  const { user, asked } = await renderScreen(
    { [PATH]: Statement },
    {
      at: `${PATH}?period=${WEEK}`,
      server: [
        answers(statementEndpoints.list, async ({ body }) => {
          if (body.step === 'website') await next.released
          return statement(body)
        }),
        answers(statementEndpoints.export, refusal('tooManyRequests')),
        ...STATEMENT,
      ],
    },
  )
  await screen.findByRole('grid', { name: 'Earnings report, row by row' })
  await user.click(within(screen.getByRole('group', { name: 'Group by' })).getByRole('button', { name: 'Website' }))
  const button = screen.getByRole('button', { name: 'Excel' })
  await user.click(button)
  expect(button).toHaveAttribute('aria-busy', 'true')
  expect(asked(statementEndpoints.export)).toEqual([])
  next.letGo()
  await waitFor(() => expect(asked(statementEndpoints.export)).toHaveLength(1))
  const [question] = asked(statementEndpoints.export)
  expect(question).toMatchObject({ step: 'website', columns: expect.arrayContaining(['website']) })
  expect(question).not.toMatchObject({ columns: expect.arrayContaining(['time']) })
})
