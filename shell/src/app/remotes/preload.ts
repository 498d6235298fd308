import type { PublicRemote } from '@candela/shared-contract'
import { isDistrusted, know, scriptsOf } from './scripts'

const asked = new Set<string>()

const addLink = (rel: 'preload' | 'prefetch', { url, integrity }: { url: string; integrity: string }): void => {
  if (asked.has(`${rel} ${url}`) || isDistrusted(url)) return
  asked.add(`${rel} ${url}`)
  const link = document.createElement('link')
  Object.assign(link, { rel, as: 'script', href: url, integrity, crossOrigin: 'anonymous' })
  document.head.append(link)
}

/** Fetches entry and scripts of a screen side by side, for whoever is about to run them. */
export const preload = (remote: PublicRemote, module: string): void => {
  know(remote)
  for (const script of scriptsOf(remote, module)) addLink('preload', script)
}

/** The same when there is time: for a screen that may be asked for. */
export const prefetch = (remote: PublicRemote, module: string): void => {
  for (const script of scriptsOf(remote, module)) if (!asked.has(`preload ${script.url}`)) addLink('prefetch', script)
}
