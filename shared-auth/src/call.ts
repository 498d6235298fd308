import {
  type AnswerOf,
  contentsOf,
  type Endpoint,
  exportEndpoints,
  type FileFormat,
  type RequestOf,
} from '@candela/shared-contract'
import { ApiError } from './ApiError'
import type { RequestParts } from './request'
import { type CallArguments, type CallOptions, type Download, fetchFile, send, sendFile } from './send'
import { refreshSessionSoon } from './sessionCalls'

/** A right that the page counted on was taken: what it offers is wrong by now. */
const refreshRightsOnForbidden = async <T>(answer: Promise<T>): Promise<T> => {
  try {
    return await answer
  } catch (error) {
    if (error instanceof ApiError && error.code === 'forbidden') refreshSessionSoon()
    throw error
  }
}

/** Calls an endpoint of the contract with the session's token. It throws `ApiError` and nothing else. */
export const call = <E extends Endpoint>(endpoint: E, ...args: CallArguments<E>): Promise<AnswerOf<E>> =>
  refreshRightsOnForbidden(send(endpoint, ...args))

/** The same for an endpoint that takes a file. */
export const upload = <E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E> & { file: Blob },
  options?: CallOptions,
): Promise<AnswerOf<E>> => {
  const { file, ...parts } = request as RequestParts & { file: Blob }
  return refreshRightsOnForbidden(sendFile(endpoint, file, parts, options))
}

/** The same for an endpoint that answers with a file. */
export const download = <E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  options?: CallOptions,
): Promise<Download> => refreshRightsOnForbidden(fetchFile(endpoint, request as RequestParts, options))

/** Has the file made in the background that an endpoint answers to this question. */
export const prepareFile = (endpoint: Endpoint, exp_format: FileFormat, question: object) =>
  call(exportEndpoints.store, { body: { exp_report: contentsOf(endpoint), exp_format, question: { ...question } } })
