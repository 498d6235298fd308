import { ApiError } from './ApiError'

/** How often a question is asked again before people are told that there is no answer. */
const TRIES = 3
/** After a time-out somebody has waited long enough for one more. */
const TRIES_AFTER_TIME_OUT = 1
const LONGEST_PAUSE_S = 10
const FIRST_PAUSE_MS = 500
/** Pages that lost the same server do not all come back in one moment. */
const SCATTER_MS = 500

const NO_ANSWER_STATUS: readonly (number | null)[] = [408, 502, 503, 504]

/** There was no answer, or one that asks for patience. Maintenance is for people to read, and lasts. */
const isTemporary = ({ code, status, retryAfter }: ApiError): boolean =>
  (retryAfter ?? 0) <= LONGEST_PAUSE_S &&
  (code === 'network' || code === 'timeout' || (code !== 'maintenance' && NO_ANSWER_STATUS.includes(status)))

/** How the query cache asks again. Only questions are in there, so it is safe to. */
export const patience = {
  retry: (failures: number, error: Error): boolean =>
    error instanceof ApiError &&
    isTemporary(error) &&
    failures < (error.code === 'timeout' ? TRIES_AFTER_TIME_OUT : TRIES),
  retryDelay: (failures: number, error: Error): number =>
    Math.random() * SCATTER_MS +
    (error instanceof ApiError && error.retryAfter ? error.retryAfter * 1000 : FIRST_PAUSE_MS * 2 ** failures),
}
