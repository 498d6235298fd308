import { createHash } from 'node:crypto'
import { addDays, type Day, toDay, weekdayOf } from '@candela/shared-contract'
import type { FactRow } from '../../modules/facts/facts.types'
import { demoPlan } from './demo-plan'
import { factsOf, restatedIn, type SeededDays, websiteDaysOf } from './facts'
import { firstDayOf } from './plan'
import { priceOf } from './shapes'
import { STORIES } from './stories'

const TODAY = toDay('2026-11-20')
const ago = (days: number): Day => addDays(TODAY, -days)
const days = (from: number, to = from): SeededDays => ({ from: ago(from), to: ago(to) })

const small = demoPlan('small', TODAY)
const full = demoPlan('full', TODAY)
const everything = { from: firstDayOf('small', TODAY), to: TODAY }
const rows = [...factsOf(small, everything)].flat()

const sum = (of: readonly FactRow[], field: 'value' | 'impressions' | 'refreshImpressions' | 'adRequests'): number =>
  of.reduce((total, row) => total + row[field], 0)
const mean = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0) / values.length
const on = (website: number, daysAgo: number): FactRow[] =>
  rows.filter(row => row.website === website && row.day === ago(daysAgo))
const cpm = (of: readonly FactRow[]): number => (sum(of, 'value') / (sum(of, 'impressions') + 1)) * 1_000

/** In whatever order they came. */
const digest = (of: readonly FactRow[]): string => {
  const lines = of.map(row => Object.values(row).join(' '))
  return createHash('sha256').update(lines.sort().join()).digest('hex')
}

const onlyOf = (...websites: number[]) => ({ ...full, sites: full.sites.filter(({ id }) => websites.includes(id)) })

const readOf = (plan: typeof full, website: number, range: SeededDays) =>
  [...websiteDaysOf(plan, range)].filter(row => row.website === website)

describe('the numbers of a demo', () => {
  it('are the same every time, whichever days are asked for first', () => {
    const again = demoPlan('small', TODAY)
    const older = [...factsOf(again, days(29, 11))].flat()
    const newer = [...factsOf(again, days(10, 0))].flat()
    expect(digest([...newer, ...older])).toBe(digest(rows))
    const key = ({ website, day, adNetwork, format, device }: FactRow) =>
      `${website} ${day} ${adNetwork} ${format} ${device}`
    expect(new Set(rows.map(key)).size).toBe(rows.length)
  })

  it('are as many as the plan says', () => {
    expect(rows.length).toBeGreaterThan(20_000)
    expect(rows.length).toBeLessThan(30_000)
    const week = [...factsOf(full, days(206, 200))].flat()
    expect((week.length / 7) * 400).toBeGreaterThan(1_000_000)
    expect((week.length / 7) * 400).toBeLessThan(1_300_000)
    expect(full.networks).toHaveLength(190)
    expect(full.networks.filter(({ status }) => status === 'Pausado')).toHaveLength(12)
    expect(full.networks.filter(({ tokenEndedDaysAgo }) => tokenEndedDaysAgo !== null)).toHaveLength(3)
    expect(small.networks).toHaveLength(20)
    expect(new Set(full.networks.map(({ name }) => name)).size).toBe(190)
    expect(new Set(week.map(({ currency }) => currency)).size).toBe(3)
  })

  it('come from websites only while they were switched on', () => {
    const lastDay = (website: number) => [...factsOf(onlyOf(website), days(33, 0))].flat().at(-1)?.day
    // Banned 18 days ago, disabled 25 days ago, of an account that was switched off 30 days ago.
    expect([16, 28, 45].map(lastDay)).toEqual([ago(19), ago(26), ago(30)])
    // Waiting, and refused.
    expect(full.sites.filter(({ id }) => id === 4 || id === 7)).toEqual([])
  })

  it('never have more impressions than requests, but for the one row that is meant to', () => {
    const odd = rows.filter(row => row.impressions > row.adRequests || row.refreshImpressions > row.refreshAdRequests)
    expect(odd.map(({ website, day }) => [website, day])).toEqual([
      [STORIES.impossible.website, ago(STORIES.impossible.daysAgo)],
    ])
  })

  it('have refreshes where a format has them at all: from 18 to 35 of a hundred impressions', () => {
    const key = ({ website, format, adNetwork }: FactRow) => `${website} ${format} ${adNetwork}`
    const refreshed = rows.filter(row => row.refreshImpressions > 0)
    const kinds = [...new Set(refreshed.map(key))]
    expect(kinds.length).toBeGreaterThan(50)
    for (const kind of kinds) {
      const some = refreshed.filter(row => key(row) === kind)
      const share = sum(some, 'refreshImpressions') / (sum(some, 'refreshImpressions') + sum(some, 'impressions'))
      expect(share).toBeGreaterThan(0.18)
      expect(share).toBeLessThan(0.35)
    }
  })

  it('are seen as often as their format is, and clicked now and then, as far as networks say so', () => {
    const counted = (of: readonly FactRow[], field: 'measurableImpressions' | 'viewableImpressions' | 'clicks') =>
      of.reduce((total, row) => total + (row[field] ?? 0), 0)
    const seenOf = (format: FactRow['format']) => {
      const some = rows.filter(row => row.format === format && row.measurableImpressions !== null)
      return counted(some, 'viewableImpressions') / counted(some, 'measurableImpressions')
    }
    expect(seenOf('top')).toBeCloseTo(0.58, 1)
    expect(seenOf('scroll')).toBeCloseTo(0.78, 1)
    expect(seenOf('native')).toBeCloseTo(0.48, 1)
    const clickable = rows.filter(row => row.clicks !== null)
    const clicked =
      counted(clickable, 'clicks') / (sum(clickable, 'impressions') + sum(clickable, 'refreshImpressions'))
    expect(clicked).toBeGreaterThan(0.001)
    expect(clicked).toBeLessThan(0.006)
    const silent = rows.filter(row => row.measurableImpressions === null)
    expect(silent.length).toBeGreaterThan(0)
    expect(silent.filter(row => row.viewableImpressions !== null)).toEqual([])
    const seenMore = rows.filter(row => (row.viewableImpressions ?? 0) > (row.measurableImpressions ?? 0))
    expect(seenMore).toEqual([])
  })

  it('know a part of today only', () => {
    const part = sum(on(1, 0), 'impressions') / sum(on(1, 7), 'impressions')
    expect(part).toBeGreaterThan(0.3)
    expect(part).toBeLessThan(0.5)
  })

  it('have the week of what a website is about', () => {
    const onWeekday = (website: number, weekday: number) =>
      mean(
        readOf(full, website, days(200, 40))
          .filter(({ day }) => weekdayOf(day) === weekday)
          .map(({ pageviews }) => pageviews ?? 0),
      )
    // News are read on Mondays, recipes cooked on Sundays.
    expect(onWeekday(8, 1)).toBeGreaterThan(onWeekday(8, 6) * 1.1)
    expect(onWeekday(16, 0)).toBeGreaterThan(onWeekday(16, 3) * 1.25)
  })

  it('have the year of those who pay: little in January, most around Black Friday', () => {
    const year = Array.from({ length: 365 }, (_, index) => addDays(toDay('2026-01-01'), index))
    const price = (from: string, to: string) => mean(year.filter(day => day >= from && day <= to).map(priceOf))
    expect(price('2026-01-01', '2026-01-31')).toBeLessThan(price('2026-02-01', '2026-11-30') * 0.85)
    expect(price('2026-11-23', '2026-11-29')).toBeGreaterThan(price('2026-11-09', '2026-11-15') * 1.2)
    expect(price('2026-12-27', '2026-12-31')).toBeLessThan(price('2026-12-01', '2026-12-26') * 0.7)
    expect(price('2026-05-25', '2026-05-31')).toBeGreaterThan(price('2026-05-01', '2026-05-07') * 1.08)
  })
})

describe('the stories in the numbers of a demo', () => {
  it('a tag was removed', () => {
    const { website, daysAgo } = STORIES.tagRemoved
    const left = sum(on(website, daysAgo), 'impressions') / sum(on(website, daysAgo + 7), 'impressions')
    expect(left).toBeLessThan(0.06)
    expect(small.sites.find(({ id }) => id === website)?.tier).toBe(2)
  })

  it('a token ended, and nothing came since', () => {
    const { network, daysAgo } = STORIES.tokenEnded
    const of = (from: number) => rows.filter(row => row.adNetwork === network && row.day === ago(from))
    expect(of(daysAgo + 1).length).toBeGreaterThan(0)
    expect([of(daysAgo), of(daysAgo - 1), of(0)]).toEqual([[], [], []])
  })

  it('a network sent days again, with less', () => {
    const again = restatedIn(small, everything)
    const { network, from, to } = STORIES.restated
    const before = rows.filter(row => row.adNetwork === network && row.day >= ago(from) && row.day <= ago(to))
    expect(again?.rows[0]).toHaveLength(before.length)
    expect(sum(again?.rows[0] ?? [], 'value') / sum(before, 'value')).toBeCloseTo(0.93, 4)
    expect(restatedIn(small, days(20, 7))).toBeUndefined()
    expect(restatedIn(small, days(20, 5))).toMatchObject({ from: ago(6), to: ago(5) })
  })

  it('something went viral', () => {
    const { website, daysAgo } = STORIES.viral
    const [before, day] = readOf(small, website, days(daysAgo + 7, daysAgo)).filter((_, index) => index % 7 === 0)
    expect((day?.pageviews ?? 0) / (before?.pageviews ?? 1)).toBeGreaterThan(3)
  })

  it('consent was lost', () => {
    const { website, daysAgo } = STORIES.consentLost
    expect(small.sites.find(({ id }) => id === website)?.zone).toBe('Europe/Rome')
    expect(cpm(on(website, daysAgo)) / cpm(on(website, daysAgo + 7))).toBeLessThan(0.85)
  })

  it('a format was switched on', () => {
    const { website, daysAgo, format } = STORIES.formatAdded
    const formats = (from: number) => new Set(on(website, from).map(row => row.format))
    expect(formats(daysAgo).has(format)).toBe(true)
    expect(formats(daysAgo + 1).has(format)).toBe(false)
    const scrolled = on(website, daysAgo).filter(row => row.format === format)
    const share = sum(scrolled, 'value') / sum(on(website, daysAgo), 'value')
    expect(share).toBeGreaterThan(0.05)
  })

  it('money was taken back, nobody counts here, nobody reads there, and one only just began', () => {
    expect(rows.filter(({ value }) => value < 0)).toMatchObject([
      { website: STORIES.adjusted.website, day: ago(STORIES.adjusted.daysAgo), impressions: 0 },
    ])
    const counted = readOf(small, STORIES.noAnalytics, everything)
    expect(counted.every(({ pageviews }) => pageviews === null)).toBe(true)
    expect(rows.some(({ website }) => website === STORIES.noAnalytics)).toBe(true)
    expect(readOf(small, STORIES.noTraffic, everything).every(({ pageviews }) => pageviews === 0)).toBe(true)
    expect(rows.some(({ website }) => website === STORIES.noTraffic)).toBe(false)
    const began = [...factsOf(onlyOf(STORIES.oneDay.website), days(9, 0))].flat()
    expect(new Set(began.map(({ day }) => day))).toEqual(new Set([ago(STORIES.oneDay.daysAgo)]))
  })
})
