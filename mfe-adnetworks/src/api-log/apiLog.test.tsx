import {
  type ApiLogIncident,
  apiLogEndpoints,
  type OneApiLog,
  PAIRS,
  type Pair,
  viewEndpoints,
} from '@candela/shared-contract'
import { answers, INSTANT, onePage, refusal, renderScreen, textsOf } from '@candela/shared-ui/testing'
import { cleanup, screen, within } from '@testing-library/react'
import ApiLogList from './ApiLogList'
import ApiLogShow from './ApiLogShow'
import IncidentList from './IncidentList'
import { REFUSED, ROW } from './testRun'

const READS: Pair[] = ['apiLog.list', 'apiLog.get']

const list = (answer: Parameters<typeof answers<typeof apiLogEndpoints.list>>[1], at = '/api-log') =>
  renderScreen(
    { '/api-log': ApiLogList },
    { at, rights: READS, server: [answers(apiLogEndpoints.list, answer), answers(viewEndpoints.list, [])] },
  )

describe('the list of runs', () => {
  test('says how each ended, for which days, and offers nothing but to look', async () => {
    await list(onePage([{ ...ROW, apl_restated: { USD: '-12.345678' }, apl_http_status: null }]))
    expect(await screen.findByRole('link', { name: /^Restolho/ })).toHaveAttribute('href', '/api-log/31')
    for (const text of ['Any website', 'No access', '1 Mar – 2 Mar', 'No answer', '640 ms', '−$12.35'])
      expect((await screen.findAllByText(text))[0]).toBeVisible()
    expect(screen.getByText(/Kept for 180 days/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Incidents' })).toHaveAttribute('href', '/api-log/incidents')
    expect(screen.queryByRole('link', { name: /^New/ })).not.toBeInTheDocument()
  })

  test('says where money is not shown, and why', async () => {
    await list(onePage([{ ...ROW, apl_restated: null }]))
    expect(await screen.findByText('Not shown: this ad network serves other accounts as well')).toBeInTheDocument()
  })

  test('that is empty says what comes here, and one that does not come says what to do', async () => {
    let isBroken = true
    const { user } = await list(() => (isBroken ? refusal('internal', { requestId: 'ref-42' }) : onePage([])))
    expect((await screen.findByText('The list did not load')).closest('[role=alert]')).toHaveTextContent('ref-42')
    isBroken = false
    await user.click(screen.getByRole('button', { name: 'Try again' }))
    expect(await screen.findByText(/As soon as an ad network is asked/)).toBeVisible()
  })

  test('asks for what a link says, and calls a cause by its name', async () => {
    const { asked } = await list(onePage([ROW]), '/api-log?f.apl_cause=timeout+no_answer+duna.example&f.is_last=1')
    expect(await screen.findByRole('button', { name: /did not answer in time · duna\.example/ })).toBeVisible()
    expect(asked(apiLogEndpoints.list)).toMatchObject([
      { filters: { apl_cause: ['timeout no_answer duna.example'], is_last: ['1'] } },
    ])
  })
})

describe('one attempt', () => {
  const show = (record: Partial<OneApiLog['record']> = {}, rights: readonly Pair[] = PAIRS) =>
    renderScreen(
      { '/api-log/:id': ApiLogShow },
      {
        at: '/api-log/31',
        rights,
        server: [
          answers(apiLogEndpoints.get, {
            record: { ...REFUSED, ...record },
            attempts: [
              { ...ROW, id: 30, apl_result: 'rate_limited', apl_next_retry_at: INSTANT },
              { ...ROW, apl_attempt: 2 },
            ],
          }),
        ],
      },
    )

  test('that failed says that it is over once its network answered again, and else where to change the credentials', async () => {
    await show()
    expect(await screen.findByText(/^Give the ad network a new token/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Change credentials' })).toHaveAttribute('href', '/ad-networks/7/edit')
    cleanup()
    await show({ answered_at: INSTANT })
    expect(await screen.findByText(/^It is over: the ad network answered again on/)).toBeVisible()
    expect(screen.queryByText(/^Give the ad network a new token/)).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Change credentials' })).not.toBeInTheDocument()
  })

  test('says why it failed and what to do about it, with all attempts in their order', async () => {
    await show()
    const happened = within(await screen.findByRole('region', { name: 'What happened' }))
    expect(happened.getByText('The token has expired')).toBeVisible()
    expect(happened.getByText(/Give the ad network a new token/)).toBeVisible()
    expect(happened.getByText('The access token expired')).toBeVisible()
    const attempts = within(screen.getByRole('region', { name: 'Attempts of this run' }))
    expect(textsOf(attempts.getAllByRole('listitem')).map(text => text.slice(0, 9))).toEqual(['Attempt 1', 'Attempt 2'])
    expect(attempts.getByRole('link', { name: 'Attempt 1' })).toHaveAttribute('href', '/api-log/30')
    expect(attempts.getAllByRole('listitem')[1]).toHaveAttribute('aria-current', 'true')
  })

  test('is copied as a command, and says when it could not be', async () => {
    const { user } = await show()
    const request = within(await screen.findByRole('region', { name: 'Request' }))
    await user.click(request.getByRole('button', { name: 'Copy as cURL' }))
    expect(await screen.findByText('Text copied')).toBeVisible()
    expect(await navigator.clipboard.readText()).toMatch(
      /^curl --request 'GET' 'https:.*[\s\S]*authorization: \[redacted\]'$/,
    )
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('refused'))
    await user.click(screen.getByRole('button', { name: 'Copy answer' }))
    expect(await screen.findByRole('alert')).toHaveTextContent(/copy/i)
  })

  test.each([
    [{ apl_answer: null }, /No answer came/],
    [{ apl_answer: null, is_answer_hidden: true }, /the money of all accounts/],
  ])('without an answer to show says why: %j', async (record, text) => {
    await show(record)
    const answer = within(await screen.findByRole('region', { name: 'Answer' }))
    expect(answer.getByText(text)).toBeVisible()
    expect(answer.queryByRole('button')).not.toBeInTheDocument()
  })

  test.each([
    [PAIRS, ['Same cause', 'Open website', 'Open ad network']],
    [READS, ['Same cause']],
  ])('leads to its network and website for those who may see them', async (rights, links) => {
    await show({ apl_id_website: 4, anw_name: 'Folha' }, rights)
    const heading = await screen.findByRole('heading', { level: 1, name: 'Restolho, attempt 1' })
    expect(heading).toBeVisible()
    const shown = ['Same cause', 'Open website', 'Open ad network'].filter(name => screen.queryByRole('link', { name }))
    expect(shown).toEqual(links)
  })
})

const INCIDENT: ApiLogIncident = {
  id: 31,
  apl_cause: 'timeout no_answer duna.example',
  apl_result: 'timeout',
  apl_error: 'no_answer',
  networks: ['Uno', 'Due', 'Tre'].map((label, index) => ({ id: index + 1, label })),
  networks_count: 3,
  runs_count: 5,
  first_at: '2026-03-02T02:59:00.000000Z',
  last_at: '2026-03-04T12:00:00.000000Z',
  state: 'open',
  resolved_at: null,
}

test('an incident says what goes on with whom, and leads to its runs', async () => {
  await renderScreen(
    { '/api-log/incidents': IncidentList },
    {
      at: '/api-log/incidents',
      rights: READS,
      server: [answers(apiLogEndpoints.incidents, onePage([INCIDENT])), answers(viewEndpoints.list, [])],
    },
  )
  expect(await screen.findByRole('link', { name: /^The network did not answer in time/ })).toHaveAttribute(
    'href',
    '/api-log?f.incident=31',
  )
  expect(screen.getByText('Uno, Due and 1 more')).toBeVisible()
  expect(screen.getAllByText('Goes on').at(-1)).toBeVisible()
})

test('the runs of an incident say which one: by its reason, its networks and its time', async () => {
  const server = [
    answers(apiLogEndpoints.list, onePage([ROW])),
    answers(apiLogEndpoints.incidents, onePage([INCIDENT])),
    answers(viewEndpoints.list, []),
  ]
  const { asked } = await renderScreen(
    { '/api-log': ApiLogList },
    { at: '/api-log?f.incident=31', rights: READS, server },
  )
  expect(await screen.findByRole('button', { name: /did not answer in time · Uno, Due and 1 more/ })).toBeVisible()
  expect(screen.queryByText(/#31/)).not.toBeInTheDocument()
  expect(asked(apiLogEndpoints.incidents)).toMatchObject([{ filters: { incident: ['31'] } }])
})
