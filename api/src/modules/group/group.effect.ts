import { allowsOwnRecord, endpointList, type Pair, pairsFor } from '@candela/shared-contract'

/** Rights that nobody needs for their own record. */
export const OWN_RECORD: readonly Pair[] = [
  ...new Set(
    endpointList.flatMap(({ endpoint: { access, mirrors } }) =>
      allowsOwnRecord(access) && !mirrors ? pairsFor(access) : [],
    ),
  ),
]

export const needsNoRightForOwn = (pair: Pair): boolean => OWN_RECORD.includes(pair)
