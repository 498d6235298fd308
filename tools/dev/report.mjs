/** @typedef {import('webpack').Compiler} Compiler */
/** @typedef {import('webpack').Stats} Stats */

import { complaintsOf, secondsOf } from '../build/run-webpack.mjs'

/** @param {string} line */
export const say = line => {
  process.stdout.write(`${line}\n`)
}

const RULE = '─'.repeat(80)

/** What a compiler says about itself instead of about the source. */
const OF_THE_COMPILER = /\n+Caused by:\n[\s\S]*?Stack backtrace:\n(?:\s+(?:\d+:|at ).*(?:\n|$))*/g

/** What went wrong, in one block that is easy to find again. @param {string} what @param {string} complaint */
export const complain = (what, complaint) =>
  say(`\n${RULE}\n✗ ${what}\n\n${complaint.replace(OF_THE_COMPILER, '\n').trim()}\n${RULE}\n`)

/** @param {Stats} stats */
const report = stats => {
  const name = stats.compilation.name ?? ''
  const complaints = complaintsOf(stats)
  if (complaints) complain(name, complaints)
  else say(`✓ ${name} ${secondsOf(stats)} s`)
}

/** One line for each time that a bundle is built again. @param {readonly Compiler[]} compilers */
export const reportBuilds = compilers => {
  for (const compiler of compilers) compiler.hooks.done.tap('report', report)
}
