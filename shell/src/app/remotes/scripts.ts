import { type PublicRemote, REMOTE_ENTRY } from '@candela/shared-contract'
import { isOverridden } from '../override/override'

declare global {
  /** Remotes call it for every script that they load, before the script is inserted. */
  var candelaScript: ((script: HTMLScriptElement, url: string) => void) | undefined
}

/** A digest that no file has: the browser refuses what comes, and the loader hears of it as of any other failure. */
const NEVER = `sha384-${'A'.repeat(64)}`

const remotes = new Map<string, PublicRemote>()
/** Addresses that failed. A cache may keep what came from there, so that they are asked for under another name. */
const distrusted = new Set<string>()
const pending = new Map<HTMLScriptElement, PublicRemote>()

const absolute = (url: string): string => new URL(url, window.location.origin).href

const bare = (url: string): string => url.split('?', 1).join()

export const entryUrl = ({ url }: PublicRemote): string => absolute(url + REMOTE_ENTRY)

/** From here on the scripts of this version are checked. */
export const registerScriptOwner = (remote: PublicRemote): void => void remotes.set(absolute(remote.url), remote)

const ownerOf = (url: string): { remote: PublicRemote; file: string } | undefined => {
  for (const [base, remote] of remotes) if (url.startsWith(base)) return { remote, file: url.slice(base.length) }
  return undefined
}

export const distrust = (url: string): void => void distrusted.add(bare(absolute(url)))

export const isDistrusted = (url: string): boolean => distrusted.has(bare(absolute(url)))

let asked = 0

/** Unlike any other, those of an earlier page included. */
const anew = (url: string): string => {
  asked += 1
  return `${url}?attempt=${asked}-${Date.now().toString(36)}`
}

/** What a development server builds has no digest: the next answer is another one. */
const isBeingWritten = (remote: PublicRemote): boolean => process.env.NODE_ENV === 'development' || isOverridden(remote)

/** Gives a script of a remote its integrity and, after a failure, an address that no cache knows. */
export const prepareScript = (script: HTMLScriptElement, url: string): void => {
  const address = bare(absolute(url))
  const owner = ownerOf(address)
  if (!owner) return
  const { remote, file } = owner
  script.crossOrigin = 'anonymous'
  if (!isBeingWritten(remote)) script.integrity = remote.files[file] ?? NEVER
  if (distrusted.has(address)) script.src = anew(address)
  pending.set(script, remote)
  script.addEventListener('load', () => pending.delete(script))
  script.addEventListener('error', () => {
    pending.delete(script)
    distrusted.add(address)
  })
}

/** What a screen needs at once, with the integrity of each. Those of an override are in the hands of its server. */
export const scriptsOf = (remote: PublicRemote, module: string): { url: string; integrity: string }[] =>
  [REMOTE_ENTRY, ...(remote.modules[module] ?? [])].flatMap(file => {
    const integrity = remote.files[file]
    return integrity ? [{ url: absolute(remote.url + file), integrity }] : []
  })

/**
 * Stops waiting for a screen: whoever loads a script of its remote is told that it failed. What was preloaded for it
 * may hang as well, and would be waited for again under the same address.
 */
export const giveUp = (remote: PublicRemote, module: string): void => {
  for (const { url } of scriptsOf(remote, module)) distrust(url)
  for (const [script, owner] of pending) if (owner.url === remote.url) script.dispatchEvent(new Event('error'))
}
