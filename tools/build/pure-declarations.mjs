/** @typedef {import('webpack').Compiler} Compiler */

/** Where a module only declares: schemas, endpoints, tables. */
const DECLARES = /[\\/]shared-contract[\\/]src[\\/]/

/** What stands there at the top of a module is worked out and does nothing else. */
const EXPRESSIONS = ['CallExpression', 'NewExpression', 'MemberExpression', 'ObjectExpression', 'ArrayExpression']

/**
 * Leaves out of a bundle the declarations of the contract that nobody in it uses. The bundler cannot know that a
 * schema is built without a trace, so it would keep every one of a module of which one is used.
 */
export class PureDeclarations {
  /** @param {Compiler} compiler */
  apply(compiler) {
    compiler.hooks.normalModuleFactory.tap('PureDeclarations', factory => {
      for (const type of ['javascript/auto', 'javascript/esm'])
        factory.hooks.parser.for(type).tap('PureDeclarations', generic => {
          const parser = /** @type {import('webpack').javascript.JavascriptParser} */ (generic)
          for (const expression of EXPRESSIONS)
            parser.hooks.isPure
              .for(expression)
              .tap('PureDeclarations', () => DECLARES.test(parser.state.module.nameForCondition() ?? '') || undefined)
        })
    })
  }
}
