import { documentScripts, storePictures, writeDocuments } from '../build/shell-files.mjs'

/** @typedef {import('../build/shell-files.mjs').Documents} Documents */
/** @typedef {import('./browser-bundles.mjs').ShellStats} ShellStats */

/**
 * Writes the shell's documents once everything that they are made of is there, and again when they come out
 * differently.
 * @param {import('./paths.mjs').Places} places
 * @param {() => void} onWritten
 */
export const documentsWriter = (places, onWritten) => {
  /** @type {{ documents?: Documents, stats?: ShellStats }} */
  const known = {}
  let written = ''
  const write = async () => {
    const { documents, stats } = known
    if (!documents || !stats) return
    const pictures = await storePictures(places.assets, documents)
    const rendered = await documents.renderDocuments({ ...documentScripts(stats), ...pictures })
    const text = JSON.stringify(rendered)
    if (text === written) return
    written = text
    await writeDocuments(places.documents, rendered)
    onWritten()
  }
  /** @type {Promise<void>} rendering changes the language of the process, so one after the other */
  let queue = Promise.resolve()
  /** @param {Partial<typeof known>} news */
  const take = news => {
    Object.assign(known, news)
    queue = queue.then(write)
    return queue
  }
  return take
}
