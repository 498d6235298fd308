import type { ApiError } from '@candela/shared-auth'

/** Why a version stays: the server says that it has begun. */
export const refusalOf = ({ code, message }: ApiError): string | undefined =>
  code === 'shareBegun' ? message : undefined
