import { type OneShare, PAIRS, type Pair, shareEndpoints, viewEndpoints } from '@candela/shared-contract'
import { answers, menuTexts, onePage, renderScreen, textsOf } from '@candela/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import ShareEdit from './ShareEdit'
import ShareList from './ShareList'
import ShareShow from './ShareShow'
import ShareWebsite from './ShareWebsite'
import { IN_FORCE, oneOf, PLANNED, TIMELINE } from './testShare'

const IN_FORCE_ROW = { ...IN_FORCE, can: { update: false, destroy: false } }
const NOTHING = { update: false, destroy: false }
const EVERYTHING = { update: true, destroy: true }
const READS: Pair[] = ['websiteRevenueShare.list', 'websiteRevenueShare.get', 'systemLog.list']

describe('the list of revenue shares', () => {
  test.each<[string, readonly Pair[], OneShare['can'], string[], boolean]>([
    ['may everything', PAIRS, EVERYTHING, ['Open', 'Edit', 'Remove'], true],
    [
      'sets them and removes none',
      [...READS, 'websiteRevenueShare.store', 'websiteRevenueShare.update'],
      { update: true, destroy: false },
      ['Open', 'Edit'],
      true,
    ],
    ['only reads', READS, NOTHING, ['Open'], false],
  ])('offers whoever %s that and no more', async (_, rights, can, offered, mayAdd) => {
    const { user } = await renderScreen(
      { '/revenue-share': ShareList },
      {
        rights,
        server: [answers(shareEndpoints.list, onePage([{ ...PLANNED, can }])), answers(viewEndpoints.list, [])],
      },
    )
    await user.click(await screen.findByRole('button', { name: 'Actions for serra.example' }))
    expect(menuTexts()).toEqual(offered)
    expect(screen.queryAllByRole('link', { name: 'New version' })).toHaveLength(mayAdd ? 1 : 0)
    expect(screen.getByText('75.00%, varies by condition')).toBeVisible()
  })
})

test('the list begins with what counts today; what is to come and all are one choice away', async () => {
  const { user, asked } = await renderScreen(
    { '/revenue-share': ShareList },
    { rights: READS, server: [answers(shareEndpoints.list, onePage([IN_FORCE_ROW])), answers(viewEndpoints.list, [])] },
  )
  const last = () => asked(shareEndpoints.list).at(-1)
  const segments = within(await screen.findByRole('group', { name: 'State' }))
  await screen.findByRole('button', { name: 'Actions for serra.example' })
  expect(last()).toMatchObject({ filters: { state: ['in_force'] } })
  await user.click(segments.getByRole('button', { name: /^All/ }))
  await waitFor(() => expect(last()).not.toHaveProperty('filters.state'))
  await user.click(segments.getByRole('button', { name: /^Planned/ }))
  await waitFor(() => expect(last()).toMatchObject({ filters: { state: ['planned'] } }))
})

describe('a version', () => {
  const show = (rights: readonly Pair[], answer: OneShare) =>
    renderScreen(
      { '/revenue-share/:id': ShareShow },
      { at: `/revenue-share/${answer.record.id}`, rights, server: [answers(shareEndpoints.get, answer)] },
    )

  test.each<[string, readonly Pair[], OneShare, string[], boolean]>([
    ['may everything', PAIRS, oneOf(PLANNED, EVERYTHING), ['Overview', 'History'], true],
    ['has no log and only reads', ['websiteRevenueShare.get'], oneOf(PLANNED, NOTHING), [], false],
  ])('shows whoever %s what they may do', async (_, rights, answer, tabs, mayChange) => {
    await show(rights, answer)
    expect(await screen.findByRole('heading', { level: 1, name: 'serra.example' })).toBeVisible()
    expect(textsOf(screen.queryAllByRole('tab'))).toEqual(tabs)
    for (const name of ['Edit', 'New version'])
      expect(screen.queryAllByRole('link', { name })).toHaveLength(mayChange ? 1 : 0)
  })

  test('says both sides, its conditions, who set it and why, and those before it', async () => {
    await show(READS, oneOf(PLANNED, NOTHING))
    const says = within(await screen.findByRole('region', { name: 'What each side gets' }))
    expect(
      says.getByText('By condition; everywhere else platform keeps 25.00%, publisher receives 75.00%'),
    ).toBeVisible()
    expect(says.getByText('Video · Mobile · Direct')).toBeVisible()
    const versions = within(screen.getByRole('region', { name: 'Versions' })).getAllByRole('listitem')
    expect(versions.map(each => each.getAttribute('aria-current'))).toContain('true')
    expect(screen.getByText('Platform keeps 20.00%, publisher receives 80.00%')).toBeVisible()
    expect(screen.getAllByText(/Set by Chiara Fontana/)[0]).toHaveTextContent('Renewed for a year')
  })

  test('that has begun says why it stays', async () => {
    await show(PAIRS, oneOf(IN_FORCE, NOTHING))
    expect(await screen.findByText(/A version that has begun stays as it is/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'New version' })).toHaveAttribute('href', '/revenue-share/new?website=3')
  })

  test('that has begun has no form, and the page says why', async () => {
    await renderScreen(
      { '/revenue-share/:id/edit': ShareEdit },
      { at: '/revenue-share/7/edit', server: [answers(shareEndpoints.get, oneOf(IN_FORCE, NOTHING))] },
    )
    expect(await screen.findByText(/A version that has begun stays as it is/)).toBeVisible()
    expect(screen.queryByRole('textbox')).not.toBeInTheDocument()
  })
})

test('a website without a share says what decides instead', async () => {
  await renderScreen(
    { '/revenue-share/website/:id': ShareWebsite },
    {
      at: '/revenue-share/website/3',
      rights: READS,
      server: [answers(shareEndpoints.timeline, { ...TIMELINE, versions: [] })],
    },
  )
  expect(await screen.findByText('Until then the commission of the website decides.')).toBeVisible()
  expect(screen.queryByRole('link', { name: 'New version' })).not.toBeInTheDocument()
})
