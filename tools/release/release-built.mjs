/**
 * The release part of `npm start`: what was built and never released goes live, and so does a new build, unless the
 * last thing that somebody did with that remote was to roll it back.
 */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { remoteTargets } from '../build/targets.mjs'
import { importContract } from '../import-typescript.mjs'
import { builtDeclaration } from './artifact.mjs'
import { declarationProblems } from './checks.mjs'
import { runCommand, say, sayOutcome } from './command.mjs'
import { dataDir } from './data-dir.mjs'
import { releaseBuilt } from './operations.mjs'

/** @param {string} dist of a built remote @param {string} data the directory of the product */
export const releaseAtStart = async (dist, data) => {
  const contract = await importContract()
  const outcome = await releaseBuilt({
    dist,
    dataDir: data,
    why: 'npm start',
    keepRollback: true,
    check: registry => {
      const problems = declarationProblems(contract, builtDeclaration(dist), registry)
      if (problems.length > 0) throw new Error(problems.join('\n'))
    },
  })
  return outcome
}

const main = async () => {
  for (const { outDir } of remoteTargets()) {
    if (!existsSync(join(outDir, 'remote.json'))) continue
    try {
      const outcome = await releaseAtStart(outDir, dataDir())
      if (outcome.kind !== 'unchanged') say(sayOutcome(outcome))
    } catch (error) {
      // The product runs with what is live.
      say(`not released: ${/** @type {Error} */ (error).message}`)
    }
  }
}

runCommand(import.meta.filename, main)
