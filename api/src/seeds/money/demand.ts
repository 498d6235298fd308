import { addDays, CHART_COLORS, type Day } from '@candela/shared-contract'
import type { NewRow } from '../../platform/db/schema'
import type { Keyring } from '../../platform/secrets'
import { createPast, type Past } from '../past'
import { randomFrom } from '../random'
import { bookCampaigns } from './campaigns'
import { hostOf, setOf, storeCredentials, tokenEnd, tryConnections } from './connections'
import { AD_MANAGERS } from './demo-credentials'
import { demoNetworkTypes } from './demo-network-types'
import { TECHNOLOGIES } from './demo-networks'
import { orderOf, placeOrders } from './orders'
import type { Plan } from './plan'
import { closings, type Quoted, quotations } from './quotations'
import { writeShares } from './shares'

const AD_OPS = 2

/** Nobody uses it, and its name is what people type. */
const GIVEN_UP = { anc_name: '<b>Pop-up</b> & "outros"', anc_status: 0 } as const

/** Technologies and types came with the product, long before the first network. */
const BEGINNING = 700

const connect = (past: Past, { networks, today }: Plan, secrets: Keyring | null): void => {
  for (const network of networks) {
    const at = `${addDays(today, -network.addedDaysAgo)}T10:${10 + (network.id % 50)}:00Z`
    past.act(AD_OPS, 'adNetwork.store', at, tx => {
      const set = secrets && setOf(past, tx, network)
      const { tokenEndedDaysAgo: ended, website } = network
      tx.insert('ad_networks', {
        id: network.id,
        adn_name: network.name,
        adn_id_ad_network_type: network.type,
        adn_id_ad_network_category: TECHNOLOGIES.indexOf(network.technology) + 1,
        adn_id_website: website,
        adn_status: 'Em exibição',
        adn_domain: hostOf(network),
        adn_token_expires_at: tokenEnd(network.id, ended, today),
        adn_id_ad_manager: network.technology === 'Exchange' ? 1 + (network.id % AD_MANAGERS.length) : null,
        adn_id_order: orderOf(networks, network),
        adn_id_credential_set: set?.id ?? null,
        adn_access_changed_at: at,
        deleted_at: null,
      })
      if (secrets && set) storeCredentials(tx, secrets, set, network, { at, by: AD_OPS })
    })
  }
  if (secrets) tryConnections(past, networks, today, AD_OPS)
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
  const all = closings(today, quoted)
  for (const month of new Set(all.map(({ ccl_month }) => ccl_month))) {
    const rates = all.filter(({ ccl_month }) => ccl_month === month)
    const [{ created_at: at, ccl_id_user: by } = {}] = rates
    if (!at || !by) continue
    past.act(by, 'currencyExchange.finishClose', at, tx => {
      tx.insert('month_closes', {
        mcl_month: month,
        mcl_id_job: null,
        mcl_id_user: by,
        mcl_rates: Object.fromEntries(rates.map(({ ccl_currency }) => [ccl_currency, { source: 'average' }])),
        mcl_fingerprint: null,
        mcl_closed_at: at,
        mcl_id_reopened_by: null,
        mcl_reopened_at: null,
        mcl_reason: null,
      })
      for (const { created_at: _, ...closing } of rates) tx.insert('currency_closings', closing)
    })
  }
}

type Demand = {
  technologies: NewRow<'ad_network_categories'>[]
  types: NewRow<'ad_network_types'>[]
  adManagers: NewRow<'ad_managers'>[]
  quoted: Quoted[]
  past: Past
}

/** Who pays for ads, what currencies are worth, and whose share is how much: all that facts refer to. */
export const demandOf = (plan: Plan, fees: ReadonlyMap<number, number>, secrets: Keyring | null = null): Demand => {
  const at = `${addDays(plan.today, -BEGINNING)}T12:00:00Z`
  const dates = { created_at: at, updated_at: at, deleted_at: null }
  const quoted = quotations(plan.today)
  const past = createPast(randomFrom(20_261_123))
  placeOrders(past, plan, AD_OPS)
  connect(past, plan, secrets)
  pause(past, plan)
  bookCampaigns(past, plan, AD_OPS)
  close(past, plan.today, quoted)
  writeShares(past, plan, fees, quoted)
  const { types, logs } = demoNetworkTypes(plan.today, at)
  past.logs.push(...logs)
  return {
    technologies: [...TECHNOLOGIES.map(anc_name => ({ anc_name, anc_status: 1 as const })), GIVEN_UP].map(
      (technology, index) => ({
        ...technology,
        id: index + 1,
        anc_color: CHART_COLORS[index % CHART_COLORS.length] ?? 'blue',
        ...dates,
      }),
    ),
    types,
    adManagers: AD_MANAGERS.map(([adm_name, adm_network_code], index) => ({
      id: index + 1,
      adm_name,
      adm_network_code,
      created_at: at,
      updated_at: at,
    })),
    quoted,
    past,
  }
}
