import ts from 'typescript'

/**
 * A loader over the contract, for what runs in browsers. A client needs the address of a call, who may make it and the
 * words for its failure; the schemas of what goes over the wire are the server's, and types know them without a trace.
 * So they are left out, and with them every schema that no form names. In development too: nobody can come to rely on
 * what the product has not.
 */

/** What `entityCalls` is told for its summaries. */
const WORDS = ['one', 'many']

/** Of these a client never asks anything. */
const SERVERS = ['summary', 'effect', 'params', 'query', 'body', 'bodyLimit', 'upload', 'duringMaintenance', ...WORDS]

/** Whether there is one says that an empty answer is a broken one. */
const ANSWER = 'answer'

/** `calls` of `calls.list({ … })`, `defineEndpoint` of `defineEndpoint({ … })`. @param {ts.CallExpression} call */
const calleeOf = ({ expression }) =>
  (ts.isPropertyAccessExpression(expression) ? expression.expression : expression).getText()

/** The facts of `defineEndpoint({ … })`. @param {ts.Node} node @param {Set<string>} makers what makes endpoints */
const factsOf = (node, makers) =>
  ts.isCallExpression(node) && makers.has(calleeOf(node))
    ? (node.arguments.find(ts.isObjectLiteralExpression)?.properties ?? [])
    : []

/** Whether it is `calls = entityCalls(…)`. @param {ts.Node} node @returns {node is ts.VariableDeclaration} */
const isEntityCalls = node =>
  ts.isVariableDeclaration(node) &&
  node.initializer !== undefined &&
  ts.isCallExpression(node.initializer) &&
  calleeOf(node.initializer) === 'entityCalls'

/** A module of the contract without what its endpoints say to the server only. @param {string} source */
export const strip = source => {
  const file = ts.createSourceFile('module.ts', source, ts.ScriptTarget.Latest, true)
  const makers = new Set(['defineEndpoint', 'entityCalls'])
  /** @type {{ from: number, to: number, text: string }[]} */
  const cuts = []
  /** @param {ts.Node} node */
  const visit = node => {
    if (isEntityCalls(node)) makers.add(node.name.getText())
    for (const fact of factsOf(node, makers)) {
      const name = fact.name?.getText()
      if (name === ANSWER) cuts.push({ from: fact.getStart(), to: fact.end, text: 'answer: true' })
      else if (name && SERVERS.includes(name))
        cuts.push({ from: fact.getStart(), to: fact.end + (source[fact.end] === ',' ? 1 : 0), text: '' })
    }
    ts.forEachChild(node, visit)
  }
  visit(file)
  return cuts
    .toSorted((a, b) => b.from - a.from)
    .reduce((text, cut) => text.slice(0, cut.from) + cut.text + text.slice(cut.to), source)
}

/** @param {string} source */
export default function stripSchemas(source) {
  return /\b(defineEndpoint|entityCalls)\(/.test(source) ? strip(source) : source
}

/** @type {import('webpack').RuleSetRule} */
export const stripSchemasRule = {
  test: /[\\/]shared-contract[\\/]src[\\/].*\.ts$/,
  enforce: 'pre',
  loader: import.meta.filename,
}
