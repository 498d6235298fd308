import { availableParallelism, totalmem } from 'node:os'

/** A type check, a worker of Jest or one of the browser each need about this much. */
const MEMORY_OF_A_PLACE = 1.5 * 1024 ** 3
/** A browser and its product wait for each other a third of their time: few cores have a lane more, which fills it. */
const FEW_CORES = 3
/** With fewer the browser has them alone, after the other steps. */
const PLACES_TO_SHARE = 3
/** Most of the time of a whole run is the browser's. */
const PART_OF_THE_BROWSER = 0.6
/** With fewer workers the browser, or the unit tests after it, would end long after the other steps. */
const FEWEST_WORKERS = 2

/**
 * @typedef {object} Machine
 * @property {number} places steps, or workers of one, that run at a time
 * @property {boolean} isShared the browser runs beside the other steps
 * @property {number} browserWorkers
 * @property {number} jestWorkers
 * @property {number} unitWorkers of Jest of the unit tests: the last of the long steps, they have the places that the others left
 */

/** What a container may use is less than what its machine has. */
const ownMemory = () => {
  const limit = process.constrainedMemory?.() ?? 0
  return limit > 0 ? Math.min(limit, totalmem()) : totalmem()
}

/**
 * @param {object} input
 * @param {number} [input.cores]
 * @param {number} [input.memory] in bytes
 * @param {number} input.others how many steps run besides the browser and what it needs
 * @param {boolean} input.hasBrowser
 * @returns {Machine}
 */
export const divide = ({ cores = availableParallelism(), memory = ownMemory(), others, hasBrowser }) => {
  const held = Math.max(1, Math.floor(memory / MEMORY_OF_A_PLACE))
  const meets = hasBrowser && others > 0
  const lanesMore = meets && cores > 1 && cores <= FEW_CORES ? 1 : 0
  const places = Math.min(cores + lanesMore, held)
  const isShared = meets && places >= PLACES_TO_SHARE
  const shared = Math.max(FEWEST_WORKERS, Math.floor(places * PART_OF_THE_BROWSER))
  const browserWorkers = isShared ? shared : places
  const lanes = isShared ? places - browserWorkers : places
  const jestWorkers = others > 1 ? Math.max(1, Math.floor(lanes / 2)) : lanes
  const unitWorkers = isShared ? Math.max(FEWEST_WORKERS, jestWorkers) : jestWorkers
  return { places, isShared, browserWorkers, jestWorkers, unitWorkers }
}
