import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { BROWSERS, baseConfig, scriptNames } from '../../tools/build/base.mjs'
import { precompress } from '../../tools/build/precompress.mjs'
import { complaintsOf, runWebpack } from '../../tools/build/run-webpack.mjs'
import { CACHE } from '../../tools/workspace.mjs'

const OUT = join(CACHE, 'bench', 'plain-app')

/** The plain page, as files that can be served for ever and one document. @returns {Promise<string>} where they are */
export const buildPlainApp = async () => {
  rmSync(OUT, { recursive: true, force: true })
  const { output, ...base } = baseConfig({ name: 'plain-app', outDir: OUT })
  const built = await runWebpack(
    [
      {
        ...base,
        // Without the rules by which the product leaves things out of libraries.
        module: {},
        target: BROWSERS,
        output: { ...output, ...scriptNames('product'), publicPath: '/assets/' },
        entry: { page: join(import.meta.dirname, 'page.mjs') },
      },
    ],
    () => undefined,
  )
  const complaints = [...built.values()].map(complaintsOf).join('')
  if (complaints) throw new Error(complaints)
  await precompress(OUT)
  const [stats] = built.values()
  const entry = Object.keys(stats?.compilation.assets ?? {}).find(
    name => name.startsWith('page.') && name.endsWith('.js'),
  )
  const head = '<!doctype html><html lang="en"><meta charset="utf-8"><title>Plain</title>'
  writeFileSync(join(OUT, 'index.html'), `${head}<script defer src="/assets/${entry}"></script><body></body></html>`)
  return OUT
}
