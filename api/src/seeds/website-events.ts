import { domainToASCII } from 'node:url'
import { TYPES, WEBSITE_STATUS } from '@candela/shared-contract'
import { FEE_OF_TIER } from '../modules/type/fee-of-tier'
import type { Row } from '../platform/db/schema'
import { ADMINISTRATOR, attachUser, type Event, type Life } from './account-life'
import type { DemoAccount, DemoSite } from './demo-accounts'

const AD_OPS = 2
const REASON = 'O site ainda não tem política de privacidade, e a página de contato responde com erro.'

const { disabled, enabled, waiting, banned } = WEBSITE_STATUS

/** Three of ten show video. */
const productOf = (id: number): string => TYPES.product[[2, 5, 8].includes(id % 10) ? 1 : 0]

/** How many days ago it was added. */
const startOf = ({ id, opened }: Life, { is }: DemoSite, index: number): number =>
  is === 'waiting' ? Math.min(2 + (id % 5), opened) : Math.max(Math.min(opened - 2 - index * 17, opened), 1)

const eventsOf = (life: Life, owners: ReadonlySet<number>, site: DemoSite, index: number): Event[] => {
  const { past, account, id, firstSite, people, rose, staff } = life
  const websiteId = firstSite + index
  const start = startOf(life, site, index)
  const [seller] = people.sellers
  /** Publishers who have been here once may ask for a website themselves. */
  const asker = people.sellers.find(({ usr_id_group, usr_password }) => usr_password && owners.has(usr_id_group ?? 0))
  // Publishers and managers ask for their websites to be let in; an administrator's need nobody else.
  const isAsked = site.is === 'waiting' || site.is === 'rejected' || index % 2 === 1
  const isOlder = rose && start > 120
  const change = (daysAgo: number, by: number, action: string, patch: Partial<Row<'websites'>>): Event => ({
    daysAgo: Math.min(daysAgo, start),
    by,
    action,
    write: tx => {
      const row = past.rowsOf('websites').find(each => each.id === websiteId)
      if (row) tx.update('websites', row, patch)
    },
  })
  const stored: Event = {
    daysAgo: start,
    by: site.is === 'waiting' && asker ? asker.id : isAsked ? staff(start) : ADMINISTRATOR,
    action: 'website.store',
    write: tx => {
      tx.insert('websites', {
        id: websiteId,
        anw_name: site.name,
        anw_website: domainToASCII(site.domain),
        anw_product: productOf(websiteId),
        anw_status: isAsked ? waiting : enabled,
        anw_comission: FEE_OF_TIER[(account.tier + (isOlder ? 1 : 0)) as DemoAccount['tier']],
        anw_account_id: id,
        anw_reject_reason: null,
        deleted_at: null,
      })
      if (seller) attachUser(tx, websiteId, seller.id)
    },
  }
  const isLetIn = isAsked && site.is !== 'waiting' && site.is !== 'rejected'
  return [
    stored,
    ...(site.is === 'rejected'
      ? [change(12, AD_OPS, 'website.approve', { anw_status: disabled, anw_reject_reason: REASON })]
      : []),
    ...(isLetIn ? [change(start - 1, AD_OPS, 'website.approve', { anw_status: enabled })] : []),
    ...(isOlder ? [change(118, ADMINISTRATOR, 'website.update', { anw_comission: FEE_OF_TIER[account.tier] })] : []),
    ...(site.is === 'disabled' ? [change(25, staff(25), 'website.update', { anw_status: disabled })] : []),
    ...(site.is === 'banned' ? [change(18, ADMINISTRATOR, 'website.update', { anw_status: banned })] : []),
  ]
}

/** People who came later work on the first website, or on the one that they look after. */
const joining = (life: Life): Event[] => {
  const { account, firstSite, people, joined, staff } = life
  const coming = [...people.sellers.slice(1).map(user => ({ user, site: 0 })), ...people.visitors]
  return coming.flatMap(({ user, site: index }): Event[] => {
    const site = account.sites[index]
    if (!site) return []
    const daysAgo = Math.min(startOf(life, site, index), joined(user.id)) - 1
    return [
      {
        daysAgo,
        by: staff(daysAgo),
        action: 'website.update',
        write: tx => {
          attachUser(tx, firstSite + index, user.id)
          tx.touch('websites', firstSite + index)
        },
      },
    ]
  })
}

/** How the websites of an account came to be what they are; `owners` are the groups whose people may add some. */
export const websiteEvents = (life: Life, owners: ReadonlySet<number>): Event[] => [
  ...life.account.sites.flatMap((site, index) => eventsOf(life, owners, site, index)),
  ...joining(life),
]
