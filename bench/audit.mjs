/**
 * What the chain of the audit trail costs those who write: eight at once, alone, beside a sealer, and with the lock that
 * a chain inside of each write would need, in turns. And how long walking the chain takes afterwards.
 * Usage: node bench/audit.mjs [postgres|pglite|both] [runs]
 */
import { setTimeout as wait } from 'node:timers/promises'
import { makeWorld, trail } from './facts.mjs'
import { median } from './median.mjs'

/** @typedef {import('./facts.mjs').EngineName} EngineName */
/** @typedef {import('./facts.mjs').Database} Database */

const RATIO = 0.9
const WRITERS = 8
const RUN_MS = 5_000
/** Five times as often as the product does. */
const SEAL_MS = 1_000

const SOMEBODY = `insert into users (id, usr_name, usr_email) values (1, 'Somebody', 'somebody@candela.example')`
const LOCK = `create function take_turn() returns trigger language plpgsql as
    'begin perform pg_advisory_xact_lock(1); return new; end';
  create trigger turns before insert on system_logs for each row execute function take_turn()`
const NO_LOCK = 'drop trigger turns on system_logs; drop function take_turn'

/** @param {EngineName} engine @param {number} runs */
const run = async (engine, runs) => {
  const { write, sealTrail, verifyTrail } = await trail()
  const { database, leave } = await makeWorld(engine, { durable: true })
  await database.exec(SOMEBODY)
  const blame = { database, actorId: 1, ip: null, requestId: null }
  const facts = { usm_id_user: 1, usm_id_group: null, usm_message: 'bench', usm_from: null, usm_until: null }

  /** @returns {Promise<number>} writes a second */
  const writes = async () => {
    const end = performance.now() + RUN_MS
    let count = 0
    const writer = async () => {
      for (; performance.now() < end; count += 1) await write(blame, 'bench', tx => tx.insert('maintenance', facts))
    }
    await Promise.all(Array.from({ length: WRITERS }, writer))
    return count / (RUN_MS / 1000)
  }
  const besideSealer = async () => {
    let isOver = false
    const sealing = (async () => {
      while (!isOver) {
        await sealTrail(database)
        await wait(SEAL_MS)
      }
    })()
    const count = await writes()
    isOver = true
    await sealing
    return count
  }
  const oneByOne = async () => {
    await database.exec(LOCK)
    const count = await writes()
    await database.exec(NO_LOCK)
    return count
  }

  await writes()
  const figures = []
  for (let index = 0; index < runs; index += 1) {
    await sealTrail(database)
    const [alone, sealed, locked] = [await writes(), await besideSealer(), await oneByOne()]
    console.log(JSON.stringify({ engine, alone, sealed, locked }))
    figures.push({ sealed: sealed / alone, locked: locked / alone })
  }
  await sealTrail(database)
  const started = performance.now()
  const { rows, misfits } = await verifyTrail(database)
  const walked = { rows, misfits, seconds: (performance.now() - started) / 1000 }
  await leave()
  return {
    sealed: median(figures.map(({ sealed }) => sealed)),
    locked: median(figures.map(({ locked }) => locked)),
    walked,
  }
}

const [which = 'both', runs = '5'] = process.argv.slice(2)
let failed = false
for (const engine of /** @type {const} */ (['postgres', 'pglite'])) {
  if (which !== 'both' && which !== engine) continue
  const { sealed, locked, walked } = await run(engine, Number(runs))
  const { rows, misfits, seconds } = walked
  console.log(
    `${engine}: ${sealed.toFixed(2)} of the writes beside a sealer (limit ${RATIO}), ${locked.toFixed(2)} one by one`,
  )
  console.log(`${engine}: ${rows} rows walked in ${seconds.toFixed(1)} s${misfits ? ', and broken' : ''}`)
  failed ||= sealed < RATIO || misfits > 0
}
process.exit(failed ? 1 : 0)
