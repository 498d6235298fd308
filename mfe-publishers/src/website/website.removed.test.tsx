import { type Pair, type RemovedRow, removedCallsOf, viewEndpoints, websiteEndpoints } from '@candela/shared-contract'
import {
  type Answer,
  answers,
  INSTANT,
  menuTexts,
  onePage,
  onPhone,
  refusal,
  renderScreen,
} from '@candela/shared-ui/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { NEWS } from './testWebsite'
import WebsiteEdit from './WebsiteEdit'
import WebsiteList from './WebsiteList'
import WebsiteShow from './WebsiteShow'

const { removed, restoreMany } = removedCallsOf(websiteEndpoints.restore)

const ROW: RemovedRow = {
  id: 9,
  label: 'news.example',
  updated_at: INSTANT,
  removed_at: '2026-11-16T12:00:00.000000Z',
  removed_by: { id: 3, label: 'Lívia Prado' },
  until: '2026-12-16T12:00:00.000000Z',
  days_left: 26,
}

const CAN = { update: true, destroy: true, govern: true, approve: true, resubmit: true, tags: true }
const RESTORED = { record: NEWS, can: CAN }
const READS: readonly Pair[] = ['website.list', 'website.get', 'website.update']
const REMOVES: readonly Pair[] = [...READS, 'website.destroy']

describe('the list of removed websites', () => {
  const show = (rights: readonly Pair[], at: string, server: readonly Answer[] = []) => {
    onPhone()
    return renderScreen(
      { '/website': WebsiteList },
      {
        at,
        rights,
        server: [
          answers(websiteEndpoints.list, onePage([])),
          answers(viewEndpoints.list, []),
          answers(removed, onePage([ROW])),
          ...server,
        ],
      },
    )
  }

  test.each([
    ['may remove them', REMOVES, 1],
    ['only changes them', READS, 0],
  ])('is offered to whoever %s', async (_, rights, offered) => {
    await show(rights, '/website')
    await screen.findByText('0 websites')
    expect(screen.queryAllByRole('button', { name: 'Removed' })).toHaveLength(offered)
  })

  test('is no list for whoever may not bring them back, whatever their address says', async () => {
    const { asked } = await show(READS, '/website?removed=true')
    await screen.findByText('0 websites')
    expect(asked(removed)).toEqual([])
  })

  test('stands in the address, takes the place of the list and leads back to it, and the focus stays', async () => {
    const { user, address } = await show(REMOVES, '/website')
    await user.click(await screen.findByRole('button', { name: 'Removed' }))
    expect(await screen.findByText('1 removed record')).toBeVisible()
    const button = screen.getByRole('button', { name: 'Removed' })
    expect(button).toHaveAttribute('aria-pressed', 'true')
    expect(button).toHaveFocus()
    expect(address()).toBe('/website?removed=true')
    expect(screen.getByRole('heading', { level: 1, name: 'Removed websites' })).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Views' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: /Export/ })).not.toBeInTheDocument()
    await user.click(button)
    expect(await screen.findByText('0 websites')).toBeVisible()
    expect(address()).toBe('/website')
    expect(screen.getByRole('button', { name: 'Removed' })).toHaveFocus()
  })

  test('says who removed each and how long it can be restored', async () => {
    await show(REMOVES, '/website?removed=true')
    expect(await screen.findByRole('link', { name: 'news.example' })).toHaveAttribute('href', '/website/9')
    expect(screen.getByText('Lívia Prado')).toBeVisible()
    expect(screen.getByText('26 days')).toBeVisible()
  })

  test('stays what it is while somebody searches', async () => {
    const { user, address, asked } = await show(REMOVES, '/website?removed=true')
    await user.type(await screen.findByRole('searchbox'), 'news')
    await waitFor(() => expect(address()).toBe('/website?removed=true&q=news'))
    await waitFor(() => expect(asked(removed).at(-1)).toMatchObject({ search: 'news' }))
  })

  test('offers nothing for one but to open it and to bring it back, which it does', async () => {
    const { user, asked, calls } = await show(REMOVES, '/website?removed=true', [
      answers(websiteEndpoints.restore, RESTORED),
    ])
    await user.click(await screen.findByRole('button', { name: 'Actions for news.example' }))
    expect(menuTexts()).toEqual(['Open', 'Restore'])
    await user.click(screen.getByRole('menuitem', { name: 'Restore' }))
    expect(await screen.findByText('Record restored')).toBeVisible()
    expect(calls.filter(({ endpoint }) => endpoint === websiteEndpoints.restore)).toMatchObject([
      { params: { id: '9' } },
    ])
    await waitFor(() => expect(asked(removed)).toHaveLength(2))
  })

  test('says what stands in the way', async () => {
    const message = 'This website already exists, in the account Cariri Media'
    const { user } = await show(REMOVES, '/website?removed=true', [
      answers(
        websiteEndpoints.restore,
        refusal('invalid', { errors: [{ field: 'anw_website', code: 'domainTaken', message }] }),
      ),
    ])
    await user.click(await screen.findByRole('button', { name: 'Actions for news.example' }))
    await user.click(screen.getByRole('menuitem', { name: 'Restore' }))
    expect(await screen.findByText('The record could not be restored')).toBeVisible()
    expect(screen.getByText(message)).toBeVisible()
  })

  test('brings many back as they were shown, and names those that were refused', async () => {
    const refused = [{ id: 9, label: 'news.example', code: 'domainTaken', message: 'This website already exists' }]
    const { user, asked } = await show(REMOVES, '/website?removed=true', [
      answers(restoreMany, { transaction: 't', done: 1, refused }),
    ])
    await user.click(await screen.findByRole('button', { name: 'Select' }))
    await user.click(await screen.findByRole('checkbox', { name: 'Select news.example' }))
    await user.click(await screen.findByRole('button', { name: 'Restore' }))
    expect(await screen.findByText('1 record restored')).toBeVisible()
    expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument()
    expect(asked(restoreMany)).toEqual([{ action: 'restore', rows: [{ id: 9, updated_at: INSTANT }] }])
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText('This website already exists')).toBeVisible()
  })
})

describe('the page of a removed website', () => {
  const open = (rights: readonly Pair[], server: readonly Answer[], at = '/website/9') => {
    let isThere = false
    return renderScreen(
      { '/website/:id': WebsiteShow, '/website/:id/edit': WebsiteEdit },
      {
        at,
        rights,
        server: [
          answers(websiteEndpoints.get, () => (isThere ? RESTORED : refusal('notFound'))),
          answers(websiteEndpoints.restore, () => {
            isThere = true
            return RESTORED
          }),
          ...server,
        ],
      },
    )
  }

  test.each(['/website/9', '/website/9/edit'])(
    '%s says who removed it and when, and until when it comes back',
    async at => {
      await open(REMOVES, [answers(removed, onePage([ROW]))], at)
      expect(await screen.findByText(/^This record was removed by Lívia Prado on .*16/)).toBeVisible()
      expect(screen.getByText(/^It can be restored until .*16/)).toBeVisible()
      expect(screen.getByRole('heading', { level: 1, name: 'news.example' })).toBeVisible()
      await waitFor(() => expect(document.title).toBe('news.example · Candela'))
      expect(screen.queryByText('This record does not exist')).not.toBeInTheDocument()
      expect(screen.getByRole('link', { name: 'Back to Websites' })).toHaveAttribute('href', '/website')
    },
  )

  test('leads back to the record', async () => {
    const { user, asked } = await open(REMOVES, [answers(removed, onePage([{ ...ROW, removed_by: null }]))])
    expect(await screen.findByText(/^This record was removed on/)).toBeVisible()
    await user.click(screen.getByRole('button', { name: 'Restore' }))
    expect(await screen.findByText('Record restored')).toBeVisible()
    await waitFor(() => expect(screen.queryByText(/^This record was removed/)).not.toBeInTheDocument())
    expect(screen.getByRole('heading', { level: 1, name: 'news.example' })).toBeVisible()
    expect(asked(removed)).toMatchObject([{ filters: { id: ['9'] } }, ...asked(removed).slice(1)])
  })

  test('is none for whoever may not bring it back, and nothing more is asked', async () => {
    const { calls } = await open(READS, [])
    expect(await screen.findByText('This record does not exist')).toBeVisible()
    expect(calls).toHaveLength(1)
  })

  test.each([
    ['that never was', '/website/9', 2],
    ['of an address that is no number', '/website/abc', 1],
  ])('%s is none', async (_, at, asked) => {
    const { calls } = await open(REMOVES, [answers(removed, onePage([]))], at)
    expect(await screen.findByText('This record does not exist')).toBeVisible()
    expect(calls).toHaveLength(asked)
  })
})
