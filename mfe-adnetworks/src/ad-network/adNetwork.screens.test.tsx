import {
  adNetworkEndpoints,
  networkTypeEndpoints,
  type OneAdNetwork,
  PAIRS,
  type Pair,
  technologyEndpoints,
  viewEndpoints,
  websiteEndpoints,
} from '@candela/shared-contract'
import { answers, INSTANT, menuTexts, onePage, refusal, renderScreen, textsOf } from '@candela/shared-ui/testing'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import AdNetworkEdit from './AdNetworkEdit'
import AdNetworkList from './AdNetworkList'
import AdNetworkNew from './AdNetworkNew'
import AdNetworkShow from './AdNetworkShow'
import { NORTH, TYPES } from './testAdNetwork'

const NOTHING = { update: false, destroy: false }
const EVERYTHING = { update: true, destroy: true }
const ANSWER: OneAdNetwork = { record: NORTH, can: EVERYTHING }
const READS: Pair[] = ['adNetwork.list', 'adNetwork.get']
/** As its type calls it. */
const PASSWORD = { credential: 'password', label: { en: 'Report password' } } as const
const TESTED = { state: 'failed', result: 'unauthorized', status: 401, latency: 84, at: INSTANT } as const

const FORM = [
  answers(adNetworkEndpoints.get, ANSWER),
  answers(networkTypeEndpoints.get, ({ params }) => TYPES[Number(params.id)] ?? refusal('notFound')),
  answers(networkTypeEndpoints.simpleList, [
    { id: 5, label: 'Exchange API' },
    { id: 6, label: 'Token API' },
  ]),
  answers(technologyEndpoints.simpleList, [{ id: 2, label: 'Exchange' }]),
  answers(websiteEndpoints.simpleList, []),
  answers(adNetworkEndpoints.adManagers, []),
  answers(adNetworkEndpoints.accesses, [{ id: 10, label: 'South' }]),
  answers(adNetworkEndpoints.test, TESTED),
  answers(adNetworkEndpoints.retest, TESTED),
]

type User = Awaited<ReturnType<typeof renderScreen>>['user']
const choose = async (user: User, field: string, option: string) => {
  await user.click(await screen.findByRole('combobox', { name: field }))
  await user.click(await screen.findByRole('option', { name: option }))
}

describe('the list of ad networks', () => {
  const { ant_auth_kind: _, access: __, ...row } = NORTH
  const show = (rights: readonly Pair[], can: OneAdNetwork['can']) =>
    renderScreen(
      { '/ad-networks': AdNetworkList },
      {
        rights,
        server: [
          answers(adNetworkEndpoints.list, onePage([{ ...row, lacks: [PASSWORD], can }])),
          answers(viewEndpoints.list, []),
        ],
      },
    )

  test.each<[string, readonly Pair[], OneAdNetwork['can'], string[]]>([
    ['may everything', PAIRS, EVERYTHING, ['Open', 'Edit', 'Copy', 'For more websites…', 'Remove']],
    ['only reads', READS, NOTHING, ['Open']],
  ])('offers whoever %s that and no more, and marks what it lacks', async (_name, rights, can, offered) => {
    const { user } = await show(rights, can)
    await user.click(await screen.findByRole('button', { name: 'Actions for North' }))
    expect(menuTexts()).toEqual(offered)
    expect(screen.getByText('1 missing')).toBeVisible()
    expect(screen.getByRole('columnheader', { name: /^Days missing/ })).toBeInTheDocument()
  })
})

describe('an ad network', () => {
  const show = (can: OneAdNetwork['can'], record = NORTH, rights = can.update ? PAIRS : READS) =>
    renderScreen(
      { '/ad-networks/:id': AdNetworkShow },
      {
        at: '/ad-networks/9',
        rights,
        server: [answers(adNetworkEndpoints.get, { record, can }), answers(adNetworkEndpoints.retest, TESTED)],
      },
    )

  test('says on top what it lacks, and what it is tried with', async () => {
    const { user } = await show(EVERYTHING, { ...NORTH, lacks: [PASSWORD] })
    expect(await screen.findByText(/^Report password is missing/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Test connection' }))
    expect(await screen.findByText('The network did not accept this access.')).toBeVisible()
    expect(screen.getByText(/Ask for a new token or password.*84 ms/)).toBeVisible()
  })

  test.each<[string, Pair[], number]>([
    ['leads to each time that it was asked', [...READS, 'apiLog.list'], 1],
    ['names no log to whoever reads none', READS, 0],
  ])('%s', async (_name, rights, links) => {
    await show(NOTHING, { ...NORTH, access: null }, rights)
    await screen.findByRole('region', { name: 'Connection' })
    const there = screen.queryAllByRole('link', { name: /in the API logs$/ })
    expect(there.map(link => link.getAttribute('href'))).toEqual(Array(links).fill('/api-log?f.apl_id_ad_network=9'))
  })

  test('says on top that its token ended, and nothing of one that has not', async () => {
    await show(EVERYTHING, { ...NORTH, adn_token_expires_at: '2026-10-27' })
    expect(await screen.findByText(/^Its access token ended on 27 Oct 2026/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Replace it' })).toHaveAttribute('href', '/ad-networks/9/edit')
    cleanup()
    await show(EVERYTHING, { ...NORTH, adn_token_expires_at: '2999-10-27' })
    await screen.findByRole('heading', { level: 1, name: 'North' })
    expect(screen.queryByText(/access token ended/)).not.toBeInTheDocument()
  })

  test('shows of a secret its end, who put it there, and who else uses it', async () => {
    const { user } = await show(EVERYTHING)
    await user.click(await screen.findByRole('tab', { name: 'Access' }))
    expect(screen.getByText(/•••• f00d/)).toBeVisible()
    expect(screen.getByText('Report password')).toBeVisible()
    expect(screen.getByText(/by Ana Prado/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'South' })).toHaveAttribute('href', '/ad-networks/10')
  })

  test('shows whoever may not change it neither its access nor a way to try it', async () => {
    await show(NOTHING, { ...NORTH, access: null })
    expect(await screen.findByRole('heading', { level: 1, name: 'North' })).toBeVisible()
    expect(textsOf(screen.queryAllByRole('tab'))).not.toContain('Access')
    expect(screen.queryByRole('button', { name: 'Test connection' })).not.toBeInTheDocument()
  })
})

describe('the form of a new ad network', () => {
  const open = (at = '/ad-networks/new') =>
    renderScreen({ '/ad-networks/new': AdNetworkNew }, { at, rights: PAIRS, server: FORM })

  test('asks as the chosen type does', async () => {
    const { user } = await open()
    expect(await screen.findByText(/^Choose a type/)).toBeVisible()
    await choose(user, 'Type', 'Exchange API')
    expect(await screen.findByLabelText('Password')).toBeVisible()
    await user.type(screen.getByLabelText('User name'), 'candela')
    await choose(user, 'Type', 'Token API')
    expect(await screen.findByLabelText('Access token')).toBeVisible()
    expect(screen.queryByLabelText('Password')).not.toBeInTheDocument()
    expect(await screen.findByDisplayValue('candela')).toBe(screen.getByLabelText('User name'))
  })

  test('begins with the type that a link names', async () => {
    await open('/ad-networks/new?type=6')
    expect(await screen.findByLabelText('Access token')).toBeVisible()
    expect(await screen.findByDisplayValue('Token API')).toBe(screen.getByRole('combobox', { name: 'Type' }))
  })

  test('keeps no secret in the browser', async () => {
    const { user } = await open()
    await user.type(await screen.findByRole('textbox', { name: 'Name' }), 'Canary network')
    await choose(user, 'Type', 'Token API')
    await user.type(await screen.findByLabelText('Access token'), 'canary-4711')
    await waitFor(() => expect(JSON.stringify({ ...localStorage, ...sessionStorage })).toContain('Canary network'))
    expect(JSON.stringify({ ...localStorage, ...sessionStorage })).not.toContain('canary-4711')
  })

  test('takes what a try found away as soon as something of the access is changed', async () => {
    const { user } = await open()
    await choose(user, 'Type', 'Token API')
    await user.type(await screen.findByLabelText('Access token'), 'abc')
    await user.click(screen.getByRole('button', { name: 'Test connection' }))
    expect(await screen.findByText('The network did not accept this access.')).toBeVisible()
    await user.type(screen.getByLabelText('Access token'), 'd')
    expect(screen.queryByText('The network did not accept this access.')).not.toBeInTheDocument()
  })
})

test('whoever changes a shared access is told for how many, and that a secret is stored', async () => {
  await renderScreen(
    { '/ad-networks/:id/edit': AdNetworkEdit },
    { at: '/ad-networks/9/edit', rights: PAIRS, server: FORM },
  )
  expect(await screen.findByText('Changing the access changes it for 3 ad networks')).toBeVisible()
  expect(screen.getByText('•••• f00d')).toBeVisible()
  expect(screen.getByRole('switch', { name: 'Access of its own' })).not.toBeChecked()
})

test('a test that cannot be made says why, and nothing typed is lost', async () => {
  const { user } = await renderScreen(
    { '/ad-networks/:id/edit': AdNetworkEdit },
    {
      at: '/ad-networks/9/edit',
      rights: PAIRS,
      server: [...FORM.slice(0, -1), answers(adNetworkEndpoints.retest, refusal('internal'))],
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Replace: Password' }))
  await user.type(screen.getByLabelText('Password'), 'n3w')
  await user.click(screen.getByRole('button', { name: 'Test connection' }))
  expect(await screen.findByText(/The server says: internal/)).toBeVisible()
  expect(screen.getByLabelText('Password')).toHaveValue('n3w')
})

test('another type asks for what was typed by that name, and the first one for all that was', async () => {
  const { user } = await renderScreen(
    { '/ad-networks/:id/edit': AdNetworkEdit },
    { at: '/ad-networks/9/edit', rights: PAIRS, server: FORM },
  )
  await user.click(await screen.findByRole('button', { name: 'Replace: Password' }))
  await user.type(screen.getByLabelText('Password'), 'n3w')
  await user.type(screen.getByLabelText('User name'), '-two')
  await choose(user, 'Type', 'Token API')
  expect(await screen.findByLabelText('Access token')).toBeVisible()
  expect(await screen.findByDisplayValue('candela-two')).toBeVisible()
  await choose(user, 'Type', 'Exchange API')
  expect(await screen.findByLabelText('Password')).toHaveValue('n3w')
  expect(await screen.findByDisplayValue('candela-two')).toBeVisible()
})

test('the end of a token that somebody else changed meanwhile is said as a day', async () => {
  const theirs = { ...ANSWER, record: { ...NORTH, adn_token_expires_at: '2027-03-01' } }
  const { user } = await renderScreen(
    { '/ad-networks/:id/edit': AdNetworkEdit },
    {
      at: '/ad-networks/9/edit',
      rights: PAIRS,
      server: [...FORM, answers(adNetworkEndpoints.update, refusal('stale', { current: theirs }))],
    },
  )
  await user.type(await screen.findByRole('textbox', { name: 'Name' }), ' two')
  await user.click(screen.getByRole('button', { name: 'Save changes' }))
  const question = within(await screen.findByRole('region', { name: /Somebody else/ }))
  expect(question.getByText('1 Mar 2027')).toBeVisible()
})
