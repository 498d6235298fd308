import http from 'node:http'
import https from 'node:https'
import { urlToHttpOptions } from 'node:url'

/**
 * Hands requests on to an API once it answers; what it streams arrives as it comes.
 * @param {URL} api
 * @param {() => Promise<void>} [ready]
 * @returns {import('node:http').RequestListener}
 */
export const forwardTo = (api, ready = async () => undefined) => {
  const { request } = api.protocol === 'https:' ? https : http
  /** @type {import('node:http').RequestListener} */
  const forward = (incoming, outgoing) => {
    const { method, url, headers } = incoming
    const options = { ...urlToHttpOptions(api), method, path: url, headers: { ...headers, host: api.host } }
    const upstream = request(options, answer => {
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
  return (incoming, outgoing) => void ready().then(() => forward(incoming, outgoing))
}
