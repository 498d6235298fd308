/** @typedef {import('webpack').Compiler} Compiler */

/**
 * Lets the page have a say in every script that a remote loads: a function that the shell sets gives the script its
 * integrity and, on another attempt, an address that no cache knows.
 */
export class ScriptHook {
  /** @param {Compiler} compiler */
  apply(compiler) {
    const { LoadScriptRuntimeModule } = compiler.webpack.runtime
    compiler.hooks.thisCompilation.tap('ScriptHook', compilation => {
      LoadScriptRuntimeModule.getCompilationHooks(compilation).createScript.tap(
        'ScriptHook',
        source => `${source}\nglobalThis.candelaScript?.(script, url);`,
      )
    })
  }
}
