import { addDays, type Day, type Pair } from '@candela/shared-contract'
import { anAccount, aWebsiteOf } from './accounts'
import { aFact, aNetwork, bring, type Network } from './brought-facts'
import { somebodyWith } from './people'
import type { Product } from './product'

type Facts = {
  name: string
  gross: number
  day: Day
  network: Network
  /** What their people may ask. */
  pairs: readonly Pair[]
  acc_gross_visible?: 0 | 1
}

/** An account that earned on a day and a week before it, 80 % of it net; give each a gross that nobody else has. */
export const anEarner = async (
  product: Product,
  { name, gross, day, network, pairs, acc_gross_visible = 1 }: Facts,
) => {
  const [seller, manager] = [await somebodyWith(product, pairs, 'own'), await somebodyWith(product, pairs, 'managed')]
  const account = await anAccount(product, { name: `${name} account`, users: [seller.id], managers: [manager.id] })
  await product.database.unaudited
    .updateTable('accounts')
    .set({ acc_gross_visible })
    .where('id', '=', account.id)
    .execute()
  const site = await aWebsiteOf(product, account.id, { anw_name: `${name} site` })
  const own = await aNetwork(product, { name: `${name} network` })
  const days = [day, addDays(day, -7)]
  await bring(
    product,
    days.flatMap((each, index) => [
      aFact(site.id, each, network, { value: (gross - 100 * index) * 1e6, device: 'mobile', impressions: 613 }),
      aFact(site.id, each, own, { value: 0, impressions: 613 }),
    ]),
    days.map(each => ({ website: site.id, day: each, pageviews: gross, sessions: null })),
  )
  return { account, site, own, seller, manager, gross: `${gross}.00`, net: `${(gross * 0.8).toFixed(2)}` }
}
export type Earner = Awaited<ReturnType<typeof anEarner>>
