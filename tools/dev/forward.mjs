import { request } from 'node:http'

/**
 * Hands requests on to the API once it answers; what it streams arrives as it comes.
 * @param {number} port
 * @param {() => Promise<void>} ready
 * @returns {import('node:http').RequestListener}
 */
export const forwardTo = (port, ready) => async (incoming, outgoing) => {
  await ready()
  const { method, url, headers } = incoming
  const upstream = request({ host: '127.0.0.1', port, method, path: url, headers }, answer => {
    outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
    answer.pipe(outgoing)
  })
  upstream.on('error', () => {
    if (outgoing.headersSent) return outgoing.destroy()
    outgoing.writeHead(503, { 'content-type': 'text/plain', 'retry-after': '1' }).end('The API does not answer\n')
  })
  outgoing.on('close', () => upstream.destroy())
  incoming.pipe(upstream)
}
