import type { OneAccount } from '@candela/shared-contract'
import { validateWith } from '@candela/shared-ui/form'
import {
  type AccountValues,
  editRules,
  emptyAccount,
  NEW_MANAGER,
  NEW_WEBSITE,
  newRules,
  newSeller,
  toCreateBody,
  toUpdateBody,
  valuesOf,
  withMain,
} from './account.form'

const person = (id: number, usr_name: string) => ({
  id,
  usr_name,
  usr_email: `${id}@candela.example`,
  usr_photo: null,
  last_seen_at: null,
})

const answer: OneAccount = {
  record: {
    id: 7,
    acc_name: 'Grupo Cariri',
    acc_is_enabled: 1,
    acc_time_zone: 'America/Fortaleza',
    acc_tier: 2,
    acc_google_child_network_code: null,
    acc_enable_aps: 1,
    acc_enable_teads: 0,
    acc_is_custom_ad_unit_path_enabled: 0,
    acc_gross_visible: 1,
    created_at: '2026-01-01T00:00:00.000000Z',
    updated_at: '2026-11-20T00:00:00.000001Z',
    websites_count: 1,
    websites_live: 1,
    users_count: 1,
    managers: [
      { ...person(3, 'Marina Teles'), acm_is_main: true },
      { ...person(4, 'Heitor Vasques'), acm_is_main: false },
    ],
    users: [{ ...person(5, 'Beatriz Amorim'), acu_comission: '80.00' }],
    websites: [
      {
        id: 9,
        anw_name: 'Gazeta',
        anw_website: 'gazeta.example',
        display_host: 'gazeta.example',
        anw_product: 'Candela',
        anw_status: 1,
        anw_reject_reason: null,
        anw_comission: '20.00',
        terms: { effectiveFee: '20.00', share: null },
      },
    ],
    readiness: [],
    net30: '0.00',
    change30: null,
    net30_currency: 'BRL',
  },
  can: { update: true, destroy: true, note: true, addWebsite: true, removeWebsite: true },
}
const values = valuesOf(answer)
const changed = (change: Partial<AccountValues>) => toUpdateBody({ ...values, ...change }, values)

test('nothing is sent while nothing is changed', () => {
  expect(changed({})).toEqual({})
  expect(validateWith(editRules)(values)).toEqual({})
})

test('only what was changed is sent, numbers as numbers and no code as none', () => {
  expect(changed({ acc_tier: '3', acc_name: 'Cariri', acc_google_child_network_code: ' ' })).toEqual({
    acc_tier: 3,
    acc_name: 'Cariri',
  })
  expect(changed({ acc_google_child_network_code: ' 22841907365 ' })).toEqual({
    acc_google_child_network_code: '22841907365',
  })
})

test('a box that was changed is said whole', () => {
  const added = { ...NEW_MANAGER, key: 3, acm_id_user: 8, person: person(8, 'Ana') }
  expect(changed({ managers: [...values.managers, added] })).toEqual({
    managers: [
      { acm_id_user: 3, acm_is_main: true },
      { acm_id_user: 4, acm_is_main: false },
      { acm_id_user: 8, acm_is_main: false },
    ],
  })
  expect(changed({ users: [] })).toEqual({ users: [] })
})

test('the order of the rows is no change', () => {
  expect(changed({ managers: [...values.managers].reverse() })).toEqual({})
})

test('a website that stays is named by its id, a new one by what was typed', () => {
  const added = { ...NEW_WEBSITE, key: 2, anw_website: 'https://fatos.example/' }
  expect(changed({ websites: [...values.websites, added] })).toEqual({
    websites: [{ id: 9 }, { anw_website: 'https://fatos.example/', anw_product: 'Candela' }],
  })
})

test('there is one main contact: who was chosen, or the first', () => {
  expect(withMain(values.managers, 2).map(({ acm_is_main }) => acm_is_main)).toEqual([false, true])
  const left = values.managers.slice(1)
  expect(withMain(left)).toMatchObject([{ acm_id_user: 4, acm_is_main: true }])
})

test('a row that is not filled in, or filled in twice, is refused at its field', () => {
  const wrong = {
    ...values,
    managers: [...values.managers, { ...NEW_MANAGER, key: 3, acm_id_user: 3 }],
    users: [...values.users, { ...newSeller(false), key: 2 }],
    websites: [...values.websites, { ...NEW_WEBSITE, key: 2 }],
  }
  expect(validateWith(editRules)(wrong)).toEqual({
    managers: [undefined, undefined, { acm_id_user: 'duplicate' }],
    users: [undefined, { acu_id_user: 'required' }],
    websites: [undefined, { anw_website: 'required' }],
  })
})

test('a child network code is digits', () => {
  expect(validateWith(editRules)({ ...values, acc_google_child_network_code: '22-84' })).toEqual({
    acc_google_child_network_code: 'digits',
  })
})

test('a new account needs a name and a time zone', () => {
  const empty = emptyAccount('Europe/Rome', false)
  expect(validateWith(newRules)({ ...empty, acc_time_zone: null })).toEqual({
    acc_name: 'required',
    acc_time_zone: 'required',
  })
  expect(toCreateBody({ ...empty, acc_name: 'Cariri' })).toMatchObject({
    acc_name: 'Cariri',
    acc_tier: 3,
    websites: [],
  })
})

test('a publisher says neither tier nor pay', () => {
  const empty = { ...emptyAccount('Europe/Rome', true), acc_name: 'Cariri' }
  const seller = { ...newSeller(true), key: 1, acu_id_user: 5 }
  const body = toCreateBody({ ...empty, users: [seller] })
  expect([body.users, 'acc_tier' in body]).toEqual([[{ acu_id_user: 5 }], false])
})
