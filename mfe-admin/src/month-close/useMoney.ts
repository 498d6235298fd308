import { microFromText, textFromUnits } from '@candela/shared-contract'
import { useFormat } from '@candela/shared-ui'

const minus = (a: string, b: string): `${number}` => textFromUnits((microFromText(a) - microFromText(b)) / 10_000n, 2)

/** Amounts in BRL, and by how much one is more or less than another. */
export const useMoney = () => {
  const format = useFormat()
  const money = (amount: string) => format.money('BRL', amount)
  const change = (a: string, b: string) => {
    const difference = minus(a, b)
    return `${difference.startsWith('-') || Number(difference) === 0 ? '' : '+'}${money(difference)}`
  }
  return { money, change }
}
