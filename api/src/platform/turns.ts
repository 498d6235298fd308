import { AppError } from './http/app-error'

const RETRY_SECONDS = 2

/**
 * For work that is dear enough for a stranger to hurt us with: so many run at a time. When many wait already, the next
 * caller is told to come back instead of making everybody slower.
 */
export const takingTurns = (atOnce: number, queue: number): (<T>(act: () => Promise<T>) => Promise<T>) => {
  let running = 0
  const waiting: (() => void)[] = []
  return async act => {
    if (running >= atOnce) {
      if (waiting.length >= queue) throw new AppError('unavailable', { retryAfter: RETRY_SECONDS })
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
}
