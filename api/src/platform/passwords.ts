import { hash, verify } from '@node-rs/argon2'
import { isCommonPassword } from './common-passwords'
import { wrongField } from './http/app-error'
import { takingTurns } from './turns'

/** argon2id with the figures that the library's constants name: 19 MiB, two passes, one lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const inTurn = takingTurns(2, 40)

/** Before somebody's choice is hashed. The list is too long for browsers, so the form hears it from here. */
export const refuseCommon = (field: 'password' | 'usr_password', password: string): void => {
  if (isCommonPassword(password)) throw wrongField(field, 'passwordCommon')
}

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, OPTIONS))

let decoy: Promise<string> | undefined

/** Takes as long for somebody unknown as for somebody known: without a hash it checks against one that never fits. */
export const passwordFits = async (stored: string | null | undefined, password: string): Promise<boolean> => {
  decoy ??= hashPassword('no one has this password')
  const against = stored ?? (await decoy)
  const fits = await inTurn(() => verify(against, password))
  return fits && stored !== null && stored !== undefined
}
