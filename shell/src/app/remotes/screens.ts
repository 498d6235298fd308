import type { PublicRemote } from '@candela/shared-contract'
import type { ComponentType } from 'react'
import { create } from 'zustand'
import { reportProblem } from '../reportProblem'
import { problemOf, SectionFailure } from './failure'
import { loadScreen } from './loadScreen'

/** From here on a person is told that it takes long. */
export const SLOW_MS = 3000

export type ScreenState = { remote: string } & (
  | {
      status: 'loading'
      attempts: number
      slow: boolean
      /** Of the attempt before, when there was one. */
      failure?: SectionFailure
    }
  | { status: 'ready'; Screen: ComponentType }
  | { status: 'failed'; failure: SectionFailure; attempts: number }
)

/** Screens by remote, version and module. The router would keep a failed attempt for ever. */
const useScreens = create<Record<string, ScreenState>>(() => ({}))

const keyOf = ({ name, version }: PublicRemote, module: string) => `${name} ${version} ${module}`

const set = (key: string, state: ScreenState) => useScreens.setState({ [key]: state })

export const useScreen = (remote: PublicRemote, module: string): ScreenState | undefined =>
  useScreens(screens => screens[keyOf(remote, module)])

const isDown = (state: ScreenState): boolean => state.status !== 'ready' && state.failure !== undefined

/** A screen of one of these remotes could not be fetched, and has not come since. */
export const useAreDown = (remotes: readonly string[]): boolean =>
  useScreens(screens => Object.values(screens).some(state => remotes.includes(state.remote) && isDown(state)))

const asFailure = (remote: PublicRemote, error: unknown): SectionFailure =>
  error instanceof SectionFailure ? error : new SectionFailure('broken', 'load', remote, problemOf(error), error)

type Run = { done: Promise<void>; callOff: () => void }
const running = new Map<string, Run>()

const attempt = async (remote: PublicRemote, module: string, calledOff: AbortSignal): Promise<void> => {
  const key = keyOf(remote, module)
  const before = useScreens.getState()[key]
  const known = before?.status === 'ready' ? undefined : before
  const loading = {
    remote: remote.name,
    status: 'loading',
    attempts: (known?.attempts ?? 0) + 1,
    slow: false,
    failure: known?.failure,
  } as const
  set(key, loading)
  const timer = setTimeout(() => set(key, { ...loading, slow: true }), SLOW_MS)
  try {
    const Screen = await loadScreen(remote, module, calledOff)
    if (!calledOff.aborted) set(key, { remote: remote.name, status: 'ready', Screen })
  } catch (error) {
    if (calledOff.aborted) return
    const failure = asFailure(remote, error)
    reportProblem(failure)
    set(key, { remote: remote.name, status: 'failed', failure, attempts: loading.attempts })
  } finally {
    clearTimeout(timer)
  }
}

const start = (remote: PublicRemote, module: string): Promise<void> => {
  const key = keyOf(remote, module)
  const controller = new AbortController()
  const run: Run = { done: Promise.resolve(), callOff: () => controller.abort() }
  running.set(key, run)
  run.done = attempt(remote, module, controller.signal).finally(() => {
    if (running.get(key) === run) running.delete(key)
  })
  return run.done
}

/** Fetches a screen that nobody has asked for yet. It never rejects: how it went is the screen's state. */
export const ensureScreen = async (remote: PublicRemote, module: string): Promise<void> => {
  const key = keyOf(remote, module)
  const status = useScreens.getState()[key]?.status
  if (status !== 'ready' && status !== 'failed') await (running.get(key)?.done ?? start(remote, module))
}

/** Asks the server again for a screen that failed, or that takes long. */
export const retryScreen = async (remote: PublicRemote, module: string): Promise<void> => {
  const key = keyOf(remote, module)
  if (useScreens.getState()[key]?.status === 'ready') return
  const before = running.get(key)
  before?.callOff()
  await before?.done
  await start(remote, module)
}

/** On the way into a page: one that failed before gets another chance. */
export const enterScreen = (remote: PublicRemote, module: string): Promise<void> =>
  useScreens.getState()[keyOf(remote, module)]?.status === 'failed'
    ? retryScreen(remote, module)
    : ensureScreen(remote, module)

/** One that takes long is not waited for. */
export const isScreenLoading = (): boolean =>
  Object.values(useScreens.getState()).some(state => state.status === 'loading' && !state.slow)

export const watchScreens = (listener: () => void): (() => void) => useScreens.subscribe(listener)
