import {
  addDays,
  adsTxtLines,
  type CredentialField,
  credentialFields,
  daysBetween,
  firstOfMonth,
  toDay,
  weekdayOf,
} from '@candela/shared-contract'
import * as z from 'zod/mini'
import { isTimeZone } from '../../modules/type/time-zones'
import { demandOf } from './demand'
import { NETWORK_TYPES } from './demo-networks'
import { demoPlan } from './demo-plan'
import { factsOf } from './facts'
import { averageOf, closings, quotations } from './quotations'
import { SHARES } from './shares'

const TODAY = toDay('2026-11-20')
const plan = demoPlan('full', TODAY)
const FEE_OF_TIER = { 1: 15, 2: 18, 3: 20, 4: 25, 5: 30 } as const
const fees = new Map(plan.sites.map(({ id, tier }) => [id, FEE_OF_TIER[tier]]))
const { quoted, past, types, technologies } = demandOf(plan, fees)
const shares = past.rowsOf('website_revenue_shares')

describe('quotations of a demo', () => {
  it('walk within their bounds, on bank days up to yesterday, with two gaps', () => {
    for (const { cue_currency, cue_value, cue_date } of quoted) {
      const [least, most] = cue_currency === 'USD' ? [5, 5.8] : [5.7, 6.6]
      expect(Number(cue_value)).toBeGreaterThanOrEqual(least)
      expect(Number(cue_value)).toBeLessThanOrEqual(most)
      expect(weekdayOf(toDay(cue_date)) % 6).not.toBe(0)
    }
    const dollar = quoted.filter(({ cue_currency }) => cue_currency === 'USD').map(({ cue_date }) => toDay(cue_date))
    expect(dollar.at(-1)).toBe('2026-11-19')
    expect(daysBetween(dollar[0] ?? TODAY, TODAY)).toBe(430)
    const known = new Set(dollar)
    const bankDays = Array.from({ length: 430 }, (_, index) => addDays(TODAY, -index - 1)).filter(
      day => weekdayOf(day) % 6 !== 0,
    )
    const missing = bankDays.filter(day => !known.has(day))
    expect(missing).toEqual(['2026-10-28', '2026-10-27', '2026-07-24'])
    expect(new Set(quoted.map(({ cue_value }) => cue_value)).size).toBeGreaterThan(400)
  })

  it('are the same every time', () => {
    expect(quotations(TODAY)).toEqual(quotations(TODAY))
  })

  it.each([
    ['2026-11-30', '2026-09-01'],
    ['2026-11-01', '2026-09-01'],
    ['2026-10-31', '2026-08-01'],
  ])('on %s the newest of twelve closed months is %s: the last finished one waits to be closed', (today, newest) => {
    const day = toDay(today)
    const closed = closings(day, quotations(day))
    expect(closed).toHaveLength(24)
    expect(closed.at(-1)?.ccl_month).toBe(newest)
    expect(closed.every(({ created_at }) => created_at.slice(0, 10) <= today)).toBe(true)
  })
})

describe('shares of a demo', () => {
  it('are of every kind, and some have been changed twice', () => {
    const count = (type: string) => shares.filter(({ wrs_type }) => wrs_type === type).length
    expect(count('specific_per_condition')).toBe(9)
    expect(count('website_fixed_cpm')).toBe(3)
    expect(count('website_fixed_value')).toBe(1)
    const begun = shares.filter(row => row.wrs_valid_from <= TODAY)
    for (const id of SHARES.severalVersions)
      expect(new Set(begun.filter(row => row.wrs_id_website === id).map(row => row.wrs_valid_from)).size).toBe(3)
    const toCome = shares.filter(row => row.wrs_valid_from > TODAY)
    expect(toCome.map(row => row.wrs_id_website).toSorted((a, b) => a - b)).toEqual(SHARES.planned)
    expect(past.rowsOf('website_revenue_share_conditions').length).toBeGreaterThan(27)
    expect(past.logs.every(({ created_at }) => String(created_at) < TODAY)).toBe(true)
  })

  it('lose money with the fixed value in January, and in no other month', () => {
    const fixed = shares.find(({ wrs_type }) => wrs_type === 'website_fixed_value')
    const site = plan.sites.filter(({ id }) => id === SHARES.fixedValue)
    const grossOf = (month: string) => {
      const from = toDay(month)
      const to = addDays(firstOfMonth(addDays(from, 31)), -1)
      const rows = [...factsOf({ ...plan, sites: site }, { from, to })].flat()
      const rate = (currency: 'USD' | 'EUR' | 'BRL') => (currency === 'BRL' ? 1 : averageOf(quoted, currency, from))
      return rows.reduce((sum, row) => sum + (row.value / 1_000_000) * (rate(row.currency) ?? 0), 0)
    }
    const losing = ['2025-12', '2026-01', '2026-02', '2026-04', '2026-07', '2026-10'].filter(
      month => grossOf(`${month}-01`) < Number(fixed?.rev_fixed_value),
    )
    expect(losing).toEqual(['2026-01'])
  })
})

it('every kind of network asks for something else', () => {
  // One more is there that nothing uses.
  expect(technologies.filter(({ anc_status }) => anc_status === 1)).toHaveLength(6)
  expect(types.filter(({ ant_status }) => ant_status !== 0)).toHaveLength(14)
  expect(new Set(NETWORK_TYPES.map(([, fields]) => fields.join())).size).toBe(14)
  const used = new Set(past.rowsOf('ad_networks').map(({ adn_id_ad_network_type }) => adn_id_ad_network_type))
  expect(used.size).toBe(14)
})

it('every kind of network is as its form would store it', () => {
  for (const { ant_fields, ant_ads_txt_lines = '[]', ant_time_zone = 'UTC' } of types) {
    const [fields, lines] = [JSON.parse(ant_fields) as CredentialField[], JSON.parse(ant_ads_txt_lines) as string[]]
    expect(z.parse(credentialFields, fields)).toEqual(fields)
    expect(z.parse(adsTxtLines, lines)).toEqual(lines)
    expect(isTimeZone(ant_time_zone)).toBe(true)
  }
})

describe('order campaigns of a demo', () => {
  it('are 25, each in an order of its own, most of them with ad networks of their technology', () => {
    const campaigns = past.rowsOf('order_campaigns')
    const ties = past.rowsOf('order_campaign_networks')
    const networks = new Map(past.rowsOf('ad_networks').map(row => [row.id, row.adn_id_ad_network_category]))
    expect(campaigns).toHaveLength(25)
    expect(new Set(campaigns.map(({ orc_ad_manager_order_id }) => orc_ad_manager_order_id)).size).toBe(25)
    expect(new Set(ties.map(({ ocn_id_ad_network }) => ocn_id_ad_network)).size).toBe(ties.length)
    for (const { id, orc_id_ad_network_category } of campaigns) {
      const own = ties.filter(({ ocn_id_order_campaign }) => ocn_id_order_campaign === id)
      expect(own.every(tie => networks.get(tie.ocn_id_ad_network) === orc_id_ad_network_category)).toBe(true)
    }
    expect(new Set(ties.map(({ ocn_id_order_campaign }) => ocn_id_order_campaign)).size).toBe(22)
  })
})

it('sixty orders hand on the access of networks, and some networks were made of them', () => {
  const orders = new Map(past.rowsOf('orders').map(row => [row.id, row]))
  expect(orders.size).toBe(60)
  const made = past.rowsOf('ad_networks').filter(({ adn_id_order }) => adn_id_order !== null)
  expect(made.length).toBeGreaterThan(10)
  for (const { adn_id_order, adn_id_ad_network_type } of made)
    expect(orders.get(adn_id_order ?? 0)?.ord_id_ad_network_type).toBe(adn_id_ad_network_type)
})
