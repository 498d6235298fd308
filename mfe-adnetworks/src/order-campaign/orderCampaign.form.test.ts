import { validateWith } from '@candela/shared-ui/form'
import {
  EMPTY_CAMPAIGN,
  editRules,
  isSameNetworks,
  mergeNetworks,
  newRules,
  toCreateBody,
  toUpdateBody,
  valuesOf,
} from './orderCampaign.form'
import { BARE, SPRING } from './testOrderCampaign'

const can = { update: true, destroy: true }
const values = valuesOf({ record: SPRING, can })
const row = (id: number) => ({ key: id, id, adn_name: `Network ${id}` })

test('a new one needs a name, a technology and an order id', () => {
  expect(validateWith(newRules)(EMPTY_CAMPAIGN)).toMatchObject({
    orc_name: 'required',
    orc_ad_manager_order_id: 'required',
    orc_id_ad_network_category: expect.anything(),
  })
  expect(toCreateBody({ ...EMPTY_CAMPAIGN, orc_name: 'A', networks: [row(3)] })).toMatchObject({
    orc_name: 'A',
    orc_link: null,
    networks: [3],
  })
})

test.each([
  [{ orc_ad_manager_order_id: '12-3' }, { orc_ad_manager_order_id: 'digits' }],
  [{ orc_link: 'http://admanager.example' }, { orc_link: 'link' }],
  [{ orc_link: '' }, {}],
])('%j is judged before it is sent', (changed, problems) => {
  expect(validateWith(editRules)({ ...values, ...changed }) ?? {}).toEqual(problems)
})

test('only what was changed is sent, ad networks in whatever order', () => {
  expect(toUpdateBody({ ...values, networks: values.networks.toReversed() }, values)).toEqual({})
  expect(toUpdateBody({ ...values, orc_link: ' ', networks: values.networks.slice(1) }, values)).toEqual({
    orc_link: null,
    networks: [32],
  })
  const bare = valuesOf({ record: BARE, can })
  expect(toUpdateBody(bare, bare)).toEqual({})
})

test('what two people did to the ad networks goes together', () => {
  const merged = mergeNetworks([row(1), row(2)], [row(1), row(3)], [row(1), row(2), row(4)])
  expect(merged.map(({ id }) => id)).toEqual([1, 4, 3])
  expect(isSameNetworks(merged, [row(3), row(4), row(1)])).toBe(true)
})
