import { join, resolve } from 'node:path'
import { ROOT } from '../workspace.mjs'

/** Where the product that we release into keeps its data: read as the server reads it. */
export const dataDir = () => resolve(process.env.DATA_DIR || join(ROOT, '.data'))
