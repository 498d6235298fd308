import {
  accountEndpoints,
  type BulkAnswer,
  type OneWebsite,
  PAIRS,
  type Pair,
  removedCallsOf,
  viewEndpoints,
  type WebsiteRow,
  websiteEndpoints,
} from '@candela/shared-contract'
import {
  answers,
  INSTANT,
  menuTexts,
  onePage,
  onPhone,
  refusal,
  renderScreen,
  textsOf,
} from '@candela/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { NEWS } from './testWebsite'
import WebsiteEdit from './WebsiteEdit'
import WebsiteList from './WebsiteList'
import WebsiteShow from './WebsiteShow'

/** It waits for approval. */
const RECORD: OneWebsite['record'] = { ...NEWS, anw_status: 2 }

const NOTHING = { update: false, destroy: false, govern: false, approve: false, resubmit: false, tags: false }
const EVERYTHING = { update: true, destroy: true, govern: true, approve: true, resubmit: true, tags: true }

const button = (name: string) => screen.queryByRole('button', { name })

describe('the list of websites', () => {
  const { users: _, ...website } = RECORD

  const show = (rights: readonly Pair[], can: WebsiteRow['can']) =>
    renderScreen(
      { '/website': WebsiteList },
      {
        rights,
        server: [
          answers(websiteEndpoints.list, onePage([{ ...website, users_count: 0, can }])),
          answers(viewEndpoints.list, []),
        ],
      },
    )

  test.each<[string, Pair[], boolean]>([
    ['adds websites', ['website.store'], true],
    ['only edits them', ['website.update'], false],
    ['only reads', ['website.get'], false],
  ])('shows whoever %s their way to new websites', async (_, rights, mayAdd) => {
    await show(['website.list', ...rights], NOTHING)
    await screen.findByText('1 website')
    expect(screen.queryAllByRole('link', { name: 'New website' })).toHaveLength(mayAdd ? 1 : 0)
  })

  test.each<[Pair[], { update: boolean; destroy: boolean }, string[]]>([
    [['website.store'], { update: true, destroy: true }, ['Open', 'Edit', 'Copy', 'Remove']],
    [['website.store'], { update: true, destroy: false }, ['Open', 'Edit', 'Copy']],
    [[], { update: false, destroy: false }, ['Open']],
  ])('offers to do to a website what rights and row allow: %j %j', async (rights, can, offered) => {
    const { user } = await show(['website.list', ...rights], { approve: false, ...can })
    await user.click(await screen.findByRole('button', { name: 'Actions for news.example' }))
    expect(menuTexts()).toEqual(offered)
  })
})

describe('what is done to many websites', () => {
  const { users: _, ...website } = RECORD
  const can = { update: true, destroy: true, approve: true }
  const rows: WebsiteRow[] = [1, 2].map(id => {
    const host = `site-${id}.example`
    const updated_at = `2026-11-20T0${id}:00:00.000000Z`
    return { ...website, id, anw_website: host, display_host: host, updated_at, users_count: 0, can }
  })
  const shown = rows.map(({ id, updated_at }) => ({ id, updated_at }))

  const DONE = { transaction: 't', done: 1, refused: [] }

  const choose = async (box: string, answer: () => BulkAnswer | Response = () => DONE) => {
    onPhone()
    const page = onePage(rows)
    const { user, asked } = await renderScreen(
      { '/website': WebsiteList },
      {
        rights: PAIRS,
        server: [
          answers(websiteEndpoints.list, { ...page, meta: { ...page.meta, total: 3 } }),
          answers(viewEndpoints.list, []),
          answers(websiteEndpoints.bulk, answer),
        ],
      },
    )
    const press = async (name: string) => user.click(await screen.findByRole('button', { name }))
    const confirm = async (name: string) =>
      user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name }))
    await press('Select')
    await user.click(await screen.findByRole('checkbox', { name: box }))
    return { user, press, confirm, sent: () => asked(websiteEndpoints.bulk) }
  }

  test('keeps the reason of a rejection until it was sent', async () => {
    let answer: () => BulkAnswer | Response = () => refusal('unavailable')
    const { user, press, sent } = await choose('Select site-1.example', () => answer())
    await press('Reject')
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject 1 website?' }))
    await user.type(dialog.getByRole('textbox', { name: 'Reason' }), 'Copies others')
    await user.click(dialog.getByRole('button', { name: 'Reject website' }))
    expect(await screen.findByRole('alert')).toBeVisible()
    expect(dialog.getByRole('textbox', { name: 'Reason' })).toHaveValue('Copies others')
    answer = () => DONE
    await user.click(dialog.getByRole('button', { name: 'Reject website' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(sent().at(-1)).toMatchObject({ action: 'reject', payload: { anw_reject_reason: 'Copies others' } })
  })

  test.each([
    ['Enable', false, { action: 'status', payload: { anw_status: 1 } }],
    ['Disable', true, { action: 'status', payload: { anw_status: 0 } }],
    ['Approve', true, { action: 'approve' }],
    ['Remove', true, { action: 'destroy' }],
  ])('by %s says in which version they were shown', async (name, isAsked, doing) => {
    const { press, confirm, sent } = await choose('Select site-1.example')
    await press(name)
    if (isAsked) await confirm(name)
    await waitFor(() => expect(sent()).toEqual([{ ...doing, rows: shown.slice(0, 1) }]))
  })

  test('says of all that match when the list was answered, and what was in sight', async () => {
    const { press, sent } = await choose('Select all loaded rows')
    await press('Select all 3')
    await press('Enable')
    await waitFor(() => expect(sent()).toMatchObject([{ matching: { asOf: INSTANT }, rows: shown }]))
  })
})

describe('a website that waits for approval', () => {
  type Case = { who: string; rights: readonly Pair[]; can: OneWebsite['can']; tabs: string[]; more: string[] }

  test.each<Case>([
    {
      who: 'whoever may everything',
      rights: PAIRS,
      can: EVERYTHING,
      tabs: ['Overview', 'History'],
      more: ['New website like this one', 'Remove website'],
    },
    {
      who: 'whoever lets websites in and removes none',
      rights: ['website.list', 'website.get', 'website.store', 'website.approve', 'systemLog.list'],
      can: { ...EVERYTHING, destroy: false },
      tabs: ['Overview', 'History'],
      more: ['New website like this one'],
    },
    {
      who: 'whoever edits and lets none in',
      rights: ['website.list', 'website.get', 'website.store', 'website.update', 'systemLog.list'],
      can: { ...NOTHING, update: true, govern: true },
      tabs: ['Overview', 'History'],
      more: ['New website like this one'],
    },
    {
      who: 'whoever reads all of it',
      rights: ['website.list', 'website.get', 'systemLog.list'],
      can: NOTHING,
      tabs: ['Overview', 'History'],
      more: [],
    },
    { who: 'its publisher', rights: ['website.list', 'website.get'], can: NOTHING, tabs: [], more: [] },
    {
      who: 'whoever has no list',
      rights: ['website.get', 'systemLog.list'],
      can: NOTHING,
      tabs: ['Overview', 'History'],
      more: [],
    },
  ])('shows $who what they may do', async ({ rights, can, tabs, more }) => {
    const { user } = await renderScreen(
      { '/website/:id': WebsiteShow },
      {
        at: '/website/9',
        rights,
        server: [
          answers(websiteEndpoints.get, { record: RECORD, can }),
          answers(websiteEndpoints.checklist, { at: INSTANT, checks: [] }),
        ],
      },
    )
    expect(await screen.findByRole('heading', { level: 1, name: 'news.example' })).toBeVisible()
    // With one view there is nothing to choose.
    expect(textsOf(screen.queryAllByRole('tab'))).toEqual(tabs)
    expect(screen.queryAllByRole('link', { name: 'Edit' })).toHaveLength(can.update ? 1 : 0)
    expect(screen.queryAllByRole('link', { name: 'Websites' })).toHaveLength(rights.includes('website.list') ? 1 : 0)
    for (const decision of ['Approve', 'Reject']) expect(Boolean(button(decision))).toBe(can.approve)
    expect(screen.queryAllByText('This website waits for approval.')).toHaveLength(can.approve ? 0 : 1)
    const menu = button('More actions')
    if (menu) await user.click(menu)
    expect(menu ? menuTexts() : []).toEqual(more)
  })

  test('whose domain can pass for another shows both forms once, and no name that is the domain', async () => {
    const hosts = {
      anw_website: 'xn--pple-43d.com',
      display_host: 'аpple.com (xn--pple-43d.com)',
      unicode_host: 'аpple.com',
      anw_name: 'аpple.com',
    }
    await renderScreen(
      { '/website/:id': WebsiteShow },
      {
        at: '/website/9',
        rights: ['website.get'],
        server: [answers(websiteEndpoints.get, { record: { ...RECORD, ...hosts }, can: NOTHING })],
      },
    )
    expect(await screen.findByRole('heading', { level: 1, name: hosts.display_host })).toBeVisible()
    const meaning = 'It has unusual letters and can pass for another domain. Compare both forms.'
    // The heading, the domain with what that means, and the name among the facts.
    expect(textsOf(screen.getAllByText(/^аpple/))).toEqual([
      hosts.display_host,
      hosts.display_host + meaning,
      hosts.anw_name,
    ])
  })

  test('is named where somebody is asked why it is turned down', async () => {
    const { user } = await renderScreen(
      { '/website/:id': WebsiteShow },
      {
        at: '/website/9',
        server: [
          answers(websiteEndpoints.get, { record: RECORD, can: EVERYTHING }),
          answers(websiteEndpoints.checklist, { at: INSTANT, checks: [] }),
        ],
      },
    )
    await user.click(await screen.findByRole('button', { name: 'Reject' }))
    const dialog = within(await screen.findByRole('dialog', { name: 'Reject news.example?' }))
    expect(dialog.getByRole('button', { name: 'Reject website' })).toBeVisible()
  })

  test('that is none, or somebody else’s, leads back to the list', async () => {
    await renderScreen(
      { '/website/:id': WebsiteShow },
      {
        at: '/website/9',
        server: [
          answers(websiteEndpoints.get, refusal('notFound')),
          answers(removedCallsOf(websiteEndpoints.restore).removed, onePage([])),
        ],
      },
    )
    expect(await screen.findByText('This record does not exist')).toBeVisible()
    expect(screen.getByRole('link', { name: 'Back to Websites' })).toHaveAttribute('href', '/website')
  })
})

describe('the form of a website', () => {
  const open = (can: OneWebsite['can'], record = RECORD) =>
    renderScreen(
      { '/website/:id/edit': WebsiteEdit },
      {
        at: '/website/9/edit',
        server: [answers(websiteEndpoints.get, { record, can }), answers(accountEndpoints.simpleList, [])],
      },
    )

  test('is not there for whoever only reads', async () => {
    await open(NOTHING)
    expect(await screen.findByText('You cannot change this')).toBeVisible()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })

  test('has commission, status and account for whoever decides on them', async () => {
    await open({ ...EVERYTHING, approve: false })
    expect(await screen.findByRole('combobox', { name: 'Account' })).toBeEnabled()
    expect(screen.getByRole('textbox', { name: 'Commission' })).toBeEnabled()
    expect(screen.getByRole('combobox', { name: 'Status' })).toBeInTheDocument()
  })

  test('shows its publisher the account, and nothing of the terms', async () => {
    await open({ ...NOTHING, update: true })
    expect(await screen.findByRole('combobox', { name: 'Account' })).toBeDisabled()
    expect(screen.getByText('Your account manager moves websites between accounts.')).toBeVisible()
    expect(screen.queryByRole('textbox', { name: 'Commission' })).not.toBeInTheDocument()
    expect(screen.queryByRole('combobox', { name: 'Status' })).not.toBeInTheDocument()
  })

  test('calls a website that was turned down rejected in its status and its summary', async () => {
    await open(EVERYTHING, { ...RECORD, anw_status: 0, anw_reject_reason: 'Too little to read' })
    expect(await screen.findByRole('combobox', { name: 'Status' })).toHaveTextContent('Rejected')
    expect(within(screen.getByRole('region', { name: 'Summary' })).getByText('Rejected')).toBeVisible()
  })
})
