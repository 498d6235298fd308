import type { AnswerOf, Endpoint } from '@candela/shared-contract'
import { ApiError } from './ApiError'
import { refreshSoon } from './account'
import { type CallArguments, send } from './send'

/** Calls an endpoint of the contract with the session's token. It throws `ApiError` and nothing else. */
export const call = async <E extends Endpoint>(endpoint: E, ...args: CallArguments<E>): Promise<AnswerOf<E>> => {
  try {
    return await send(endpoint, ...args)
  } catch (error) {
    // a right that the page counted on was taken: what it offers is wrong by now
    if (error instanceof ApiError && error.code === 'forbidden') refreshSoon()
    throw error
  }
}
