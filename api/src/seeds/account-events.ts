import type { Row } from '../platform/db/schema'
import { ADMINISTRATOR, attachSeller, type Event, type Life } from './account-life'
import type { DemoAccount } from './demo-accounts'
import type { PastTx } from './past'

/** Looked after accounts before the others came. */
const VETERAN = 10

const NOTES = [
  'Prefere falar às terças, depois das 14 h. Relatório sempre em PDF.',
  'Quer testar vídeo no segundo trimestre; pediu uma estimativa por mil páginas.',
  'Il contratto si rinnova a marzo: preparare i numeri per sito.',
  'La redacción cambia de gestor de contenidos en verano, las etiquetas se revisan entonces.',
  'Asked twice about the share for video. Answered; wants it in writing.',
] as const
const HANDED_OVER = 'Entregue com o contrato assinado; a revisão das etiquetas fica para o mês que vem.'

const attachManager = (tx: PastTx, { id }: Life, manager: number, acm_is_main: boolean): void => {
  tx.insert('account_managers', { acm_id_account: id, acm_id_user: manager, acm_is_main })
}

/** Who looked after it on its first day: its main contact, or whoever was there before them. */
const managerAtFirst = ({ managers: [main], joined, opened }: Life): number | undefined => {
  if (main === undefined || joined(main) > opened) return main
  return joined(VETERAN) > opened ? VETERAN : undefined
}

const opening = (life: Life): Event => {
  const { account, id, rose, people, opened } = life
  const manager = managerAtFirst(life)
  const [seller] = people.sellers
  return {
    daysAgo: opened,
    by: ADMINISTRATOR,
    action: 'account.store',
    write: tx => {
      tx.insert('accounts', {
        id,
        acc_name: account.name,
        acc_is_enabled: 1,
        acc_time_zone: account.zone,
        acc_tier: (account.tier + (rose ? 1 : 0)) as DemoAccount['tier'],
        acc_google_child_network_code: null,
        acc_enable_aps: 0,
        acc_enable_teads: 0,
        acc_is_custom_ad_unit_path_enabled: 0,
        acc_gross_visible: 1,
        deleted_at: null,
      })
      if (manager !== undefined) attachManager(tx, life, manager, true)
      if (seller) attachSeller(tx, life, seller.id)
    },
  }
}

/** Its main contact takes it over soon after they came; second ones join later. */
const managing = (life: Life): Event[] => {
  const { past, id, managers, joined, opened } = life
  const [main, ...others] = managers
  const first = managerAtFirst(life)
  if (main === undefined) return []
  const takeOver = (tx: PastTx) => {
    const before = past.rowsOf('account_managers').find(row => row.acm_id_account === id && row.acm_is_main)
    if (before && managers.includes(before.acm_id_user)) tx.update('account_managers', before, { acm_is_main: false })
    else if (before) tx.remove('account_managers', before)
    attachManager(tx, life, main, true)
    if (before) tx.insert('account_notes', { acn_id_account: id, acn_id_author: ADMINISTRATOR, acn_text: HANDED_OVER })
    tx.touch('accounts', id)
  }
  const taken: Event = {
    daysAgo: joined(main) - 3,
    by: ADMINISTRATOR,
    action: first === undefined ? 'account.update' : 'account.bulk',
    write: takeOver,
  }
  const joining = others
    .filter(manager => manager !== first)
    .map(
      (manager): Event => ({
        daysAgo: Math.min(opened, joined(manager)) - 20,
        by: ADMINISTRATOR,
        action: 'account.update',
        write: tx => {
          attachManager(tx, life, manager, false)
          tx.touch('accounts', id)
        },
      }),
    )
  return [...(main === first ? [] : [taken]), ...joining]
}

const selling = (life: Life): Event[] =>
  life.people.sellers.slice(1).map(({ id: seller }) => {
    const daysAgo = Math.min(life.joined(seller), life.opened) - 1
    return {
      daysAgo,
      by: life.staff(daysAgo),
      action: 'account.update',
      write: tx => {
        attachSeller(tx, life, seller)
        tx.touch('accounts', life.id)
      },
    }
  })

const settings = ({ past, account, id, opened, staff, rose }: Life): Event[] => {
  const change = (daysAgo: number, by: number, patch: Partial<Row<'accounts'>>): Event => ({
    daysAgo,
    by,
    action: 'account.update',
    write: tx => {
      const row = past.rowsOf('accounts').find(each => each.id === id)
      if (row) tx.update('accounts', row, patch)
    },
  })
  const code = opened - 10
  const bidders = Math.min(90, opened - 12)
  const isSetUp = id % 4 !== 3 && opened > 30
  const teads = id % 2 === 0 ? 1 : 0
  return [
    ...(rose ? [change(120, ADMINISTRATOR, { acc_tier: account.tier })] : []),
    ...(isSetUp
      ? [change(code, staff(code), { acc_google_child_network_code: String(21_700_000_000 + id * 7_919) })]
      : []),
    ...(isSetUp && id % 3 !== 0
      ? [change(bidders, staff(bidders), { acc_enable_aps: 1, acc_enable_teads: teads })]
      : []),
    ...(id % 6 === 1 && opened > 80 ? [change(76, staff(76), { acc_is_custom_ad_unit_path_enabled: 1 })] : []),
    ...(account.hidesGross ? [change(60, ADMINISTRATOR, { acc_gross_visible: 0 })] : []),
    ...(account.isOff ? [change(30, ADMINISTRATOR, { acc_is_enabled: 0 })] : []),
  ]
}

const notes = ({ id, opened, staff }: Life): Event[] =>
  Array.from({ length: id % 3 }, (_, index): Event => {
    const daysAgo = 45 - index * 20 - (id % 7)
    const author = staff(daysAgo)
    const acn_text = NOTES[(id + index) % NOTES.length] ?? ''
    return {
      daysAgo,
      by: author,
      action: 'account.storeNote',
      write: tx => tx.insert('account_notes', { acn_id_account: id, acn_id_author: author, acn_text }),
    }
  }).filter(({ daysAgo }) => daysAgo < opened)

/** How an account came to be what it is, but for its websites. */
export const accountEvents = (life: Life): Event[] => [
  opening(life),
  ...managing(life),
  ...selling(life),
  ...settings(life),
  ...notes(life),
]
