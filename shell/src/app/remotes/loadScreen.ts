import { hostSatisfies, type PublicRemote } from '@candela/shared-contract'
import { loadRemote, registerRemotes } from '@module-federation/enhanced/runtime'
import type { ComponentType } from 'react'
import { problemOf, SectionFailure } from './failure'

export const TIME_LIMIT_MS = 10_000

type ScreenModule = { default?: ComponentType }

const registered = new Set<string>()

const register = ({ name, url }: PublicRemote, again: boolean) => {
  if (registered.has(name) && !again) return
  registerRemotes([{ name, entry: `${url}mf-manifest.json` }], { force: registered.has(name) })
  registered.add(name)
}

const withinLimit = async <T>(remote: PublicRemote, work: Promise<T>): Promise<T> => {
  let timer: ReturnType<typeof setTimeout> | undefined
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(
      () => reject(new SectionFailure('slow', remote, `no answer within ${TIME_LIMIT_MS / 1000} s`)),
      TIME_LIMIT_MS,
    )
  })
  try {
    return await Promise.race([work, limit])
  } finally {
    clearTimeout(timer)
  }
}

const fetchModule = async (remote: PublicRemote, module: string): Promise<ScreenModule | null> => {
  try {
    return await loadRemote<ScreenModule>(`${remote.name}/${module.replace('./', '')}`)
  } catch (error) {
    throw new SectionFailure('down', remote, problemOf(error), error)
  }
}

/** One attempt. `again` forgets what an earlier attempt left behind, so that it really asks the server. */
export const loadScreen = async (remote: PublicRemote, module: string, again: boolean): Promise<ComponentType> => {
  const { host } = remote.declaration
  if (!hostSatisfies(host)) throw new SectionFailure('incompatible', remote, `needs host ${host}`)
  register(remote, again)
  const loaded = await withinLimit(remote, fetchModule(remote, module))
  if (!loaded?.default) throw new SectionFailure('broken', remote, `${module} offers no screen`)
  return loaded.default
}
