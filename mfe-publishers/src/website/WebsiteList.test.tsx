import { viewEndpoints, type WebsiteRow, websiteEndpoints } from '@candela/shared-contract'
import { answers, INSTANT, onePage, onPhone, renderScreen } from '@candela/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import WebsiteList from './WebsiteList'

const WEBSITE: WebsiteRow = {
  id: 9,
  anw_name: 'News',
  anw_website: 'news.example',
  display_host: 'news.example',
  written_host: 'news.example',
  anw_product: 'Candela',
  anw_status: 1,
  anw_comission: '20.00',
  terms: { fee: '20.00', share: null },
  anw_account_id: 4,
  acc_name: 'Cariri Media',
  acc_is_enabled: 1,
  anw_reject_reason: null,
  net30: '1200.00',
  net30_currency: 'BRL',
  change30: null,
  users_count: 0,
  created_at: INSTANT,
  updated_at: INSTANT,
  can: { update: false, destroy: false, approve: false },
}

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
    written_host: 'gаzeta.example',
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
