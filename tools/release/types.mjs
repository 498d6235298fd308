import { mkdirSync, writeFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { inputsHash, isStamped, stamp } from '../build/stamps.mjs'
import { runNode } from '../run.mjs'
import { CACHE, ROOT } from '../workspace.mjs'

/** @param {string} dir of a remote @returns {string} the project that checks it and what it imports, and nothing else */
const writeProject = dir => {
  const folder = join(CACHE, 'types')
  const file = join(folder, `${basename(dir)}.json`)
  const project = {
    extends: join(ROOT, 'tsconfig.web.json'),
    compilerOptions: {
      types: ['node'],
      incremental: true,
      tsBuildInfoFile: `${basename(dir)}.tsbuildinfo`,
      // Untidy is no reason to hold back a release.
      noUnusedLocals: false,
      noUnusedParameters: false,
    },
    include: [join(dir, 'src'), join(ROOT, 'tools', 'types')],
    exclude: ['**/*.test.ts', '**/*.test.tsx'],
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(file, JSON.stringify(project))
  return file
}

/**
 * What the compiler refuses about a remote: above all, whatever it uses of the contract or of a front door that is no
 * longer there.
 * @param {string} dir
 * @returns {Promise<string | undefined>} the first problem, as one line
 */
export const typeProblem = async dir => {
  const [name, hash] = [`types-${basename(dir)}`, inputsHash(dir)]
  if (isStamped(name, hash)) return undefined
  const { ok, output } = await runNode('node_modules/typescript/bin/tsc', [
    '-p',
    writeProject(dir),
    '--pretty',
    'false',
  ])
  if (ok) {
    stamp(name, hash)
    return undefined
  }
  const problems = output.split('\n').filter(line => line.includes('error TS'))
  const own = problems.find(line => line.startsWith(relative(ROOT, dir)))
  return own ?? problems[0] ?? output
}
