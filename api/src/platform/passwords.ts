import { hash, verify } from '@node-rs/argon2'
import { takingTurns } from './turns'

/** argon2id with the figures that the library's constants name: 19 MiB, two passes, one lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const inTurn = takingTurns(2, 40)

export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, OPTIONS))

let decoy: Promise<string> | undefined

/** Takes as long for somebody unknown as for somebody known: without a hash it checks against one that never fits. */
export const passwordFits = async (stored: string | null | undefined, password: string): Promise<boolean> => {
  decoy ??= hashPassword('no one has this password')
  const against = stored ?? (await decoy)
  const fits = await inTurn(() => verify(against, password))
  return fits && stored !== null && stored !== undefined
}
