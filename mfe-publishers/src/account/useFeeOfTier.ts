import { TYPES } from '@candela/shared-contract'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useIsPublisher } from '../useIsPublisher'
import { typesQuery } from './account.api'
import type { AccountValues } from './account.form'

/** What a new website costs without a commission of its own, by the tier of its account. Publishers are not told. */
export const useFeeOfTier = (): ((tier: AccountValues['acc_tier']) => string | undefined) => {
  const { data } = useQuery({ ...typesQuery(), enabled: !useIsPublisher() })
  return useCallback(
    tier => data?.accountTierFee?.[TYPES.accountTier.findIndex(each => `${each}` === tier)]?.toString(),
    [data],
  )
}
