import { query, useSession } from '@candela/shared-auth'
import {
  type AccountRow,
  type accountEndpoints,
  type Currency,
  DEFAULT_CURRENCY,
  type websiteEndpoints,
} from '@candela/shared-contract'
import { Change, Skeleton, useFormat } from '@candela/shared-ui'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { styled } from 'styled-components'

/** Both lines stand where the column, the card or the fact has its numbers. */
const Root = styled.span`
  display: block;
  line-height: 16px;
  font-variant-numeric: tabular-nums;
  white-space: nowrap;

  > span:first-child {
    display: block;
  }
  > span + span {
    line-height: 14px;
  }
`

type Recent = Pick<AccountRow, 'net30' | 'net30_currency' | 'change30'>

/** What was earned in 30 days, and how that differs from the days before. */
export const Earned = ({ earned: { net30, net30_currency, change30 } }: { earned: Recent }) => {
  const format = useFormat()
  if (net30 === null) return '–'
  return (
    <Root>
      <span>{format.money(net30_currency, net30)}</span>
      {change30 !== null && <Change value={change30} />}
    </Root>
  )
}

/** In which currency amounts are asked for, where that is not the one that everybody begins with. */
export const useCurrencyParam = (): { currency?: Currency } => {
  const currency = useSession(state => state.currency)
  return useMemo(() => (currency === DEFAULT_CURRENCY ? {} : { currency }), [currency])
}

type RecordEarnedProps = {
  /** As the record came, in the currency that everybody begins with. */
  earned: Recent & { id: number }
  get: typeof accountEndpoints.get | typeof websiteEndpoints.get
}

/** Of a record, in the currency of the session. Only the amount is asked for anew: a form beside it keeps its record. */
export const RecordEarned = ({ earned, get }: RecordEarnedProps) => {
  const currency = useSession(state => state.currency)
  const isThere = earned.net30_currency === currency
  const source = query<typeof get>(get, { params: { id: earned.id }, query: { currency } })
  const { data, isError } = useQuery({ ...source, enabled: !isThere })
  const shown = isThere || isError ? earned : data?.record
  return shown ? <Earned earned={shown} /> : <Skeleton width="96px" height="16px" />
}
