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

/**
 * The embedded database does not guard its directory: two processes on it would destroy it. So whoever opens it holds
 * this file. A lock whose owner is gone is taken over.
 */
export const lockDirectory = (directory: string): (() => void) => {
  mkdirSync(directory, { recursive: true })
  const file = join(directory, 'candela.lock')
  const mine = `${process.pid} ${startedAt(process.pid)}`
  for (let attempt = 0; attempt < 2; attempt += 1) {
    try {
      const handle = openSync(file, 'wx')
      writeSync(handle, mine)
      closeSync(handle)
      return () => rmSync(file, { force: true })
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    const [pid = '0', since = ''] = readFileSync(file, 'utf8').split(' ')
    if (isRunning(Number(pid), since))
      throw new DirectoryInUse(`Another Candela (process ${pid}) is using ${directory}. Stop it or set DATA_DIR.`)
    rmSync(file, { force: true })
  }
  throw new DirectoryInUse(`Another Candela has just started on ${directory}.`)
}
