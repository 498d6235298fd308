import type { PublicRemote } from '@candela/shared-contract'
import type { ComponentType } from 'react'
import { create } from 'zustand'
import { reportProblem } from '../reportProblem'
import { problemOf, SectionFailure } from './failure'
import { loadScreen } from './loadScreen'

export type ScreenState =
  /** With the failure of the attempt before, when there was one. */
  | { status: 'loading'; attempts: number; failure?: SectionFailure }
  | { status: 'ready'; Screen: ComponentType }
  | { status: 'failed'; failure: SectionFailure; attempts: number }

const keyOf = (remote: PublicRemote, module: string) => `${remote.name}${module}`

/** Screens by remote and module. They live here and not in the router, which would keep a failed attempt for ever. */
const useScreens = create<Record<string, ScreenState>>(() => ({}))

const set = (key: string, state: ScreenState) => useScreens.setState({ [key]: state })

export const useScreen = (remote: PublicRemote, module: string): ScreenState | undefined =>
  useScreens(screens => screens[keyOf(remote, module)])

const attempt = async (remote: PublicRemote, module: string): Promise<void> => {
  const key = keyOf(remote, module)
  const before = useScreens.getState()[key]
  const failed = before?.status === 'failed' ? before : undefined
  const attempts = (failed?.attempts ?? 0) + 1
  set(key, { status: 'loading', attempts, failure: failed?.failure })
  try {
    set(key, { status: 'ready', Screen: await loadScreen(remote, module, attempts > 1) })
  } catch (error) {
    const failure =
      error instanceof SectionFailure ? error : new SectionFailure('broken', remote, problemOf(error), error)
    reportProblem(failure, { remote: remote.name, version: remote.version, kind: failure.kind })
    set(key, { status: 'failed', failure, attempts })
  }
}

const running = new Map<string, Promise<void>>()

const run = (remote: PublicRemote, module: string): Promise<void> => {
  const key = keyOf(remote, module)
  const work = running.get(key) ?? attempt(remote, module).finally(() => running.delete(key))
  running.set(key, work)
  return work
}

/** Fetches a screen that nobody has asked for yet. It never rejects: how it went is the screen's state. */
export const ensureScreen = async (remote: PublicRemote, module: string): Promise<void> => {
  const status = useScreens.getState()[keyOf(remote, module)]?.status
  if (status !== 'ready' && status !== 'failed') await run(remote, module)
}

/** Asks the server again for a screen that failed. */
export const retryScreen = async (remote: PublicRemote, module: string): Promise<void> => {
  if (useScreens.getState()[keyOf(remote, module)]?.status === 'failed') await run(remote, module)
}

export const isScreenLoading = (): boolean =>
  Object.values(useScreens.getState()).some(({ status }) => status === 'loading')

export const watchScreens = (listener: () => void): (() => void) => useScreens.subscribe(listener)
