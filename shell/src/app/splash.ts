import type { QueryClient } from '@tanstack/react-query'
import { isScreenLoading, watchScreens } from './remotes/screens'
import type { Router } from './router/createRouter'

const SHOWN_AT_LEAST_MS = 1000
/** Answers are waited for this long once the screen is there; from then on its blocks say themselves that they load. */
const ANSWERS_MS = 2000
/** Between the arrival of a screen and its first question to the server nothing loads; that is not the end yet. */
const QUIET_MS = 50
const FADE = { duration: 180, easing: 'cubic-bezier(.4,0,1,1)' }

const remove = async (splash: HTMLElement) => {
  if (!matchMedia('(prefers-reduced-motion: reduce)').matches) {
    await splash.animate([{ opacity: 1 }, { opacity: 0 }], FADE).finished
  }
  splash.remove()
}

type Loading = { router: Router; queryClient: QueryClient }

/**
 * Takes the splash away at one second after the page began, or as soon as nothing loads any more or answers were
 * waited for long enough, whichever is later.
 * It belongs to entering the product: without a session there is nothing to wait for. `onQuiet` has its turn then.
 */
export const endSplash = ({ router, queryClient }: Loading, signedIn: boolean, onQuiet?: () => void): void => {
  const splash = document.getElementById('splash')
  if (!splash) return

  // What had no answer says so in its place, and that is to be seen.
  const isAsking = () => queryClient.isFetching({ predicate: ({ state }) => state.fetchFailureCount === 0 }) > 0
  const isArriving = () => {
    const { initialized, navigation } = router.state
    return !initialized || navigation.state !== 'idle' || isScreenLoading()
  }
  const untilShown = () => (signedIn ? Math.max(0, SHOWN_AT_LEAST_MS - performance.now()) : 0)

  let timer: ReturnType<typeof setTimeout> | undefined
  let arrivedAt: number | undefined
  const unwatch: (() => void)[] = []
  const finish = () => {
    for (const stop of unwatch) stop()
    void remove(splash)
    onQuiet?.()
  }
  const consider = () => {
    clearTimeout(timer)
    arrivedAt = isArriving() ? undefined : (arrivedAt ?? performance.now())
    if (arrivedAt === undefined) return
    const untilAnswered = isAsking() ? arrivedAt + ANSWERS_MS - performance.now() : 0
    timer = setTimeout(finish, Math.max(QUIET_MS, untilShown(), untilAnswered))
  }
  // The router tells at once of what was refused before anybody heard it.
  unwatch.push(router.subscribe(consider), queryClient.getQueryCache().subscribe(consider), watchScreens(consider))
  consider()
}
