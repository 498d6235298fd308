import { PAIRS, shareEndpoints, technologyEndpoints, websiteEndpoints } from '@candela/shared-contract'
import { answers, refusal, renderScreen } from '@candela/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import ShareEdit from './ShareEdit'
import ShareNew from './ShareNew'
import { oneOf, PLANNED, TIMELINE, WHAT_IF } from './testShare'

type Server = Parameters<typeof renderScreen>[1]['server']

const open = (server: Server, rights = PAIRS) =>
  renderScreen(
    { '/revenue-share/new': ShareNew },
    {
      at: '/revenue-share/new?website=3',
      rights,
      server: [
        answers(shareEndpoints.timeline, TIMELINE),
        answers(technologyEndpoints.simpleList, [{ id: 4, label: 'Direct' }]),
        ...server,
      ],
    },
  )
const percent = () => screen.findByRole('textbox', { name: 'Publisher receives' })

test('the sentence says both sides of what is typed, and the what-if what it comes to', async () => {
  const { user, asked } = await open([answers(shareEndpoints.preview, WHAT_IF)])
  const field = await percent()
  expect(field).toHaveValue('80.00')
  await user.clear(field)
  await user.type(field, '82.5')
  expect(screen.getByText('Platform keeps 17.50%, publisher receives 82.50%')).toBeVisible()
  const whatIf = within(screen.getByRole('region', { name: 'What if: the last 30 days' }))
  expect(await whatIf.findByText('+R$25.00')).toBeVisible()
  await waitFor(() => expect(asked(shareEndpoints.preview).at(-1)).toMatchObject({ rev_percentage_value: '82.50' }))
})

test('a what-if that lacks something says what it waits for, beside what was compared last', async () => {
  const { user } = await open([answers(shareEndpoints.preview, WHAT_IF)])
  const whatIf = within(await screen.findByRole('region', { name: 'What if: the last 30 days' }))
  expect(await whatIf.findByText('+R$25.00')).toBeVisible()
  expect(whatIf.getByRole('table')).toHaveAttribute('aria-busy', 'false')
  await user.clear(await percent())
  expect(await whatIf.findByText(/^The comparison waits until what the publisher receives is filled in/)).toBeVisible()
  expect(whatIf.getByRole('table')).toHaveAttribute('aria-busy', 'true')
})

test('a what-if that does not come says so, keeps what was typed, and is asked for again', async () => {
  let isBroken = true
  const { user } = await open([
    answers(shareEndpoints.preview, () => (isBroken ? refusal('internal', { requestId: 'ref-7' }) : WHAT_IF)),
  ])
  await user.clear(await percent())
  await user.type(await percent(), '81')
  const failure = await screen.findByText('The comparison did not load. What you typed is kept.')
  expect(failure.closest('[role=alert]')).toHaveTextContent('ref-7')
  isBroken = false
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('+R$25.00')).toBeVisible()
  expect(await percent()).toHaveValue('81.00')
})

test('whoever may not preview saves without it', async () => {
  await open(
    [],
    PAIRS.filter(pair => pair !== 'websiteRevenueShare.preview'),
  )
  expect(await percent()).toBeVisible()
  expect(screen.queryByRole('region', { name: 'What if: the last 30 days' })).not.toBeInTheDocument()
})

test('a price is typed in cents', async () => {
  const { user } = await open([answers(shareEndpoints.preview, WHAT_IF)])
  await user.click(await screen.findByRole('radio', { name: 'Fixed CPM' }))
  const field = screen.getByRole('textbox', { name: 'Publisher receives per 1,000 impressions' })
  await user.type(field, '123456')
  expect(field).toHaveValue('1,234.56')
  await user.type(field, '{Backspace}')
  expect(field).toHaveValue('123.45')
  expect(screen.getByText('Publisher receives R$123.45 per 1,000 impressions, platform keeps the rest')).toBeVisible()
})

test('the grid says what is left, what clashes and what never applies while it is typed', async () => {
  const { user } = await open([answers(shareEndpoints.preview, WHAT_IF)])
  await user.click(await screen.findByRole('radio', { name: 'By condition' }))
  await user.click(screen.getByRole('button', { name: 'Add condition' }))
  const first = within(screen.getByRole('group', { name: 'Condition 1' }))
  await user.click(first.getByRole('combobox', { name: 'Device' }))
  await user.click(screen.getByRole('option', { name: 'Mobile' }))
  expect(screen.getByText('Desktop or Tablet')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Add condition' }))
  const second = within(screen.getByRole('group', { name: 'Condition 2' }))
  await user.click(second.getByRole('combobox', { name: 'Device' }))
  await user.click(screen.getByRole('option', { name: 'Mobile' }))
  expect(screen.getByText('Row 2 says the same as an earlier one')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Remove condition 2' }))
  expect(screen.queryByText('Row 2 says the same as an earlier one')).not.toBeInTheDocument()
})

test('a day that the server refuses is said at the day, and the rest is kept', async () => {
  const error = {
    field: 'wrs_valid_from',
    code: 'dayTaken',
    message: 'Another version of this website begins on this day',
  }
  const { user } = await open([
    answers(shareEndpoints.preview, WHAT_IF),
    answers(shareEndpoints.store, refusal('invalid', { errors: [error] })),
  ])
  await user.clear(await percent())
  await user.type(await percent(), '81')
  await user.click(screen.getByRole('button', { name: /Save version/ }))
  expect(await screen.findByText('Another version of this website begins on this day')).toBeVisible()
  expect(await percent()).toHaveValue('81.00')
})

test('an amount of a thousand impressions that somebody else changed is said with all its decimals', async () => {
  const ofCpm = (rev_fixed_cpm: string) =>
    oneOf(
      {
        ...PLANNED,
        wrs_type: 'website_fixed_cpm',
        wrs_currency: 'USD',
        rev_fixed_cpm,
        ars_percentage: null,
        conditions: [],
      },
      { update: true, destroy: true },
    )
  const { user } = await renderScreen(
    { '/revenue-share/:id/edit': ShareEdit },
    {
      at: '/revenue-share/8/edit',
      rights: PAIRS,
      server: [
        answers(shareEndpoints.get, ofCpm('1.2345')),
        answers(shareEndpoints.timeline, TIMELINE),
        answers(shareEndpoints.preview, WHAT_IF),
        answers(technologyEndpoints.simpleList, []),
        answers(websiteEndpoints.simpleList, []),
        answers(shareEndpoints.update, refusal('stale', { current: ofCpm('1.2349') })),
      ],
    },
  )
  const cpm = await screen.findByRole('textbox', { name: /1,000|thousand|CPM/ })
  await user.clear(cpm)
  await user.type(cpm, '1.99')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  const question = within(await screen.findByRole('region', { name: /Somebody else/ }))
  expect(question.getByText('1.2349')).toBeVisible()
  expect(question.getByText('1.9900')).toBeVisible()
})
