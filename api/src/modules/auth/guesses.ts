import { sourceOf } from '../../platform/address'
import type { OpenCtx } from '../../platform/context'
import { forgiveAttempts, HOUR, isKept, keep, takeAttempt, takeTurn } from '../../platform/throttle'

const TRIES = 5
const WINDOW_SECONDS = 15 * 60

/** So many guesses an hour at one mailbox are looked at, from wherever they come. */
const GUESSES = 20
/** What a source waits for each further one, unless it is known. */
const TURN_SECONDS = 15 * 60
const KNOWN_SECONDS = 30 * 86_400

// All of it is about what was typed, whether somebody has that mailbox or not, and takes as long.
const triesKey = (mailbox: string, source: string): string => `sign-in:${mailbox}|${source}`
const knownKey = (mailbox: string, source: string): string => `known:${mailbox}|${source}`

/**
 * How many seconds this guess has to wait; 0: it is looked at. Counted per source, per mailbox and source, and per
 * mailbox over all sources: who guesses from many places gets one guess for each place and wait, while its owner keeps
 * their tries where they signed in lately, and waits for one turn elsewhere.
 */
export const waitBeforeGuess = async ({ app, ip }: OpenCtx, mailbox: string): Promise<number> => {
  const { database, config } = app
  const source = sourceOf(ip)
  const wait = Math.max(
    await takeAttempt(database, `sign-in:${source}`, config.signInPerIp, WINDOW_SECONDS),
    await takeAttempt(database, triesKey(mailbox, source), TRIES, WINDOW_SECONDS),
  )
  // What is not looked at is no guess: nobody slows an account down from one place.
  if (wait || !(await takeAttempt(database, `guesses:${mailbox}`, GUESSES, HOUR))) return wait
  if (await isKept(database, knownKey(mailbox, source))) return 0
  return takeTurn(database, `turn:${mailbox}|${source}`, TURN_SECONDS)
}

/** The owner of a mailbox was here: by its password, or by a link that was mailed to it. */
export const knowSource = async ({ app, ip }: OpenCtx, mailbox: string): Promise<void> => {
  const source = sourceOf(ip)
  await forgiveAttempts(app.database, triesKey(mailbox, source))
  await keep(app.database, knownKey(mailbox, source), KNOWN_SECONDS)
}
