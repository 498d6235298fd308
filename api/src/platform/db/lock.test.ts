import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DirectoryInUse, lockDirectory } from './lock'

let directory: string
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'candela-lock-'))
})
afterEach(() => rmSync(directory, { recursive: true, force: true }))

describe('the lock of a data directory', () => {
  it('lets one in at a time and the next after it', () => {
    const unlock = lockDirectory(directory)
    expect(() => lockDirectory(directory)).toThrow(DirectoryInUse)
    unlock()
    lockDirectory(directory)()
  })

  it('names the process and the way out', () => {
    lockDirectory(directory)
    expect(() => lockDirectory(directory)).toThrow(
      `process ${process.pid}) is using ${directory}. Stop it or set DATA_DIR.`,
    )
  })

  it('is taken over when its owner is gone', () => {
    const { pid } = spawnSync(process.execPath, ['-e', '0'])
    writeFileSync(join(directory, 'candela.lock'), `${pid} 12345`)
    lockDirectory(directory)
    expect(readFileSync(join(directory, 'candela.lock'), 'utf8')).toMatch(new RegExp(`^${process.pid} `))
  })

  it('is taken over when the number belongs to another process by now', () => {
    writeFileSync(join(directory, 'candela.lock'), `${process.pid} 1`)
    expect(() => lockDirectory(directory)).not.toThrow()
  })
})
