import type { Controller, Method, Pair } from '@candela/shared-contract'
import { type Family, partsOf } from '@candela/shared-contract/rights/families'
import { useMemo } from 'react'
import { rightMessages } from './messages'

/** Rights in the words of the reader. */
export const useRightWords = () => {
  const t = rightMessages.useT()
  return useMemo(() => {
    const family = (one: Family) => t(`family.${one}`)
    const help = (one: Family) => (one === 'mobile' ? t('mobileHelp') : undefined)
    const controller = (one: Controller) => t(`controller.${one}`)
    const method = (one: Method) => t(`method.${one}`)
    /** Rights of one controller in one line. */
    const several = (of: Controller, methods: readonly Method[]) =>
      t('matrix.pair', { controller: controller(of), method: methods.map(method).join(', ') })
    const pair = (one: Pair) => several(partsOf(one).controller, [partsOf(one).method])
    /** Beside its own row a right goes by its method alone. */
    const pairSeenFrom = (one: Pair, row: Controller) =>
      partsOf(one).controller === row ? method(partsOf(one).method) : pair(one)
    return { family, help, controller, method, several, pair, pairSeenFrom }
  }, [t])
}

export type RightWords = ReturnType<typeof useRightWords>
