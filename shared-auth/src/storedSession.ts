import { CURRENCY_CHOICES, type CurrencyChoice, DEFAULT_CURRENCY, type SessionUser } from '@candela/shared-contract'
import { isRecord, readItem } from './storage'

export const SESSION_KEY = 'candela.session'
export const SESSION_SECONDS = 86_400

export type StoredSession = {
  authToken: string
  user: SessionUser
  currency: CurrencyChoice
  /** The versions of remotes that this person gets instead of the ones that everybody gets. */
  remotes: Record<string, string>
  /** Milliseconds since the epoch. */
  expiresAt: number
  /** The language was changed here and the server has not taken it yet. */
  localeUnsaved?: boolean
  /** Of who looks as this person: their own session, until they are themselves again. */
  own?: StoredSession
  /** As whom they looked until the time was over, or something else ended it. */
  looked?: Looked | undefined
}

export type Looked = { as: string; isOver: boolean }

const toSession = (stored: unknown): StoredSession | null => {
  if (!isRecord(stored) || !isRecord(stored.user)) return null
  const { authToken, user, expiresAt } = stored
  if (typeof authToken !== 'string' || typeof user.id !== 'number') return null
  const own = toSession(stored.own)
  if (typeof expiresAt !== 'number' || expiresAt <= Date.now())
    return own && { ...own, looked: { as: String(user.usr_name), isOver: true } }
  // Nobody who looks as somebody else passes for them because the rest cannot be read.
  if (stored.own && !own) return null
  const currency = CURRENCY_CHOICES.find(choice => choice === stored.currency) ?? DEFAULT_CURRENCY
  return {
    authToken,
    user: user as SessionUser,
    currency,
    remotes: isRecord(stored.remotes) ? (stored.remotes as Record<string, string>) : {},
    expiresAt,
    localeUnsaved: stored.localeUnsaved === true,
    ...(own && { own }),
    ...(isRecord(stored.looked) && { looked: stored.looked as Looked }),
  }
}

/** The session on this device. One that has expired, or that nobody can read, is absent. */
export const readSession = (): StoredSession | null => toSession(readItem(SESSION_KEY))

/** For whoever decides before the application is there, such as the script that runs before the first paint. */
export const isSignedIn = (): boolean => readSession() !== null
