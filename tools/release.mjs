/**
 * `npm run release -- mfe-admin [--why "…"]`: builds one remote, checks it and makes it live in the product that keeps
 * its data in DATA_DIR, whether or not that runs. A folder with a remote in it works as well as a name.
 */
import { parseArgs } from 'node:util'
import { readDeclaration } from './build/declaration.mjs'
import { targetOf } from './build/targets.mjs'
import { build } from './build.mjs'
import { importContract } from './import-typescript.mjs'
import { declarationProblems, sizeProblems } from './release/checks.mjs'
import { runCommand, say, sayOutcome } from './release/command.mjs'
import { dataDir } from './release/data-dir.mjs'
import { releaseBuilt } from './release/operations.mjs'
import { readRegistry } from './release/registry-file.mjs'
import { typeProblem } from './release/types.mjs'

/** @param {(string | undefined)[]} problems */
const refuseWith = problems => {
  const lines = problems.filter(Boolean)
  if (lines.length > 0) throw new Error(lines.join('\n'))
}

/**
 * What can be known before the build is asked first: it is quicker and says it in one line.
 * @param {string} dir
 */
const checkSources = async dir => {
  const [{ declaration }, contract, registry] = await Promise.all([
    readDeclaration(dir),
    importContract(),
    readRegistry(dataDir()),
  ])
  refuseWith(declarationProblems(contract, declaration, registry))
  refuseWith([await typeProblem(dir)])
}

const main = async () => {
  const { positionals, values } = parseArgs({ allowPositionals: true, options: { why: { type: 'string' } } })
  const [name, ...others] = positionals
  if (!name || others.length > 0) throw new Error('usage: npm run release -- mfe-admin [--why "what changes"]')
  const target = targetOf(name)
  const { dir, outDir } = target
  if (!outDir) throw new Error(`${name} is not a remote; only remotes are released`)
  await checkSources(dir)
  if (!(await build([target]))) throw new Error(`${name} was not built: nothing was released`)
  refuseWith(sizeProblems(outDir))
  say(sayOutcome(await releaseBuilt({ dist: outDir, dataDir: dataDir(), why: values.why ?? '' })))
}

runCommand(import.meta.filename, main)
