import { viewEndpoints, type WebsiteRow, websiteEndpoints } from '@candela/shared-contract'
import { answers, onePage, onPhone, renderScreen } from '@candela/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import { NEWS } from './testWebsite'
import WebsiteList from './WebsiteList'

const { users: _, ...facts } = NEWS
const WEBSITE: WebsiteRow = { ...facts, users_count: 0, can: { update: false, destroy: false, approve: false } }

const cardOf = async (website: Partial<WebsiteRow>) => {
  onPhone()
  await renderScreen(
    { '/website': WebsiteList },
    {
      rights: ['website.list'],
      server: [answers(websiteEndpoints.list, onePage([{ ...WEBSITE, ...website }])), answers(viewEndpoints.list, [])],
    },
  )
  const list = await screen.findByRole('list', { name: 'Websites' })
  return within(await within(list).findByRole('listitem'))
}

test('a host that can pass for another has a line for each of its forms', async () => {
  const card = await cardOf({
    anw_website: 'xn--gzeta-4ve.example',
    unicode_host: 'gаzeta.example',
    display_host: 'gаzeta.example (xn--gzeta-4ve.example)',
  })
  expect(card.getByText('gаzeta.example')).toBeVisible()
  expect(card.getByText('xn--gzeta-4ve.example · News')).toBeVisible()
})

test.each<[string, string | null]>([
  ['Rejected', 'Too little to read'],
  ['Disabled', null],
])('a website that earns nothing is %s by the reason that it has: %s', async (status, anw_reject_reason) => {
  const card = await cardOf({ anw_status: 0, anw_reject_reason })
  expect(card.getByText(status)).toBeVisible()
})
