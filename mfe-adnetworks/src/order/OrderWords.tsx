import { languageOf, ORDER_WORDS, type OrderRow } from '@candela/shared-contract'
import { Pill } from '@candela/shared-ui'
import { useLocale } from '@candela/shared-ui/runtime'

/** The words that the list has in common with the file of it. */
export const useOrderWords = () => ORDER_WORDS[languageOf(useLocale())]

export const OrderStatusPill = ({ status }: { status: OrderRow['ord_status'] }) => {
  const words = useOrderWords()
  const isRunning = status === 'Em exibição'
  return (
    <Pill tone={isRunning ? 'success' : 'neutral'} mark={isRunning ? 'dot' : 'hollow'}>
      {words.status[status]}
    </Pill>
  )
}
