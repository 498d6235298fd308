import { AMOUNT_SCALE } from '@candela/shared-contract'
import { earningsOf } from './transfer.present'

const ONE = AMOUNT_SCALE

it('what has no rate has no amount, and neither has a sum that it is part of', () => {
  const line = (id: number, usd: bigint | null) => ({
    ...{ website: { id, label: `${id}.example` }, gross: null, net: 10n * ONE, usd },
  })
  expect(earningsOf([line(1, 2n * ONE), line(2, null)], false)).toMatchObject({
    ...{ net: '20.00', net_usd: null },
    lines: [{ net_usd: '2.00' }, { net_usd: null }],
  })
  expect(earningsOf([line(1, 2n * ONE), line(2, 3n * ONE)], false)).toMatchObject({ net_usd: '5.00' })
})
