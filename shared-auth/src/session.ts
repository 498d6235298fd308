import { type CurrencyChoice, DEFAULT_CURRENCY, type SessionUser } from '@candela/shared-contract'
import { useStore } from 'zustand'
import { createStore } from 'zustand/vanilla'
import { removeItem, writeItem } from './storage'
import { readSession, SESSION_KEY, SESSION_SECONDS, type StoredSession } from './storedSession'

export type Maintenance = { message: string | null; until: string | null }

export type SessionState = {
  user: SessionUser | null
  currency: CurrencyChoice
  /** The versions of remotes that this person gets instead of the ones that everybody gets. */
  remotes: Record<string, string>
  /** Present while this person is in maintenance. */
  maintenance: Maintenance | null
}

const SIGNED_OUT: SessionState = { user: null, currency: DEFAULT_CURRENCY, remotes: {}, maintenance: null }

const store = createStore<SessionState>(() => SIGNED_OUT)

/** The token stays in this closure: the state, which everybody may read, is without it. */
let credential: { token: string; expiresAt: number } | null = null

/** A language that only this device knows yet: it outlives what the server says until the server has taken it. */
let localeUnsaved = false

const adopt = (stored: StoredSession | null): void => {
  if (!stored) {
    credential = null
    store.setState(SIGNED_OUT)
    return
  }
  const samePerson = store.getState().user?.id === stored.user.id
  credential = { token: stored.authToken, expiresAt: stored.expiresAt }
  localeUnsaved = stored.localeUnsaved ?? false
  store.setState({
    ...(samePerson ? undefined : SIGNED_OUT),
    user: stored.user,
    currency: stored.currency,
    remotes: stored.remotes,
  })
}

const save = (): void => {
  const { user, currency, remotes } = store.getState()
  if (!credential || !user) return
  const { token: authToken, expiresAt } = credential
  const stored = { authToken, user, currency, remotes, expiresAt, ...(localeUnsaved && { localeUnsaved }) }
  writeItem(SESSION_KEY, stored satisfies StoredSession)
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

/** For the `Authorization` header and for nothing else. */
export const currentToken = (): string | null => {
  if (credential && credential.expiresAt <= Date.now()) endSession()
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
}: Omit<SessionState, 'currency'> & { user: SessionUser }) => {
  const current = store.getState().user
  if (current?.id !== user.id) return
  store.setState({ remotes, maintenance })
  replaceUser(localeUnsaved ? { ...user, usr_locale: current.usr_locale } : user)
}
