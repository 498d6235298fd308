import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { BROWSERS, baseConfig } from '../../tools/build/base.mjs'
import { complaintsOf, runWebpack } from '../../tools/build/run-webpack.mjs'
import { CACHE } from '../../tools/workspace.mjs'

const OUT = join(CACHE, 'bench', 'plain-grid')

/** The page of plain ag-grid, as one document. @returns {Promise<string>} */
export const plainGridDocument = async () => {
  const base = baseConfig({ name: 'plain-grid', outDir: OUT })
  const built = await runWebpack(
    // Without the rules by which the product leaves things out of libraries.
    [{ ...base, module: {}, target: BROWSERS, entry: { page: join(import.meta.dirname, 'page.mjs') } }],
    () => undefined,
  )
  const complaints = [...built.values()].map(complaintsOf).join('')
  if (complaints) throw new Error(complaints)
  const script = readFileSync(join(OUT, 'page.js'), 'utf8').replaceAll('</script', '<\\/script')
  return `<!doctype html><meta charset="utf-8"><title>Plain</title><body><script type="module">${script}</script>`
}
