/** @jest-environment node */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { dateTable } from './testing/dateTable'

const TOOL = join(__dirname, '../../tools/import-typescript.mjs')
const TABLE = join(__dirname, 'testing/dateTable.ts')
const SCRIPT = `
  const { importTypescript } = await import(${JSON.stringify(TOOL)})
  const { dateTable } = await importTypescript(${JSON.stringify(TABLE)})
  console.log(JSON.stringify({ hour: new Date('2026-11-20T12:00:00Z').getHours(), table: dateTable() }))
`

const run = async (zone: string): Promise<{ hour: number; table: string }> => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', SCRIPT], {
    env: { ...process.env, TZ: zone },
  })
  return JSON.parse(stdout)
}

it('days, periods, payments and rates are the same whatever zone the process runs in', async () => {
  const [utc, tokyo, saoPaulo] = await Promise.all(['UTC', 'Asia/Tokyo', 'America/Sao_Paulo'].map(run))
  expect([utc?.hour, tokyo?.hour, saoPaulo?.hour]).toEqual([12, 21, 9])
  const here = dateTable()
  expect(here).toContain('"invoiceUntil": "2026-11-24T21:00:00.000Z"')
  expect([utc?.table, tokyo?.table, saoPaulo?.table]).toEqual([here, here, here])
})
