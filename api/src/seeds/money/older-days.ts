import { setTimeout as wait } from 'node:timers/promises'
import type { FastifyBaseLogger } from 'fastify'
import type { DemoHistory } from './history'

/** After each step others have the database for as long as the step took, and for this long at least. */
const REST_MS = 200

/** Loads what is missing of a demo's past behind the product's back; what it answers ends it after the step it is at. */
export const startHistory = (history: DemoHistory | undefined, log: FastifyBaseLogger): (() => Promise<void>) => {
  const stopping = new AbortController()
  const run = async (): Promise<void> => {
    while (history && !stopping.signal.aborted) {
      const began = performance.now()
      if (!(await history.step())) return
      await wait(Math.max(REST_MS, performance.now() - began), undefined, { signal: stopping.signal })
    }
  }
  const running = run().catch((error: unknown) => {
    if (!stopping.signal.aborted) log.warn({ err: error }, 'older days of the demo were not loaded')
  })
  return async () => {
    stopping.abort()
    await running
  }
}
