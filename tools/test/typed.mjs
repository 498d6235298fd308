/**
 * The type check and the lint rules that need types, in one process: the compiler reads and checks the tree once for
 * both. `node tools/test/typed.mjs REPORT [--types] [--lint] [files…]` writes what came of each as JSON.
 */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import ts from 'typescript'
import { CACHE, ROOT } from '../workspace.mjs'

/** @typedef {import('../run.mjs').Outcome & { seconds: number }} Part */

const PROJECTS = ['tsconfig.web.json', 'tsconfig.node.json']

/** @param {string} project */
const builderOf = project => {
  /** @type {ts.ParseConfigFileHost} */
  const host = {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'))
    },
  }
  const tsBuildInfoFile = join(CACHE, 'types', `${project}.tsbuildinfo`)
  const parsed = ts.getParsedCommandLineOfConfigFile(join(ROOT, project), { incremental: true, tsBuildInfoFile }, host)
  if (!parsed) throw new Error(`${project} cannot be read`)
  const { options, fileNames: rootNames, errors } = parsed
  return ts.createIncrementalProgram({ rootNames, options, configFileParsingDiagnostics: errors })
}

/** @param {ts.EmitAndSemanticDiagnosticsBuilderProgram} builder @returns {readonly ts.Diagnostic[]} */
const check = builder => {
  const found = [
    ...builder.getConfigFileParsingDiagnostics(),
    ...builder.getOptionsDiagnostics(),
    ...builder.getSyntacticDiagnostics(),
    ...builder.getGlobalDiagnostics(),
    ...builder.getSemanticDiagnostics(),
  ]
  // Nothing but what the next run need not check again.
  return [...found, ...builder.emit().diagnostics]
}

/** @param {readonly ts.Diagnostic[]} diagnostics */
const printed = diagnostics =>
  ts.formatDiagnostics(ts.sortAndDeduplicateDiagnostics(diagnostics), {
    getCanonicalFileName: file => file,
    getCurrentDirectory: () => ROOT,
    getNewLine: () => '\n',
  })

/** @param {ts.Program[]} programs @param {string[]} files @returns {Promise<import('../run.mjs').Outcome>} */
const lint = async (programs, files) => {
  const { ESLint } = await import('eslint')
  const eslint = new ESLint({
    cwd: ROOT,
    overrideConfig: [
      {
        files: ['**/*.{ts,tsx,mjs,cjs}'],
        // The configuration files of the root belong to no project.
        ignores: ['*.mjs'],
        languageOptions: { parserOptions: { project: null, programs } },
      },
    ],
  })
  const results = await eslint.lintFiles(files)
  const { format } = await eslint.loadFormatter('stylish')
  const complaints = results.reduce((sum, { errorCount, warningCount }) => sum + errorCount + warningCount, 0)
  return { ok: complaints === 0, output: await format(results) }
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { types: { type: 'boolean' }, lint: { type: 'boolean' } },
})
const [report = '', ...files] = positionals
let started = Date.now()
/** Seconds since it was asked before. */
const lap = () => {
  const seconds = (Date.now() - started) / 1000
  started = Date.now()
  return seconds
}
/** @type {Record<string, Part>} */
const parts = {}
const builders = PROJECTS.map(builderOf)
if (values.types) {
  const output = printed(builders.flatMap(check))
  parts.types = { ok: output === '', output, seconds: lap() }
}
if (values.lint) {
  const outcome = await lint(
    builders.map(builder => builder.getProgram()),
    files,
  )
  parts.lint = { ...outcome, seconds: lap() }
}
mkdirSync(join(report, '..'), { recursive: true })
writeFileSync(report, JSON.stringify(parts))
