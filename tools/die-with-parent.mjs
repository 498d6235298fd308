/**
 * Runs a Node program for as long as whoever started this lives: when the pipe from there closes, however that comes
 * about, the program is asked to stop and, should it not, stopped. `node die-with-parent.mjs program.js [arguments…]`
 */
import { spawn } from 'node:child_process'

const PATIENCE_MS = 5000

const child = spawn(process.execPath, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'inherit'] })
child.on('exit', code => process.exit(code ?? 1))

const stop = () => {
  child.kill('SIGTERM')
  setTimeout(() => child.kill('SIGKILL'), PATIENCE_MS).unref()
}
process.stdin.resume().on('end', stop)
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, stop)
