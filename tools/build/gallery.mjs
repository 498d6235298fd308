import { join } from 'node:path'
import { ROOT } from '../workspace.mjs'
import { BROWSERS, baseConfig, scriptNames } from './base.mjs'

const LOOKS = join(ROOT, 'tools', 'alone', 'looks.ts')

/**
 * The page that shows every component of shared-ui to developers. It is no part of the product.
 * @param {string} outDir
 * @returns {import('webpack').Configuration}
 */
export const galleryConfig = outDir => {
  const base = baseConfig({ name: 'gallery', outDir, namespace: 'cd-gallery', mode: 'refresh' })
  return {
    ...base,
    target: BROWSERS,
    entry: { main: [LOOKS, join(ROOT, 'shared-ui', 'gallery', 'main.tsx')] },
    output: { ...base.output, ...scriptNames('refresh'), publicPath: '/', uniqueName: 'candela_gallery' },
  }
}
