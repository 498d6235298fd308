import { query, useCan, useSession } from '@candela/shared-auth'
import {
  type AccountRow,
  type accountEndpoints,
  type Currency,
  DEFAULT_CURRENCY,
  platformPeriod,
  REPORTS,
  reportPath,
  type websiteEndpoints,
} from '@candela/shared-contract'
import { Change, Skeleton, TextLink, useFormat } from '@candela/shared-ui'
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

/** Above the link of the card that it stands in. */
const Amount = styled(TextLink)`
  position: relative;
  z-index: 1;
`

type Recent = Pick<AccountRow, 'net30' | 'net30_currency' | 'change30'>

type Whose = { account: number; website?: number }

type EarnedProps = {
  earned: Recent
  whose: Whose
  /** In a list the keyboard goes from row to row. */
  inList?: boolean
}

/** What was earned in 30 days, and how that differs from the days before; it leads to the report that says the same. */
export const Earned = ({
  earned: { net30, net30_currency, change30 },
  whose: { account, website },
  inList = false,
}: EarnedProps) => {
  const format = useFormat()
  const mayReadReport = useCan(REPORTS.statement.right)
  if (net30 === null) return '–'
  const amount = format.money(net30_currency, net30)
  const href = reportPath('statement', {
    period: platformPeriod('last30'),
    currency: net30_currency,
    // A website has days of accounts that it belonged to before.
    account: [String(account)],
    website: website === undefined ? null : [String(website)],
  })
  return (
    <Root>
      <span>
        {mayReadReport ? (
          <Amount quiet href={href} {...(inList && { tabIndex: -1 })}>
            {amount}
          </Amount>
        ) : (
          amount
        )}
      </span>
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
  whose: Whose
}

/** Of a record, in the currency of the session. Only the amount is asked for anew: a form beside it keeps its record. */
export const RecordEarned = ({ earned, get, whose }: RecordEarnedProps) => {
  const currency = useSession(state => state.currency)
  const isThere = earned.net30_currency === currency
  const source = query<typeof get>(get, { params: { id: earned.id }, query: { currency } })
  const { data, isError } = useQuery({ ...source, enabled: !isThere })
  const shown = isThere || isError ? earned : data?.record
  return shown ? <Earned earned={shown} whose={whose} /> : <Skeleton width="96px" height="16px" />
}
