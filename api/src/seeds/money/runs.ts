import { addDays, type Currency, type Day, type DayRange, daysBetween } from '@candela/shared-contract'
import type { RunAttempt } from '../../modules/api-log/api-log.record'
import { type Random, randomFrom } from '../random'
import { type DemoNetwork, NETWORK_TYPES } from './demo-networks'
import type { Plan } from './plan'
import { ANSWERS, requestOf, secretOf } from './run-texts'
import { STORIES } from './stories'

/** What the database has of a network on a day. */
export type Delivered = { rows: number; impressions: number; importId: number }
/** What a network sent a second time: all rows of these days, and how much money changed. */
export type SentAgain = DayRange & {
  network: number
  rows: number
  changed: number
  restated: Partial<Record<Currency, bigint>>
  importId: number
}
export type Known = { delivered: ReadonlyMap<string, Delivered>; sentAgain: readonly SentAgain[] }
export const keyOf = (network: number, day: Day): string => `${network} ${day}`

/** For how many days networks were asked, before today. */
export const RUN_DAYS = { small: 29, full: 60 } as const

/** A network that delivered within so many days is still asked. */
const STILL_ASKED = 14
const MINUTE = 60_000

type Attempt = Omit<RunAttempt, 'run' | 'attempt' | 'startedAt' | 'finishedAt' | 'nextRetryAt'>
/** How an attempt of a run ends; milliseconds that it takes, and minutes until the next one. */
type Step = Partial<Attempt> & Pick<RunAttempt, 'result' | 'httpStatus'> & { takes: number; waits?: number }

const uuid = (random: Random): string => {
  const hex = Array.from({ length: 4 }, () => random.int(0, 0xffffffff).toString(16).padStart(8, '0')).join('')
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`
}

const failures = (random: Random) => {
  const takes = random.int(180, 900)
  const seconds = random.pick([30, 60, 120])
  return {
    expired: (): Step => ({
      result: 'auth_error',
      httpStatus: 401,
      error: { code: 'token_expired', text: 'The access token expired' },
      answer: ANSWERS.expired(),
      takes,
    }),
    tooOften: (): Step => ({
      result: 'rate_limited',
      httpStatus: 429,
      error: { code: 'too_many_requests', text: `Asked again after ${seconds} s` },
      answer: ANSWERS.tooOften(seconds),
      takes,
      waits: seconds / 60,
    }),
    slow: (waits?: number): Step => ({
      result: 'timeout',
      httpStatus: null,
      error: { code: 'no_answer', text: 'No answer within 30 s' },
      answer: null,
      takes: 30_000,
      ...(waits && { waits }),
    }),
    down: (waits?: number): Step => ({
      result: 'error',
      httpStatus: 503,
      error: { code: 'unavailable', text: '503 Service Unavailable' },
      answer: ANSWERS.unavailable(),
      takes,
      ...(waits && { waits }),
    }),
    newFormat: (days: DayRange): Step => ({
      result: 'schema_changed',
      httpStatus: 200,
      error: { code: 'unknown_fields', text: 'Unknown: imps, gross_micros. Missing: impressions, revenue.' },
      answer: ANSWERS.newFormat(days),
      takes,
    }),
  }
}

/** Retried twice, the longer the later, and then given up. */
const inVain = (step: (waits?: number) => Step): Step[] => [step(5), step(15), step()]

type Run = {
  network: DemoNetwork
  operation: RunAttempt['operation']
  days: DayRange | null
  at: number
  steps: Step[]
}

const attemptsOf = ({ network, operation, days, at, steps }: Run, random: Random): RunAttempt[] => {
  const run = uuid(random)
  let begins = at
  return steps.map(({ takes, waits, ...step }, index) => {
    const startedAt = new Date(begins)
    const finishedAt = new Date(begins + takes)
    begins += takes + (waits ?? 0) * MINUTE
    return {
      run,
      attempt: index + 1,
      adNetwork: network.id,
      operation,
      days,
      startedAt,
      finishedAt,
      ...(waits && { nextRetryAt: new Date(begins) }),
      request: requestOf(network, operation, days),
      answer: null,
      secrets: [secretOf(network)],
      ...step,
    } as RunAttempt
  })
}

/** A day as a network is asked for it: after midnight, when it is over. */
type Asked = { network: DemoNetwork; day: Day; daysAgo: number; random: Random; known: Known }

const brought = ({ random }: Asked, days: DayRange, { rows, impressions, importId }: Delivered, before = 0): Step => ({
  result: 'ok',
  httpStatus: 200,
  rows: { new: rows - before, changed: 0, unchanged: before },
  answer: ANSWERS.report(days, rows, impressions),
  importId,
  takes: random.int(350, 2_400) + rows * 9,
})

const together = (days: readonly Delivered[]): Delivered => ({
  rows: days.reduce((sum, { rows }) => sum + rows, 0),
  impressions: days.reduce((sum, { impressions }) => sum + impressions, 0),
  importId: days.at(-1)?.importId ?? 0,
})

/** What usually goes before an answer: nothing, or what a retry mends. */
const hitches = (random: Random): Step[] => {
  const { tooOften, slow, down } = failures(random)
  const steps = random.weighted<() => Step[]>([
    [() => [], 960],
    [() => [tooOften()], 17],
    [() => [tooOften(), tooOften()], 5],
    [() => [slow(5)], 11],
    [() => [down(5)], 7],
  ])
  return steps()
}

const isDown = ({ network, daysAgo }: Asked): boolean =>
  daysAgo === STORIES.hostDown.daysAgo &&
  (network.domain === STORIES.hostDown.domain || network.id === STORIES.hostDown.network)
const isSlow = ({ network, daysAgo }: Asked): boolean =>
  daysAgo === STORIES.hostSlow.daysAgo && network.id === STORIES.hostSlow.network

/** The runs that asked a network for a day; of some the first one failed. */
const reportRuns = (asked: Asked): Omit<Run, 'network' | 'operation'>[] => {
  const { network, day, daysAgo, random, known } = asked
  const { newFormat, partly } = STORIES
  const days = { from: day, to: day }
  const at = Date.parse(`${addDays(day, 1)}T00:04:00Z`) + random.int(0, 55 * 60_000)
  const later = at + 6 * 60 * MINUTE
  const { expired, slow, down, newFormat: changed } = failures(random)
  if (isExpired(network, daysAgo)) return [{ days, at, steps: [expired()] }]
  const delivered = known.delivered.get(keyOf(network.id, day))
  if (!delivered) {
    const nothing: Step = { result: 'empty', httpStatus: 200, answer: ANSWERS.report(days, 0, 0), takes: 400 }
    return [{ days, at, steps: [nothing] }]
  }
  const ok = brought(asked, days, delivered)
  if (isDown(asked) || isSlow(asked))
    return [
      { days, at, steps: inVain(isDown(asked) ? down : slow) },
      { days, at: later, steps: [ok] },
    ]
  if (network.id === partly.network && daysAgo === partly.daysAgo && delivered.rows > 1) {
    const half = Math.floor(delivered.rows / 2)
    const rows = { new: half, changed: 0, unchanged: 0 }
    const error = { code: 'incomplete', text: 'Page 2 of 2 did not come' } as const
    return [
      { days, at, steps: [{ ...ok, result: 'partial', error, rows }] },
      { days, at: later, steps: [brought(asked, days, delivered, half)] },
    ]
  }
  if (network.id === newFormat.network && daysAgo <= newFormat.from && daysAgo >= newFormat.to) {
    const failed = { days, at, steps: [changed(days)] }
    if (daysAgo > newFormat.to) return [failed]
    // Mended by hand, and asked for both days at once.
    const both = { from: addDays(day, newFormat.to - newFormat.from), to: day }
    const all = Array.from({ length: daysBetween(both.from, day) + 1 }, (_, index) => addDays(both.from, index))
    const missed = together(all.flatMap(each => known.delivered.get(keyOf(network.id, each)) ?? []))
    return [failed, { days: both, at: at + 10 * 60 * MINUTE, steps: [brought(asked, both, missed)] }]
  }
  return [{ days, at, steps: [...hitches(random), ok] }]
}

/** Every day anew for those that want a token, and once a week which sites a network knows. */
const otherRuns = ({ network, day, daysAgo, random }: Asked): Omit<Run, 'days'>[] => {
  const at = Date.parse(`${addDays(day, 1)}T00:01:00Z`) + random.int(0, 3 * MINUTE)
  const takes = random.int(120, 600)
  const fine = { result: 'ok', httpStatus: 200, takes } as const
  const turn = daysAgo + network.id
  const wantsToken = NETWORK_TYPES[network.type - 1]?.[1].includes('client_secret') && turn % 5 === 0
  return [
    ...(wantsToken
      ? [{ network, operation: 'token' as const, at, steps: [{ ...fine, answer: ANSWERS.token(network) }] }]
      : []),
    ...(turn % 7 === 0
      ? [
          {
            network,
            operation: 'accounts' as const,
            at: at + MINUTE,
            steps: [{ ...fine, answer: ANSWERS.accounts(network) }],
          },
        ]
      : []),
  ]
}

const wasPaused = ({ status, silentSince }: DemoNetwork, daysAgo: number): boolean =>
  status === 'Pausado' && silentSince !== null && daysAgo <= silentSince

/** A day that a network sent again, asked for once it said so. */
const secondRuns = ({ today, networks }: Plan, { sentAgain }: Known): RunAttempt[] =>
  sentAgain.flatMap(({ network: id, from, to, rows, changed, restated, importId }) => {
    const network = networks.find(each => each.id === id)
    if (!network) return []
    const days = { from, to }
    const step: Step = {
      result: 'ok',
      httpStatus: 200,
      rows: { new: 0, changed, unchanged: rows - changed },
      restated,
      answer: ANSWERS.report(days, rows, 0),
      importId,
      takes: 2_900,
    }
    const at = Date.parse(`${addDays(to, 2)}T01:20:00Z`)
    return attemptsOf(
      { network, operation: 'report', days, at, steps: [step] },
      randomFrom(id + daysBetween(from, today)),
    )
  })

const isExpired = ({ tokenEndedDaysAgo: ended }: DemoNetwork, daysAgo: number): boolean =>
  ended !== null && daysAgo <= ended

/** Whatever delivered is asked, and for a while after that, even in vain. */
const isAsked = ({ network, day, daysAgo, known }: Omit<Asked, 'random'>): boolean =>
  !wasPaused(network, daysAgo) &&
  (isExpired(network, daysAgo) ||
    known.delivered.has(keyOf(network.id, day)) ||
    Array.from({ length: STILL_ASKED }, (_, before) => addDays(day, -1 - before)).some(before =>
      known.delivered.has(keyOf(network.id, before)),
    ))

/**
 * How networks were asked on the last days of a demo, as its facts and stories have it: whatever is there was brought by
 * a run, and nothing else was.
 */
export const runsOf = (plan: Plan, known: Known, count: number): RunAttempt[] => {
  const runs = plan.networks.flatMap(network =>
    Array.from({ length: count }, (_, index) => index + 1).flatMap(daysAgo => {
      const expected = { network, day: addDays(plan.today, -daysAgo), daysAgo, known }
      if (!isAsked(expected)) return []
      const asked = { ...expected, random: randomFrom(Math.imul(network.id, 40_503) + daysAgo) }
      const reports = reportRuns(asked).map(run => ({ network, operation: 'report' as const, ...run }))
      const others = isExpired(network, daysAgo) ? [] : otherRuns(asked).map(run => ({ days: null, ...run }))
      return [...others, ...reports].flatMap(run => attemptsOf(run, asked.random))
    }),
  )
  return [...runs, ...secondRuns(plan, known)].toSorted((a, b) => a.startedAt.getTime() - b.startedAt.getTime())
}
