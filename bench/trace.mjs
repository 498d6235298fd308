/** What the time between two moments of a page went to, as the browser's own trace tells it. */

/** @typedef {import('playwright').Browser} Browser */
/** @typedef {import('playwright').Page} Page */
/** @typedef {{ name: string, ph: string, pid: number, tid: number, ts: number, dur?: number, args: { data?: { requestId?: string, url?: string, startTime?: number } } }} TraceEvent ts and dur in microseconds */
/** @typedef {{ from: number, to: number }} Stretch in milliseconds of the page */
/** @typedef {Stretch & { kind: Kind }} Piece */
/** @typedef {keyof typeof WORK | 'other work' | 'a script' | 'an answer' | 'nothing known'} Kind */
/** @typedef {Partial<Record<Kind, number>>} Breakdown kind → milliseconds */

const CATEGORIES = [
  'devtools.timeline',
  'disabled-by-default-devtools.timeline',
  'blink.user_timing',
  'v8',
  'disabled-by-default-v8.compile',
]
/** Names of the browser's for what its main thread does. */
const WORK = {
  script: /^(Evaluate|Function|RunMicrotasks|Event|Timer|FireAnimation|v8|V8|Compile|Run|XHR|HTMLParser)/,
  style: /^(UpdateLayoutTree|RecalcStyle|RecalculateStyles|ParseAuthorStyleSheet)/,
  layout: /^(Layout|HitTest|IntersectionObserver)/,
  paint: /^(Paint|PrePaint|Layerize|Commit|UpdateLayer|RasterTask|Decode)/,
  collection: /GC/,
}
const TASK = 'RunTask'
const MARK = 'candela-trace'

/** @param {string} name @returns {Kind | undefined} */
const kindOf = name => /** @type {Kind | undefined} */ (Object.entries(WORK).find(([, names]) => names.test(name))?.[0])

/**
 * What one thread did, each moment once: what is inside of something else is taken from it.
 * @param {TraceEvent[]} events @param {(ts: number) => number} at @returns {Piece[]}
 */
const workOf = (events, at) => {
  /** @type {Piece[]} */
  const pieces = []
  /** @type {{ end: number, kind: Kind }[]} */
  const open = []
  let now = 0
  const passTo = (/** @type {number} */ ts) => {
    const inner = open.at(-1)
    if (inner && ts > now) pieces.push({ kind: inner.kind, from: at(now), to: at(ts) })
    now = Math.max(now, ts)
  }
  for (const { name, ts, dur = 0 } of events.toSorted((a, b) => a.ts - b.ts || (b.dur ?? 0) - (a.dur ?? 0))) {
    for (let inner = open.at(-1); inner && inner.end <= ts; inner = open.at(-1)) {
      passTo(inner.end)
      open.pop()
    }
    passTo(ts)
    open.push({ end: ts + dur, kind: kindOf(name) ?? open.at(-1)?.kind ?? 'other work' })
  }
  for (let inner = open.pop(); inner; inner = open.pop()) {
    open.push(inner)
    passTo(inner.end)
    open.pop()
  }
  return pieces
}

/** When files and answers were on their way. @param {TraceEvent[]} events @param {(ts: number) => number} at @returns {Piece[]} */
const waitsOf = (events, at) => {
  const ends = new Map(
    events.filter(({ name }) => name === 'ResourceFinish').map(({ args, ts }) => [args.data?.requestId, at(ts)]),
  )
  return events
    .filter(({ name }) => name === 'ResourceSendRequest')
    .map(({ args, ts }) => ({
      kind: args.data?.url?.includes('/api/') ? 'an answer' : 'a script',
      from: at(ts),
      to: ends.get(args.data?.requestId) ?? Number.POSITIVE_INFINITY,
    }))
}

/** @param {Stretch} a @param {Stretch} b */
const shared = (a, b) => Math.max(0, Math.min(a.to, b.to) - Math.max(a.from, b.from))

/**
 * Traces what `act` does to the page; what it answers is the stretch to be told of.
 * @template {Stretch} R
 * @param {Browser} browser @param {Page} page @param {() => Promise<R>} act
 * @returns {Promise<{ answer: R, sums: Breakdown }>}
 */
export const breakdownOf = async (browser, page, act) => {
  await browser.startTracing(page, { categories: CATEGORIES })
  const answer = await act()
  await page.evaluate(name => void performance.mark(name), MARK)
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString())
  return { answer, sums: breakdown(traceEvents, answer) }
}

/** @param {TraceEvent[]} events @param {Stretch} stretch @returns {Breakdown} */
const breakdown = (events, stretch) => {
  const mark = events.find(({ name }) => name === MARK)
  if (!mark) throw new Error('the trace does not hold the mark of the page')
  const zero = mark.ts - (mark.args.data?.startTime ?? 0) * 1000
  const at = (/** @type {number} */ ts) => (ts - zero) / 1000
  const own = events.filter(({ pid, tid }) => pid === mark.pid && tid === mark.tid)
  /** @type {Breakdown} */
  const sums = {}
  const add = (/** @type {Kind} */ kind, /** @type {number} */ ms) => {
    if (ms > 0) sums[kind] = (sums[kind] ?? 0) + ms
  }
  for (const piece of workOf(
    own.filter(({ ph }) => ph === 'X'),
    at,
  ))
    add(piece.kind, shared(piece, stretch))
  const tasks = own.filter(({ name }) => name === TASK).map(({ ts, dur = 0 }) => ({ from: at(ts), to: at(ts + dur) }))
  const waits = waitsOf(
    events.filter(({ pid }) => pid === mark.pid),
    at,
  )
  let idleFrom = stretch.from
  for (const { from, to } of [...tasks.toSorted((a, b) => a.from - b.from), { from: stretch.to, to: stretch.to }]) {
    const idle = { from: Math.max(idleFrom, stretch.from), to: Math.min(from, stretch.to) }
    if (idle.to > idle.from) {
      const longest = (/** @type {Kind} */ kind) =>
        Math.max(0, ...waits.filter(wait => wait.kind === kind).map(wait => shared(wait, idle)))
      const script = longest('a script')
      const answer = Math.min(longest('an answer'), idle.to - idle.from - script)
      add('a script', script)
      add('an answer', answer)
      add('nothing known', idle.to - idle.from - script - answer)
    }
    idleFrom = Math.max(idleFrom, to)
  }
  return sums
}

/** In one line, the most first. @param {Breakdown} sums */
export const sayBreakdown = sums =>
  Object.entries(sums)
    .toSorted(([, a], [, b]) => b - a)
    .filter(([, ms]) => ms >= 1)
    .map(([kind, ms]) => `${kind} ${ms.toFixed(0)}`)
    .join(', ')
