import type { PublicRemote } from '@candela/shared-contract'
import { isDistrusted, registerScriptOwner, scriptsOf } from './scripts'

const asked = new Set<string>()

/** One of the shell has no digest: it comes from where the document came from. */
type Script = { url: string; integrity?: string }

const addLink = (rel: 'preload' | 'prefetch', { url, integrity }: Script): HTMLLinkElement | undefined => {
  if (asked.has(`${rel} ${url}`) || isDistrusted(url)) return undefined
  asked.add(`${rel} ${url}`)
  const link = document.createElement('link')
  Object.assign(link, { rel, as: 'script', href: url, ...(integrity && { integrity, crossOrigin: 'anonymous' }) })
  document.head.append(link)
  return link
}

/** Fetches entry and scripts of a screen side by side, for whoever is about to run them. */
export const preload = (remote: PublicRemote, module: string): void => {
  registerScriptOwner(remote)
  for (const script of scriptsOf(remote, module)) addLink('preload', script)
}

/** A page costs no more requests for every section that the product gets: the rest comes when it is pointed at. */
const MOST_AHEAD = 15

/**
 * Fetches what may be asked for, when there is time: one after the other, so that whoever asks for something meanwhile
 * waits for one of them at most.
 */
export const prefetch = async (scripts: readonly Script[]): Promise<void> => {
  let fetched = 0
  for (const script of scripts) {
    if (fetched === MOST_AHEAD) return
    const link = asked.has(`preload ${script.url}`) ? undefined : addLink('prefetch', script)
    if (!link) continue
    fetched += 1
    await new Promise(resolve => {
      link.addEventListener('load', resolve)
      link.addEventListener('error', resolve)
    })
  }
}
