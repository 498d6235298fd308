import { existsSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

type Undo = () => void

const onlyVersion = (dataDir: string, remote: string): string => {
  const folder = join(dataDir, 'remotes', remote)
  const [version = ''] = readdirSync(folder)
  return join(folder, version)
}

/** The files of a released remote are gone until it is undone. */
export const removeFiles = (dataDir: string, remote: string): Undo => {
  const folder = join(dataDir, 'remotes', remote)
  renameSync(folder, `${folder}.gone`)
  return () => renameSync(`${folder}.gone`, folder)
}

/** One byte of a served file is another one until it is undone, in every form in which it is served. */
export const flipByte = (dataDir: string, remote: string, name: RegExp): Undo => {
  const folder = onlyVersion(dataDir, remote)
  const file = readdirSync(folder).find(candidate => name.test(candidate))
  if (!file) throw new Error(`no file of ${remote} is called ${name}`)
  const forms = ['', '.br', '.gz'].map(ending => join(folder, file + ending)).filter(path => existsSync(path))
  const before = forms.map(path => ({ path, content: readFileSync(path) }))
  const flipped = Buffer.from(readFileSync(join(folder, file)))
  const middle = Math.floor(flipped.length / 2)
  flipped[middle] = (flipped[middle] ?? 0) ^ 1
  for (const path of forms) {
    if (path.endsWith('.br')) writeFileSync(path, brotliCompressSync(flipped))
    else writeFileSync(path, path.endsWith('.gz') ? gzipSync(flipped) : flipped)
  }
  return () => {
    for (const { path, content } of before) writeFileSync(path, content)
  }
}
