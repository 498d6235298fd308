import type { Terms } from '@candela/shared-contract'
import { renderUi } from '@candela/shared-ui/testing'
import { screen } from '@testing-library/react'
import { TermsCell, useTermsWords } from './Terms'

const share = (wrs_type: NonNullable<Terms['share']>['wrs_type'], price?: ['BRL' | 'USD', string]): Terms['share'] => ({
  wrs_type,
  wrs_valid_from: '2026-11-01',
  wrs_currency: price?.[0] ?? null,
  amount: price?.[1] ?? null,
})

const Sentence = ({ terms }: { terms: Terms | null }) => useTermsWords()(terms) ?? 'nothing'

test.each<[string, Terms | null, string, string]>([
  [
    'a commission',
    { effectiveFee: '20.00', share: null },
    '20.00%',
    'Platform keeps 20.00% · publisher receives 80.00%',
  ],
  [
    'a part',
    { effectiveFee: '15.00', share: share('website_percentage_value') },
    '15.00%',
    'Platform keeps 15.00% · publisher receives 85.00% · agreed since 1 Nov 2026',
  ],
  [
    'parts by condition',
    { effectiveFee: '29.50', share: share('specific_per_condition') },
    '29.50%Varies',
    'Platform keeps 29.50% · publisher receives 70.50% · varies by device, format and technology · agreed since 1 Nov 2026',
  ],
  [
    'a price a month',
    { effectiveFee: null, share: share('website_fixed_value', ['BRL', '9000.00']) },
    'R$9,000.00Fixed, monthly',
    'Fixed, monthly – R$9,000.00 · agreed since 1 Nov 2026',
  ],
  [
    'a price per thousand',
    { effectiveFee: null, share: share('website_fixed_cpm', ['USD', '3.2000']) },
    '$3.20Fixed CPM',
    'Fixed CPM – $3.20 · agreed since 1 Nov 2026',
  ],
  ['what is not shown', null, '–', 'nothing'],
])('%s is said in a cell and in a sentence', (_, terms, cell, sentence) => {
  renderUi(
    <>
      <div data-testid="cell">
        <TermsCell terms={terms} />
      </div>
      <div data-testid="sentence">
        <Sentence terms={terms} />
      </div>
    </>,
  )
  expect(screen.getByTestId('cell').textContent).toBe(cell)
  expect(screen.getByTestId('sentence').textContent).toBe(sentence)
})
