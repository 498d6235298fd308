import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs'
import { join } from 'node:path'

export class DirectoryInUse extends Error {}

/** When a process started, where the system tells; a pid alone may have been given to somebody else since. */
const startedAt = (pid: number): string => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? ''
  } catch {
    return ''
  }
}

const isRunning = (pid: number, since: string): boolean => {
  try {
    process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
  return since === startedAt(pid)
}

/** Whoever held it may be done in this very moment. */
const ownerIn = (file: string): string[] => {
  try {
    return readFileSync(file, 'utf8').split(' ')
  } catch {
    return []
  }
}

/**
 * Takes a lock file, or answers who holds it. It names its owner, and one whose owner is gone is taken over: a process
 * that was killed locks nobody out.
 * @public the release commands guard the registry with it
 */
export const takeLock = (file: string): { unlock: () => void } | { heldBy: string } => {
  const mine = `${process.pid} ${startedAt(process.pid)}`
  let heldBy = '0'
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const handle = openSync(file, 'wx')
      writeSync(handle, mine)
      closeSync(handle)
      return { unlock: () => rmSync(file, { force: true }) }
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const [pid = '0', since = ''] = ownerIn(file)
    if (isRunning(Number(pid), since)) return { heldBy: pid }
    heldBy = pid
    rmSync(file, { force: true })
  }
  return { heldBy }
}

/**
 * The embedded database does not guard its directory: two processes on it would destroy it. So whoever opens it holds
 * a lock in there.
 */
export const lockDirectory = (directory: string): (() => void) => {
  mkdirSync(directory, { recursive: true })
  const lock = takeLock(join(directory, 'candela.lock'))
  if ('unlock' in lock) return lock.unlock
  throw new DirectoryInUse(`Another Candela (process ${lock.heldBy}) is using ${directory}. Stop it or set DATA_DIR.`)
}
