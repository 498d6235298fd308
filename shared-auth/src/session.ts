import { type CurrencyChoice, DEFAULT_CURRENCY, type Locale, type SessionUser } from '@candela/shared-contract'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { removeItem, removeItemsOf, writeItem } from './storage'
import { type Looked, readSession, SESSION_KEY, SESSION_SECONDS, type StoredSession } from './storedSession'

export type Maintenance = { message: string | null; until: string | null }

export type SessionState = {
  user: SessionUser | null
  currency: CurrencyChoice
  /** The versions of remotes that this person gets instead of the ones that everybody gets. */
  remotes: Record<string, string>
  /** Present while this person is in maintenance. */
  maintenance: Maintenance | null
  /** Present while somebody looks as this person: who, in which language, and until when in milliseconds since the epoch. */
  viewing: { by: string; locale: Locale; until: number } | null
  /** As whom they looked until just now, where that ended by itself. */
  looked: Looked | null
}

const SIGNED_OUT: SessionState = {
  user: null,
  currency: DEFAULT_CURRENCY,
  remotes: {},
  maintenance: null,
  viewing: null,
  looked: null,
}

const store = createStore<SessionState>(() => SIGNED_OUT)

/** The token stays in this closure: the state, which everybody may read, is without it. */
let credential: { token: string; expiresAt: number } | null = null

/** Of who looks as somebody else: what they come back to. */
let own: StoredSession | null = null

let isOutdated = false

/** Whom this page was made for is not who is here now: it is on its way out, and asks and changes nothing more. */
export const isPageOfAnotherPerson = (): boolean => isOutdated

/** A language that only this device knows yet: it outlives what the server says until the server has taken it. */
let localeUnsaved = false

const adopt = (stored: StoredSession | null): void => {
  if (!stored) {
    credential = null
    own = null
    // Whoever signs in on this page is who it is made for.
    isOutdated = false
    store.setState(SIGNED_OUT)
    return
  }
  const { user } = store.getState()
  const samePerson = user?.id === stored.user.id
  isOutdated ||= user !== null && !samePerson && Boolean(own ?? stored.own)
  own = stored.own ?? null
  credential = { token: stored.authToken, expiresAt: stored.expiresAt }
  localeUnsaved = stored.localeUnsaved ?? false
  store.setState({
    ...(samePerson ? undefined : SIGNED_OUT),
    user: stored.user,
    currency: stored.currency,
    remotes: stored.remotes,
    viewing: own && { by: own.user.usr_name, locale: own.user.usr_locale, until: stored.expiresAt },
    looked: stored.looked ?? null,
  })
}

const toStored = (): StoredSession | null => {
  const { user, currency, remotes, looked } = store.getState()
  if (!credential || !user) return null
  const { token: authToken, expiresAt } = credential
  return {
    ...{ authToken, user, currency, remotes, expiresAt },
    ...(localeUnsaved && { localeUnsaved }),
    ...(own && { own }),
    ...(looked && { looked }),
  }
}

const save = (): void => {
  const stored = toStored()
  if (stored) writeItem(SESSION_KEY, stored)
}

const replace = (stored: StoredSession): void => {
  writeItem(SESSION_KEY, stored)
  adopt(stored)
}

const adoptStored = (): void => adopt(readSession())

if (typeof window !== 'undefined') {
  adoptStored()
  window.addEventListener('storage', ({ key }) => {
    if (key === SESSION_KEY || key === null) adoptStored()
  })
  // a page that comes back from the back-forward cache has missed what other tabs did meanwhile
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) adoptStored()
  })
}

export const useSession = <T>(select: (state: SessionState) => T): T => useStore(store, select)

export const onSessionChange = (listener: () => void): (() => void) => store.subscribe(listener)

export const getSession = (): SessionState => store.getState()

export const startSession = (token: string, user: SessionUser, remotes: Record<string, string>): void => {
  credential = { token, expiresAt: Date.now() + SESSION_SECONDS * 1000 }
  localeUnsaved = false
  store.setState({ ...SIGNED_OUT, user, remotes })
  save()
}

/** Ends the session on this device; the other tabs follow. */
export const endSession = (): void => {
  removeItem(SESSION_KEY)
  adopt(null)
}

/** The viewer keeps their own session aside, in every tab. */
export const startViewing = (
  authToken: string,
  user: SessionUser,
  remotes: Record<string, string>,
  seconds: number,
): void => {
  const mine = toStored()
  if (!mine) return
  const expiresAt = Date.now() + seconds * 1000
  replace({ authToken, user, currency: DEFAULT_CURRENCY, remotes, expiresAt, own: { ...mine, looked: undefined } })
}

/** Back to oneself, in every tab. What was looked at leaves nothing on this device. */
export const leaveViewing = (looked?: Looked): void => {
  const { user } = store.getState()
  if (!own || !user) return
  removeItemsOf(user.id)
  replace({ ...own, ...(looked && { looked }) })
}

/** A session that is over by itself: of one's own nothing is left, after a look one is oneself again. */
export const loseSession = (): void => {
  const { user } = store.getState()
  if (own && user) leaveViewing({ as: user.usr_name, isOver: (credential?.expiresAt ?? 0) <= Date.now() })
  else endSession()
}

export const forgetLook = (): void => {
  store.setState({ looked: null })
  save()
}

/** For the `Authorization` header and for nothing else. */
export const currentToken = (): string | null => {
  if (credential && credential.expiresAt <= Date.now()) loseSession()
  return credential?.token ?? null
}

/** Saving one's own user replaces the stored one; anybody else's user is not the session's. */
export const replaceUser = (user: SessionUser): void => {
  if (store.getState().user?.id !== user.id) return
  store.setState({ user })
  save()
}

export const setCurrency = (currency: CurrencyChoice): void => {
  store.setState({ currency })
  save()
}

export const isLocaleUnsaved = (): boolean => localeUnsaved

export const setLocaleUnsaved = (unsaved: boolean): void => {
  localeUnsaved = unsaved
  save()
}

export const setMaintenance = (maintenance: Maintenance | null): void => store.setState({ maintenance })

/** What the server knows of the session, unless that has meanwhile become another person's. */
export const renewSession = ({
  user,
  remotes,
  maintenance,
}: Pick<SessionState, 'remotes' | 'maintenance'> & { user: SessionUser }) => {
  const current = store.getState().user
  if (current?.id !== user.id) return
  store.setState({ remotes, maintenance })
  replaceUser(localeUnsaved ? { ...user, usr_locale: current.usr_locale } : user)
}
