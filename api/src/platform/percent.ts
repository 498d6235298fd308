import { decimalFromMicro, microFromText } from '@candela/shared-contract'

/** As the database writes it, so that `2.5` for `2.50` is no change. */
export const storedPercent = (text: string): string => decimalFromMicro(microFromText(text))
