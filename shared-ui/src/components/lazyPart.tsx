import { loadMessages } from '@candela/shared-ui/runtime'
import { type ComponentType, useEffect, useState } from 'react'
import { Skeleton } from './Skeleton'

const TIME_LIMIT_MS = 10_000
/** Long enough for a hiccup to pass, short enough that nobody sees it. */
const HICCUP_MS = 400

/** Named as webpack names a script that does not come, so that whoever stands around a screen knows it as such. */
const notInTime = (): Error =>
  Object.assign(new Error(`no answer within ${TIME_LIMIT_MS / 1000} s`), { name: 'ChunkLoadError' })

const withTimeLimit = async <T,>(work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(notInTime()), TIME_LIMIT_MS)
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}

const Bar = () => <Skeleton height="120px" />

type Load<P> = () => Promise<{ default: ComponentType<P> }>

const loadWithRetry = async <P,>(load: Load<P>) => {
  try {
    return await load()
  } catch {
    await new Promise(resolve => setTimeout(resolve, HICCUP_MS))
    return load()
  }
}

/** The words that come with it are those of the language in force. */
const loadWithWords = async <P,>(load: Load<P>) => {
  const part = await loadWithRetry(load)
  await loadMessages()
  return part
}

/**
 * A part of a screen that is fetched when it is first shown: `lazyPart(() => import('./Chart'))`. One that cannot be
 * fetched is thrown to the boundary around the screen, and asked for anew when that tries again. `Meanwhile` has its
 * shape.
 */
export const lazyPart = <P extends object>(load: Load<P>, Meanwhile: ComponentType<P> = Bar): ComponentType<P> => {
  let fetched: ComponentType<P> | undefined

  const LazyPart = (props: P) => {
    const [state, setState] = useState<{ Part?: ComponentType<P>; failure?: Error }>({ Part: fetched })

    useEffect(() => {
      if (state.Part) return
      let shown = true
      const show = (next: typeof state) => shown && setState(next)
      withTimeLimit(loadWithWords(load)).then(
        module => {
          fetched = module.default
          show({ Part: fetched })
        },
        (error: unknown) => show({ failure: error instanceof Error ? error : new Error(String(error)) }),
      )
      return () => {
        shown = false
      }
    }, [state.Part])

    if (state.failure) throw state.failure
    return state.Part ? <state.Part {...props} /> : <Meanwhile {...props} />
  }
  return LazyPart
}
