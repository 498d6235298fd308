/** @typedef {import('./steps.mjs').Step} Step */
/** @typedef {import('./counts.mjs').Result} Result */
/** @typedef {Result & { step: Step, seconds: number }} Finished */

/** @param {Step} step @returns {Promise<Finished>} */
const runStep = async step => {
  const started = Date.now()
  /** @param {Result} result */
  const finished = result => ({ ...result, step, seconds: (Date.now() - started) / 1000 })
  try {
    return finished(await step.run())
  } catch (error) {
    return finished({ passed: 0, failed: 1, output: error instanceof Error ? error.message : String(error) })
  }
}

/**
 * Runs steps in their order, as many at a time as there are places: a lighter one goes ahead of one that does not fit yet.
 * A step waits for what it needs and fails unrun when that failed.
 * @param {Step[]} steps
 * @param {number} places
 * @param {(finished: Finished) => void} onFinished
 * @returns {Promise<Finished[]>}
 */
export const runSteps = async (steps, places, onFinished) => {
  const waiting = [...steps]
  /** @type {Map<Step, Promise<Finished>>} */
  const running = new Map()
  /** @type {Finished[]} */
  const done = []

  /** @param {Step} step */
  const needed = step => steps.filter(other => step.needs?.includes(other.name))
  /** @param {Step} step */
  const isReady = step => needed(step).every(other => done.some(finished => finished.step === other))
  /** @param {Step} step */
  const missing = step => needed(step).find(other => done.some(({ step, failed }) => step === other && failed > 0))
  /** @param {Step} step */
  const weightOf = step => Math.min(step.weight ?? 1, places)
  /** @param {Step[]} steps */
  const placesOf = steps => steps.reduce((sum, step) => sum + weightOf(step), 0)
  const taken = () => placesOf([...running.keys()])
  /** Free for those that keep their places, when this one starts; what they wait for runs in them. @param {Step} next */
  const kept = next =>
    waiting
      .filter(step => step.keepsPlaces && step !== next)
      .map(step => weightOf(step) - placesOf([...running.keys(), next].filter(other => needed(step).includes(other))))
      .reduce((sum, places) => sum + Math.max(0, places), 0)
  /** @param {Step} next */
  const fits = next => running.size === 0 || taken() + weightOf(next) + kept(next) <= places

  while (waiting.length > 0 || running.size > 0) {
    const next = waiting.find(step => isReady(step) && fits(step))
    if (next) {
      waiting.splice(waiting.indexOf(next), 1)
      const cause = missing(next)
      const run = cause ? async () => ({ passed: 0, failed: 1, output: `not run: ${cause.name} failed` }) : next.run
      running.set(
        next,
        runStep({ ...next, run }).then(finished => ({ ...finished, step: next })),
      )
      continue
    }
    const finished = await Promise.race(running.values())
    running.delete(finished.step)
    done.push(finished)
    onFinished(finished)
  }
  return done
}
