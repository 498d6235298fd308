import { toDay } from '@candela/shared-contract'
import { type StatementState, stateIn } from './address'
import { drillToTime, drillToWebsite, rowsOfDay } from './drill'

const RANGE = { from: toDay('2026-10-21'), to: toDay('2026-11-19') }
const at = (search: string): StatementState => stateIn(`?period=2026-10-21..2026-11-19${search}`)

test('a website leads to its days, whatever was shown of it', () => {
  const { filters, display } = drillToWebsite(at('&step=website&sort=-net&device=mobile'), 7)
  expect(filters).toMatchObject({ website: ['7'], device: ['mobile'], period: '2026-10-21..2026-11-19' })
  expect(display).toMatchObject({ step: 'day', sort: null })
})

test.each([
  ['week', '2026-11-02', '2026-11-02..2026-11-08'],
  ['week', '2026-10-19', '2026-10-21..2026-10-25'],
  ['month', '2026-10-01', '2026-10-21..2026-10-31'],
  ['month', '2026-11-01', '2026-11-01..2026-11-19'],
])('a %s that begins on %s leads to those of its days that are in the period', (step, first, period) => {
  const drilled = drillToTime(at(`&step=${step}&perWebsite=1`), first, RANGE)
  expect(drilled?.filters.period).toBe(period)
  expect(drilled?.display).toMatchObject({ step: 'day', perWebsite: true })
})

test('a day leads to its websites, and of one website nowhere', () => {
  const drilled = drillToTime(at(''), '2026-11-03', RANGE)
  expect(drilled).toMatchObject({ filters: { period: '2026-11-03..2026-11-03' }, display: { step: 'website' } })
  expect(drillToTime(at('&website=7'), '2026-11-03', RANGE)).toBeUndefined()
})

test('a day of a website is made of its stored rows, of the same devices', () => {
  expect(rowsOfDay(at('&device=mobile&account=4'), '2026-11-03', '7')).toBe(
    '/report/report01?f.period=2026-11-03..2026-11-03&f.anr_id_website=7&f.anr_id_account=4&f.anr_device=mobile',
  )
})
