import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const ROOT = join(__dirname, '../..')

/** What draws the product: every file of shell, shared-ui and the remotes but their tests. */
export const screenSources = (): { file: string; text: string }[] =>
  readdirSync(ROOT)
    .filter(name => /^(shell|shared-ui|mfe-[a-z]+)$/.test(name))
    .flatMap(name =>
      readdirSync(join(ROOT, name, 'src'), { recursive: true, encoding: 'utf8' })
        .filter(file => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
        .map(file => join(name, 'src', file)),
    )
    .map(file => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }))
