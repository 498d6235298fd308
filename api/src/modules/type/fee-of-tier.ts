import type { TypeValue } from '@candela/shared-contract'

/** The platform's fee in percent by the tier of the account, unless another one was agreed. For staff to know. */
export const FEE_OF_TIER: Record<TypeValue<'accountTier'>, string> = {
  1: '15.00',
  2: '18.00',
  3: '20.00',
  4: '25.00',
  5: '30.00',
}
