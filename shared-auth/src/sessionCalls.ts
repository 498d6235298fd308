import {
  authEndpoints,
  type Locale,
  type RequestOf,
  updateUserLocale,
  type userEndpoints,
} from '@candela/shared-contract'
import { forgetDrafts } from './drafts'
import { forgetLocation } from './lastLocation'
import { send } from './send'
import {
  endSession,
  getSession,
  isLocaleUnsaved,
  leaveViewing,
  renewSession,
  replaceUser,
  setLocaleUnsaved,
  startSession,
  startViewing,
} from './session'

const SIGN_OUT_LIMIT_MS = 4_000

export const signIn = async (credentials: { email: string; password: string }): Promise<void> => {
  const { token, user, remotes } = await send(authEndpoints.signIn, { body: credentials })
  startSession(token, user, remotes)
}

/** Revokes the session on the server when it can be reached, and ends it here in any case. */
export const signOut = async (): Promise<void> => {
  const before = getSession().user
  try {
    if (before) await send(authEndpoints.signOut, {}, { timeLimit: SIGN_OUT_LIMIT_MS })
  } catch {
    // the token ends by itself on the server; nobody is kept from leaving
  }
  leaveViewing()
  const user = getSession().user ?? before
  endSession()
  forgetLocation()
  if (user) forgetDrafts(user.id)
}

type Impersonate = typeof userEndpoints.impersonate

/** Looks as somebody else, with the call of the contract that begins it. */
export const viewAs = async (endpoint: Impersonate, request: RequestOf<Impersonate>): Promise<void> => {
  const { token, user, remotes, seconds } = await send(endpoint, request)
  startViewing(token, user, remotes, seconds)
}

/** Oneself again, also where the server does not answer: it ends the look in time. */
export const stopViewing = async (): Promise<void> => {
  await send(authEndpoints.stopViewing, {}, { timeLimit: SIGN_OUT_LIMIT_MS }).catch(() => undefined)
  leaveViewing()
}

/** The language goes to the server without anybody waiting; one that it did not take is offered again next time. */
const sendLocale = async (usr_locale: Locale): Promise<void> => {
  setLocaleUnsaved(true)
  // Who looks as somebody else reads them in any language, and chooses none for them.
  if (getSession().viewing) return
  try {
    await send(updateUserLocale, { body: { usr_locale } })
    if (getSession().user?.usr_locale === usr_locale) setLocaleUnsaved(false)
  } catch {
    // the person has the language that they chose; the server hears of it with the next session
  }
}

/** Rights, remotes and maintenance as of now. */
export const refreshSession = async (): Promise<void> => {
  renewSession(await send(authEndpoints.session))
  const { user } = getSession()
  if (user && isLocaleUnsaved()) await sendLocale(user.usr_locale)
}

const AT_MOST_EVERY_MS = 3_000
let lastRefresh = 0

/** Something does not fit what this page knows of the session: it is looked at in the background, now and then. */
export const refreshSessionSoon = (): void => {
  if (!getSession().user || Date.now() - lastRefresh < AT_MOST_EVERY_MS) return
  lastRefresh = Date.now()
  refreshSession().catch(() => undefined)
}

/** The person's language changes here at once; a server that does not follow is ignored. */
export const saveLocale = async (locale: Locale): Promise<void> => {
  const { user } = getSession()
  if (!user) return
  replaceUser({ ...user, usr_locale: locale })
  await sendLocale(locale)
}
