import { complain, say } from './report.mjs'

/** @typedef {import('./declarations.mjs').Remote} Remote */
/** @typedef {{ stop: () => Promise<void> }} Server */

/** What needs other bundles, not only another content of them. @param {Remote[]} remotes */
const shapeOf = remotes =>
  JSON.stringify(remotes.map(({ name, exposes, declaration: { host } }) => [name, exposes, host]))

/**
 * A server of bundles for remotes that may come to consist of other screens: then it starts over.
 * @template {Server} S
 * @param {(remotes: Remote[]) => Promise<S>} start
 */
export const servingOf = start => {
  let shape = ''
  /** @type {S | undefined} */
  let server
  /** @type {Promise<void>} */
  let queue = Promise.resolve()

  /** @param {Remote[]} remotes */
  const serve = async remotes => {
    if (shapeOf(remotes) === shape) return
    if (server) say('other screens than before: building again')
    shape = shapeOf(remotes)
    await server?.stop()
    server = await start(remotes)
  }
  return {
    /** @param {Remote[]} remotes */
    take: remotes => {
      queue = queue.then(() => serve(remotes)).catch(error => complain('cannot serve', String(error)))
      return queue
    },
    current: () => server,
    stop: async () => {
      await queue
      await server?.stop()
    },
  }
}
