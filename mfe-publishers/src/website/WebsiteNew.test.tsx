import { accountEndpoints, PAIRS, type Scope, websiteEndpoints } from '@candela/shared-contract'
import { answers, renderScreen } from '@candela/shared-ui/testing'
import { screen } from '@testing-library/react'
import WebsiteNew from './WebsiteNew'

test.each<[string, Scope, number]>([
  ['a publisher, who sets no commission, none', 'own', 0],
  ['staff their field, the subtitle and what is copied', 'all', 3],
])('a new website speaks of the commission to those who set it: to %s', async (_, scope, times) => {
  await renderScreen(
    { '/website/new': WebsiteNew },
    {
      rights: PAIRS,
      scope,
      server: [answers(accountEndpoints.simpleList, []), answers(websiteEndpoints.simpleList, [])],
    },
  )
  expect(await screen.findByRole('heading', { level: 1, name: 'New website' })).toBeVisible()
  // The heading of its card is of the field.
  expect(screen.queryAllByText(/commission/i, { ignore: 'h2, script, style' })).toHaveLength(times)
})
