import { textFromUnits, unitsFromText } from '@candela/shared-contract'
import { useFormat } from '@candela/shared-ui'
import { transferMessages } from './messages'

type AgainstOwed = { isSame: boolean; text: string }

/** How an amount stands to what is to be paid: an invoice is of that and of nothing else. */
export const useAgainstOwed = () => {
  const t = transferMessages.useT()
  const format = useFormat()
  return (amount: string, payable: string): AgainstOwed => {
    const off = unitsFromText(amount, 2) - unitsFromText(payable, 2)
    if (off === 0n) return { isSame: true, text: t('owed.same') }
    const isLess = off < 0n
    const difference = format.money('BRL', textFromUnits(isLess ? -off : off, 2))
    return { isSame: false, text: t(isLess ? 'owed.less' : 'owed.more', { amount: difference }) }
  }
}
