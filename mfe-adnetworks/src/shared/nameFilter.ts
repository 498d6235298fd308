import { useCan } from '@candela/shared-auth'
import type { LoadOptions } from '@candela/shared-ui'
import type { SearchFilter } from '@candela/shared-ui/pages'
import { useMemo } from 'react'
import { KINDS } from './kinds'

/** For a filter, which speaks of ids as an address does. */
export const asTexts =
  (load: LoadOptions<number>) =>
  async (search: string, signal: AbortSignal): Promise<{ value: string; label: string }[]> =>
    (await load(search, signal)).map(({ value, label }) => ({ value: String(value), label }))

/** By what a record names: found by typing. Whoever may not look for one has the filter from links only. */
export const useNameFilter = (kind: keyof typeof KINDS, key: string, label: string): SearchFilter => {
  const { right, load, nameOf } = KINDS[kind]
  const finds = useCan(right)
  return useMemo(
    () => ({ kind: 'search', key, label, nameOf, ...(finds && { load: asTexts(load) }) }),
    [key, label, nameOf, finds, load],
  )
}
