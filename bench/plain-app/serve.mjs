import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { createServer, request } from 'node:http'
import { basename, join } from 'node:path'

/** The API of the product under the origin of the plain page. @param {string} product @param {import('node:http').IncomingMessage} asked @param {import('node:http').ServerResponse} answer */
const passOn = (product, asked, answer) => {
  const { hostname, port } = new URL(product)
  const headers = { ...asked.headers, host: `${hostname}:${port}` }
  const onward = request({ hostname, port, path: asked.url, method: asked.method, headers }, came => {
    answer.writeHead(came.statusCode ?? 502, came.headers)
    came.pipe(answer)
  })
  onward.on('error', () => answer.destroy())
  asked.pipe(onward)
}

/** A server of the plain page before the API of a product. @param {string} dir @param {string} product */
export const servePlainApp = async (dir, product) => {
  const server = createServer((asked, answer) => {
    const path = asked.url?.split('?')[0] ?? '/'
    if (path.startsWith('/api/')) return passOn(product, asked, answer)
    if (!path.startsWith('/assets/'))
      return answer.setHeader('content-type', 'text/html').end(readFileSync(join(dir, 'index.html')))
    const file = join(dir, basename(path))
    if (!existsSync(file)) return answer.writeHead(404).end()
    const isSmall = !existsSync(`${file}.br`)
    answer.writeHead(200, {
      'content-type': 'text/javascript',
      'cache-control': 'public, max-age=31536000, immutable',
      ...(isSmall ? {} : { 'content-encoding': 'br' }),
    })
    return answer.end(readFileSync(isSmall ? file : `${file}.br`))
  })
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}
