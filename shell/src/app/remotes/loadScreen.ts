import { hostSatisfies, type PublicRemote } from '@candela/shared-contract'
import { loadMessages } from '@candela/shared-ui/runtime'
import type { ComponentType } from 'react'
import { type FailureKind, kindOf, problemOf, SectionFailure } from './failure'
import { fetchModule } from './federation'
import { preload } from './preload'
import { giveUp } from './scripts'

export const TIME_LIMIT_MS = 10_000
/** Long enough for a hiccup to pass, short enough that nobody sees it. */
export const HICCUP_MS = 400

/** Settles with the work, or rejects when it is called off or the limit is reached. */
const withTimeLimit = async <T>(remote: PublicRemote, calledOff: AbortSignal, work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = new Promise<never>((_, reject) => {
    const fail = (problem: string) => reject(new SectionFailure('slow', 'load', remote, problem))
    timer = setTimeout(() => fail(`no answer within ${TIME_LIMIT_MS / 1000} s`), TIME_LIMIT_MS)
    calledOff.addEventListener('abort', () => fail('was asked for again'))
  })
  try {
    return await Promise.race([work, end])
  } finally {
    clearTimeout(timer)
  }
}

const failed = (remote: PublicRemote, error: unknown): SectionFailure =>
  error instanceof SectionFailure ? error : new SectionFailure(kindOf(error), 'load', remote, problemOf(error), error)

const fetchScreen = async (remote: PublicRemote, module: string): Promise<ComponentType> => {
  const loaded = (await fetchModule(remote, module)) as { default?: ComponentType } | null
  if (!loaded?.default) throw new SectionFailure('broken', 'load', remote, `${module} offers no screen`)
  // Its texts in the language of the page were declared just now.
  await loadMessages()
  return loaded.default
}

const PASSING: FailureKind = 'down'

/** One attempt: what did not come is asked for once more before anybody hears of it. */
export const loadScreen = async (
  remote: PublicRemote,
  module: string,
  calledOff: AbortSignal = new AbortController().signal,
): Promise<ComponentType> => {
  const { host } = remote.declaration
  if (!hostSatisfies(host)) throw new SectionFailure('incompatible', 'load', remote, `needs host ${host}`)
  preload(remote, module)
  const over = new AbortController()

  const fetchWithRetry = async () => {
    try {
      return await fetchScreen(remote, module)
    } catch (error) {
      if (failed(remote, error).kind !== PASSING) throw error
      await new Promise(resolve => setTimeout(resolve, HICCUP_MS))
      if (over.signal.aborted) throw error
      return fetchScreen(remote, module)
    }
  }
  try {
    return await withTimeLimit(remote, calledOff, fetchWithRetry())
  } catch (error) {
    over.abort()
    const failure = failed(remote, error)
    if (failure.kind === 'slow') giveUp(remote, module)
    throw failure
  }
}
