import { type Transfer, textFromUnits, unitsFromText } from '@candela/shared-contract'

/** What payments come to, in BRL. */
export const sumOf = (rows: readonly Pick<Transfer, 'payable'>[]): string =>
  textFromUnits(
    rows.reduce((sum, { payable }) => sum + unitsFromText(payable, 2), 0n),
    2,
  )
