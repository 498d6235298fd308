import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, test } from 'node:test'
import { releaseBuilt, rollBack } from './operations.mjs'
import { readRegistry } from './registry-file.mjs'
import { tableOf } from './table.mjs'
import { aBuild, aFolder } from './testSupport.mjs'

const REMOTE = 'candela_trial'

/** @type {string} */
let home
/** @type {string} */
let dataDir
beforeEach(() => {
  home = aFolder()
  dataDir = join(home, 'data')
})
afterEach(() => rmSync(home, { recursive: true, force: true }))

/** @param {string} version @param {{ keepRollback?: boolean }} [more] */
const release = (version, more = {}) => releaseBuilt({ dist: aBuild(home, version), dataDir, why: version, ...more })

/** @param {string} [version] */
const goBack = version => rollBack({ dataDir, remote: REMOTE, version, why: 'it is broken' })

const live = async () => (await readRegistry(dataDir)).default[REMOTE]

describe('a release', () => {
  test('stores every file, lists what browsers may fetch with its integrity, and is live', async () => {
    assert.equal((await release('1')).kind, 'released')
    const { releases } = await readRegistry(dataDir)
    const stored = releases[REMOTE]?.['1']
    assert.deepEqual(Object.keys(stored?.files ?? {}), ['remoteEntry.js', 'screen.js'])
    const digest = createHash('sha384').update('1').digest('base64')
    assert.equal(stored?.files['screen.js'], `sha384-${digest}`)
    assert.deepEqual(stored?.modules, { './Screen': ['screen.js'] })
    assert.ok(existsSync(join(dataDir, 'remotes', REMOTE, '1', 'screen.js.br')))
    assert.equal(await live(), '1')
  })

  test('of what is live already changes nothing, not even the file', async () => {
    await release('1')
    const before = readFileSync(join(dataDir, 'registry.json'), 'utf8')
    assert.equal((await release('1')).kind, 'unchanged')
    assert.equal(readFileSync(join(dataDir, 'registry.json'), 'utf8'), before)
  })

  test('of what was live once moves the pointer and stores nothing again', async () => {
    for (const version of ['1', '2', '1']) await release(version)
    assert.equal(await live(), '1')
    assert.deepEqual(Object.keys((await readRegistry(dataDir)).releases[REMOTE] ?? {}), ['1', '2'])
  })

  test('is remembered: when, who, from where to where, and why', async () => {
    await release('1')
    await release('2')
    const { history } = await readRegistry(dataDir)
    const moves = history.map(({ kind, from, to, why }) => ({ kind, from, to, why }))
    assert.deepEqual(moves, [
      { kind: 'release', from: null, to: '1', why: '1' },
      { kind: 'release', from: '1', to: '2', why: '2' },
    ])
    assert.ok(history.every(({ at, who }) => who && !Number.isNaN(Date.parse(at))))
  })

  test('never replaces files that were released under the same version', async () => {
    await release('1')
    await release('2')
    const other = aBuild(home, '1', 'something else')
    await assert.rejects(releaseBuilt({ dist: other, dataDir, why: '' }), /stored with another screen\.js/)
    assert.equal(readFileSync(join(dataDir, 'remotes', REMOTE, '1', 'screen.js'), 'utf8'), '1')
    assert.equal(await live(), '2')
  })

  test('that a check refuses leaves nothing behind', async () => {
    await release('1')
    const check = () => {
      throw new Error('route conflict')
    }
    await assert.rejects(releaseBuilt({ dist: aBuild(home, '2'), dataDir, why: '', check }), /route conflict/)
    assert.equal(await live(), '1')
    assert.deepEqual(readdirSync(join(dataDir, 'remotes', REMOTE)), ['1'])
  })

  test('waits for another one, and neither is lost', async () => {
    await Promise.all(['1', '2', '3'].map(version => release(version)))
    assert.deepEqual(Object.keys((await readRegistry(dataDir)).releases[REMOTE] ?? {}).sort(), ['1', '2', '3'])
    assert.deepEqual(readdirSync(dataDir).sort(), ['registry.json', 'remotes'])
  })

  test('goes through although an earlier one was killed half-way', async () => {
    await release('1')
    writeFileSync(join(dataDir, 'registry.lock'), '999999999 1')
    assert.equal((await release('2')).kind, 'released')
  })

  test('refuses a registry that it cannot read, and leaves it alone', async () => {
    await release('1')
    writeFileSync(join(dataDir, 'registry.json'), '{"schema": 2}')
    await assert.rejects(release('2'), /registry\.json is not a registry/)
    assert.equal(readFileSync(join(dataDir, 'registry.json'), 'utf8'), '{"schema": 2}')
  })
})

describe('a rollback', () => {
  beforeEach(async () => {
    for (const version of ['1', '2', '3']) await release(version)
  })

  test('leads to what was live before, and a second one further back', async () => {
    assert.deepEqual(await goBack(), { from: '3', to: '2' })
    assert.deepEqual(await goBack(), { from: '2', to: '1' })
    await assert.rejects(goBack(), /nothing to go back to/)
    assert.equal(await live(), '1')
  })

  test('after a new release leads to what was live before that', async () => {
    await goBack()
    await release('4')
    assert.deepEqual(await goBack(), { from: '4', to: '2' })
  })

  test('leads to a stored version that somebody names', async () => {
    assert.deepEqual(await goBack('1'), { from: '3', to: '1' })
    await assert.rejects(goBack('1'), /live already/)
    await assert.rejects(goBack('9'), /no version 9; there is 1, 2, 3/)
  })

  test('does not lead to files that are gone', async () => {
    rmSync(join(dataDir, 'remotes', REMOTE, '2'), { recursive: true })
    await assert.rejects(goBack(), /files of candela_trial 2 are gone/)
    assert.equal(await live(), '3')
  })

  test('outlives a start: new builds are stored and wait', async () => {
    await goBack()
    assert.equal((await release('3', { keepRollback: true })).kind, 'held')
    assert.equal((await release('4', { keepRollback: true })).kind, 'held')
    assert.equal(await live(), '2')
    assert.equal((await release('4')).kind, 'released')
    assert.equal((await release('5', { keepRollback: true })).kind, 'released')
  })

  test('is told in the table', async () => {
    await goBack()
    const [head, row] = tableOf(await readRegistry(dataDir))
    assert.match(head ?? '', /^remote +live +since +by +why +before$/)
    assert.match(row ?? '', /^candela_trial {2}2 .* rolled back: it is broken {2}1$/)
  })
})
