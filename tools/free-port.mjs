import { createServer } from 'node:net'

/** Below the range that the system hands out to outgoing connections, so that nobody takes it in between. */
const FIRST = 20_000
const COUNT = 12_000

/** @param {number} port @returns {Promise<boolean>} */
export const isFree = port =>
  new Promise(resolve => {
    const server = createServer()
    server.once('error', () => resolve(false))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })

/** @returns {Promise<number>} */
export const freePort = async () => {
  const port = FIRST + Math.floor(Math.random() * COUNT)
  return (await isFree(port)) ? port : freePort()
}
