import { API_ROOT, endpointList, routeOf } from '@candela/shared-contract'
import type { FastifyRequest } from 'fastify'
import { AppError } from './app-error'

/** More than Node reads of a request's head. */
export const LONGEST_ADDRESS = 16 * 1024

/** Whether what an address escapes is text. */
const isDecodable = (address: string): boolean => {
  try {
    decodeURIComponent(address)
    return true
  } catch {
    return false
  }
}

const pathIn = (address: string): string => address.split('?')[0] ?? ''

/** The address as the router gets it: one that is no text leads to no route, and `assertDecodableUrl` says why. */
export const routableAddress = (address: string): string => (isDecodable(pathIn(address)) ? address : API_ROOT)

export const assertDecodableUrl = (address: string): void => {
  if (!isDecodable(address)) throw new AppError('badRequest')
}

/** Two readers of one request must not see two hosts. */
export const assertOneHost = async ({ raw }: FastifyRequest): Promise<void> => {
  const hosts = raw.rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length
  if (hosts > 1 || (hosts === 0 && raw.httpVersion !== '1.0')) throw new AppError('badRequest')
}

const calls = endpointList
  .filter(({ endpoint }) => !endpoint.mirrors)
  .map(({ endpoint }) => ({
    method: endpoint.method,
    pattern: new RegExp(`^${routeOf(endpoint).replace(/:\w+/g, '[^/]+').replaceAll('.', '\\.')}$`),
  }))

/** The methods of a path of the API; none where there is no such path, and for phones there is only what is mirrored. */
export const methodsAt = (path: string): string[] => {
  const methods = new Set<string>(calls.filter(({ pattern }) => pattern.test(path)).map(({ method }) => method))
  return ['GET', 'HEAD', 'POST', 'DELETE'].filter(method => methods.has(method === 'HEAD' ? 'GET' : method))
}
