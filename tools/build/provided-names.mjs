/** @typedef {import('webpack').Compiler} Compiler */

/**
 * What the shell provides of libraries that everybody uses little of. Somebody who shares a whole library loads all of
 * it. A name more is a minor more of the host contract, since remotes may rely on it from then on.
 * @type {Record<string, { file: RegExp, names: string[] }>}
 */
const PROVIDED = {
  'zod/mini': {
    file: /[\\/]zod[\\/]mini[\\/]index\.js$/,
    names: [
      'array',
      'boolean',
      'check',
      'custom',
      'discriminatedUnion',
      'enum',
      'extend',
      'int',
      'iso',
      'literal',
      'looseObject',
      'maxLength',
      'maximum',
      'minLength',
      'minimum',
      'normalize',
      'nullable',
      'number',
      'object',
      'optional',
      'parse',
      'partialRecord',
      'pick',
      'pipe',
      'record',
      'refine',
      'regex',
      'safeParse',
      'startsWith',
      'strictObject',
      'string',
      'transform',
      'trim',
      'union',
      'unknown',
      'uuid',
    ],
  },
  '@tanstack/react-query': {
    file: /[\\/]@tanstack[\\/]react-query[\\/]build[\\/]modern[\\/]index\.js$/,
    names: [
      'QueryClient',
      'QueryClientProvider',
      'keepPreviousData',
      'useInfiniteQuery',
      'useQueries',
      'useQuery',
      'useQueryClient',
    ],
  },
  'styled-components': {
    file: /[\\/]styled-components[\\/]dist[\\/]styled-components\.browser\.esm\.js$/,
    names: ['StyleSheetManager', 'ThemeContext', 'createGlobalStyle', 'css', 'keyframes', 'styled'],
  },
  'react-i18next': { file: /[\\/]react-i18next[\\/]dist[\\/]es[\\/]index\.js$/, names: ['useTranslation'] },
}

const WHOLE = 'whole'

/** The names instead of the library. @this {import('webpack').LoaderContext<{ names: string[] }>} */
export default function providedNames() {
  const whole = JSON.stringify(`${this.resourcePath}?${WHOLE}`)
  return `export { ${this.getOptions().names.join(', ')} } from ${whole}`
}

/** For the shell. @returns {import('webpack').RuleSetRule[]} */
export const providedRules = () =>
  Object.values(PROVIDED).map(({ file, names }) => ({
    test: file,
    resourceQuery: { not: [new RegExp(`^\\?${WHOLE}$`)] },
    loader: import.meta.filename,
    options: { names },
  }))

/**
 * The names that others take of a shared module, as they write them: of one that is not in the build, the bundler
 * itself knows nothing.
 * @param {import('webpack').ModuleGraph} graph @param {import('webpack').Module} module
 */
const namesTaken = (graph, module) =>
  new Set(
    [...graph.getIncomingConnections(module)]
      .flatMap(connection =>
        connection.dependency && connection.isActive(undefined)
          ? connection.dependency.getReferencedExports(graph, undefined)
          : [],
      )
      .flatMap(reference => (Array.isArray(reference) ? reference : reference.name).slice(0, 1)),
  )

/** Refuses a build that uses more of these libraries than the shell provides: it would fail in the page. */
export class OnlyProvidedNames {
  /** @param {Compiler} compiler */
  apply(compiler) {
    const { WebpackError } = compiler.webpack
    compiler.hooks.compilation.tap('OnlyProvidedNames', compilation => {
      compilation.hooks.afterOptimizeDependencies.tap('OnlyProvidedNames', modules => {
        for (const module of modules) {
          if (module.type !== 'consume-shared-module') continue
          const library = Object.keys(PROVIDED).find(name =>
            module.readableIdentifier(compilation.requestShortener).includes(` ${name}@`),
          )
          if (!library) continue
          const missing = [...namesTaken(compilation.moduleGraph, module)].filter(
            name => !PROVIDED[library]?.names.includes(name),
          )
          if (missing.length > 0)
            compilation.errors.push(
              new WebpackError(
                `${library}: the shell does not provide ${missing.join(', ')}, see tools/build/provided-names.mjs`,
              ),
            )
        }
      })
    })
  }
}
