import { hash, verify } from '@node-rs/argon2'
import { AppError } from './http/app-error'

/** argon2id with the figures that the library's constants name: 19 MiB, two passes, one lane. */
const OPTIONS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

const AT_ONCE = 2
const QUEUE = 40

/**
 * Hashing is the dearest thing a stranger can make us do. Two run at a time; when many wait already, the next caller
 * is told to come back instead of making everybody slower.
 */
let running = 0
const waiting: (() => void)[] = []

const inTurn = async <T>(act: () => Promise<T>): Promise<T> => {
  if (running >= AT_ONCE) {
    if (waiting.length >= QUEUE) throw new AppError('unavailable', { retryAfter: 2 })
    await new Promise<void>(resolve => waiting.push(resolve))
  }
  running += 1
  try {
    return await act()
  } finally {
    running -= 1
    waiting.shift()?.()
  }
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
