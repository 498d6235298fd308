import { addDays, CHART_COLORS, type Day } from '@candela/shared-contract'
import type { NewRow } from '../../platform/db/schema'
import { createPast, type Past } from '../past'
import { randomFrom } from '../random'
import { NETWORK_TYPES, TECHNOLOGIES } from './demo-networks'
import type { Plan } from './plan'
import { closings, type Quoted, quotations } from './quotations'
import { writeShares } from './shares'

const AD_OPS = 2

/** Nobody uses it, and its name is what people type. */
const GIVEN_UP = { anc_name: '<b>Pop-up</b> & "outros"', anc_status: 0 } as const

/** Of a credential of the demo: asked for, in the product's own words. */
const USUAL = { required: true, secret: false, pattern: '', label: {}, help: {} }

/** Technologies and types came with the product, long before the first network. */
const BEGINNING = 700

/** After the network was asked for the day before, and before it is asked for this one. */
const TOKENS_END = 'T09:12:00Z'

const connect = (past: Past, { networks, today }: Plan): void => {
  for (const network of networks) {
    const at = `${addDays(today, -network.addedDaysAgo)}T10:${10 + (network.id % 50)}:00Z`
    past.act(AD_OPS, 'adNetwork.store', at, tx =>
      tx.insert('ad_networks', {
        id: network.id,
        adn_name: network.name,
        adn_id_ad_network_type: network.type,
        adn_id_ad_network_category: TECHNOLOGIES.indexOf(network.technology) + 1,
        adn_id_website: network.website,
        adn_status: 'Em exibição',
        adn_domain: network.domain,
        adn_token_expires_at:
          network.tokenEndedDaysAgo === null ? null : `${addDays(today, -network.tokenEndedDaysAgo)}${TOKENS_END}`,
        deleted_at: null,
      }),
    )
  }
}

const pause = (past: Past, { networks, today }: Plan): void => {
  for (const { id, status, silentSince } of networks) {
    const row = past.rowsOf('ad_networks').find(each => each.id === id)
    if (!row || status !== 'Pausado' || silentSince === null) continue
    past.act(AD_OPS, 'adNetwork.update', `${addDays(today, -silentSince)}T09:30:00Z`, tx =>
      tx.update('ad_networks', row, { adn_status: status }),
    )
  }
}

const close = (past: Past, today: Day, quoted: readonly Quoted[]): void => {
  for (const { created_at, ...closing } of closings(today, quoted))
    past.act(closing.ccl_id_user, 'currencyExchange.closeMonth', created_at, tx =>
      tx.insert('currency_closings', closing),
    )
}

type Demand = {
  technologies: NewRow<'ad_network_categories'>[]
  types: NewRow<'ad_network_types'>[]
  quoted: Quoted[]
  past: Past
}

/** Who pays for ads, what currencies are worth, and whose share is how much: all that facts refer to. */
export const demandOf = (plan: Plan, fees: ReadonlyMap<number, number>): Demand => {
  const at = `${addDays(plan.today, -BEGINNING)}T12:00:00Z`
  const dates = { created_at: at, updated_at: at, deleted_at: null }
  const quoted = quotations(plan.today)
  const past = createPast(randomFrom(20_261_123))
  connect(past, plan)
  pause(past, plan)
  close(past, plan.today, quoted)
  writeShares(past, plan, fees, quoted)
  return {
    technologies: [...TECHNOLOGIES.map(anc_name => ({ anc_name, anc_status: 1 as const })), GIVEN_UP].map(
      (technology, index) => ({
        ...technology,
        id: index + 1,
        anc_color: CHART_COLORS[index % CHART_COLORS.length] ?? 'blue',
        ...dates,
      }),
    ),
    types: NETWORK_TYPES.map(([ant_name, fields], index) => ({
      id: index + 1,
      ant_name,
      ant_fields: JSON.stringify(fields.map(credential => ({ credential, ...USUAL }))),
      ...dates,
    })),
    quoted,
    past,
  }
}
