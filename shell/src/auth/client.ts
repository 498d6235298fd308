import type { ApiError } from '@candela/shared-auth'

/** What a page shows of a failed call. */
export type Failure = Pick<ApiError, 'code' | 'status' | 'retryAfter'>

/** The server was not there or broke down, so that it judged nothing. */
export const isUnanswered = ({ status }: Failure): boolean => status === null || status >= 500

/** Showing the sign-in page takes no client of the API, so that one comes when somebody begins to sign in. */
export const loadClient = () => import('./clientOfSignIn')

const UNREACHABLE: Failure = { code: 'network', status: null, retryAfter: null }

/** What is thrown is either the client's own error or the client itself could not be fetched. */
export const toFailure = (error: unknown): Failure =>
  error instanceof Error && error.name === 'ApiError' ? (error as ApiError) : { ...UNREACHABLE }
