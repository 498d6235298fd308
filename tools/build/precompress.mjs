import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const WORTH_IT = 1024

/**
 * Writes `.br` and `.gz` beside every text file of a folder that is big enough to gain from it. A file whose name
 * carries a hash of its content is compressed once.
 * @param {string} dir
 */
export const precompress = async dir => {
  const files = await readdir(dir)
  await Promise.all(
    files
      .filter(file => /\.(js|css|svg|json)$/.test(file) && !existsSync(join(dir, `${file}.gz`)))
      .map(async file => {
        const content = await readFile(join(dir, file))
        if (content.length <= WORTH_IT) return
        const params = {
          [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
          [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
        }
        await writeFile(join(dir, `${file}.br`), await promisify(brotliCompress)(content, { params }))
        await writeFile(join(dir, `${file}.gz`), await promisify(gzip)(content, { level: 9 }))
      }),
  )
}
