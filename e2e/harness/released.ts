import { createHash } from 'node:crypto'
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { fixtureDist } from '../../tools/build/targets.mjs'
import { builtDeclaration } from '../../tools/release/artifact.mjs'
import { runDir } from './paths'
import type { Fixture } from './registry'

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

const BUILT = /[0-9a-f]{8}$/

/** A build of a fixture as if somebody had changed these words in it, and what the new one is called. */
export const rebuilt = (fixture: Fixture, words: Record<string, string>): string => {
  const from = fixtureDist(fixture)
  const dist = mkdtempSync(join(runDir(), 'rebuilt-'))
  const { version } = builtDeclaration(from)
  const [hash = ''] = BUILT.exec(version) ?? []
  const next = createHash('sha256').update(JSON.stringify(words)).digest('hex').slice(0, hash.length)
  for (const file of readdirSync(from).filter(name => !/\.(br|gz)$/.test(name))) {
    const text = readFileSync(join(from, file), 'utf8').replaceAll(hash, next)
    const isManifest = file === 'mf-manifest.json'
    const changed = Object.entries(words).reduce((old, [before, after]) => old.replaceAll(before, after), text)
    writeFileSync(join(dist, file), isManifest ? text : changed)
  }
  return dist
}
