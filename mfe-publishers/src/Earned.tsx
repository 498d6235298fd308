import { useSession } from '@candela/shared-auth'
import { type AccountRow, DEFAULT_CURRENCY, microFromText } from '@candela/shared-contract'
import { Change, useFormat } from '@candela/shared-ui'
import { useMemo } from 'react'
import { styled } from 'styled-components'

const Root = styled.span`
  display: flex;
  flex-direction: column;
  align-items: flex-end;
  line-height: 16px;
  font-variant-numeric: tabular-nums;

  span + span {
    line-height: 14px;
  }
`

type EarnedProps = { earned: Pick<AccountRow, 'net30' | 'net30_currency' | 'change30'> }

/** What was earned in 30 days, and how that differs from the days before. */
export const Earned = ({ earned: { net30, net30_currency, change30 } }: EarnedProps) => {
  const format = useFormat()
  if (net30 === null) return '–'
  return (
    <Root>
      <span>{format.money(net30_currency, microFromText(net30))}</span>
      {change30 !== null && <Change value={change30} />}
    </Root>
  )
}

/** In which currency amounts are asked for, where that is not the one that everybody begins with. */
export const useCurrencyAsked = (): { currency?: string } => {
  const currency = useSession(state => state.currency)
  return useMemo(() => (currency === DEFAULT_CURRENCY ? {} : { currency }), [currency])
}
