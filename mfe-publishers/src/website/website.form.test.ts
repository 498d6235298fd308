import { type OneWebsite, previewHost } from '@candela/shared-contract'
import { validateWith } from '@candela/shared-ui/form'
import {
  editRulesFor,
  emptyWebsite,
  isSamePeople,
  newRulesFor,
  settingsOf,
  statusesFor,
  toCreateBody,
  toUpdateBody,
  toUserRow,
  valuesOf,
} from './website.form'

const answer: OneWebsite = {
  record: {
    id: 7,
    anw_name: 'Gazeta',
    anw_website: 'xn--pple-43d.example',
    display_host: 'аpple.example (xn--pple-43d.example)',
    unicode_host: 'аpple.example',
    anw_product: 'Candela',
    anw_status: 1,
    anw_comission: '20.00',
    terms: { effectiveFee: '20.00', share: null },
    anw_account_id: 3,
    anw_reject_reason: null,
    acc_name: 'Grupo Cariri',
    acc_is_enabled: 1,
    net30: '0.00',
    change30: null,
    net30_currency: 'BRL',
    users: [
      { id: 11, usr_name: 'Ana', usr_email: 'ana@news.example', usr_photo: null, last_seen_at: null },
      { id: 12, usr_name: 'Bia', usr_email: 'bia@news.example', usr_photo: null, last_seen_at: null },
    ],
    created_at: '2026-01-01T00:00:00.000000Z',
    updated_at: '2026-11-20T00:00:00.000001Z',
  },
  can: { update: true, destroy: true, govern: true, approve: true, resubmit: false, tags: true },
}
const ALL = { commission: true, status: true }
const NOTHING = { commission: false, status: false }
const values = valuesOf(answer)
const ana = toUserRow({ id: 11, usr_name: 'Ana', usr_email: 'ana@news.example', usr_photo: null })
const bia = toUserRow({ id: 12, usr_name: 'Bia', usr_email: 'bia@news.example', usr_photo: null })
const cai = toUserRow({ id: 13, usr_name: 'Cai', usr_email: 'cai@news.example', usr_photo: null })

test('the form holds the domain as people type it', () => {
  expect(previewHost(values.anw_website)).toBe('xn--pple-43d.example')
  expect(values).toMatchObject({ anw_website: 'аpple.example', anw_status: '1', users: [ana, bia] })
})

test('only what was changed is sent, people as their ids', () => {
  expect(toUpdateBody(values, values, ALL)).toEqual({})
  expect(toUpdateBody({ ...values, anw_status: '0', users: [bia, cai] }, values, ALL)).toEqual({
    anw_status: 0,
    users: [12, 13],
  })
})

test('the order of people is no change', () => {
  expect(isSamePeople([ana, bia], [bia, ana])).toBe(true)
  expect(toUpdateBody({ ...values, users: [bia, ana] }, values, ALL)).toEqual({})
})

test('whoever does not decide on commission and status says nothing of them', () => {
  expect(toUpdateBody({ ...values, anw_comission: '1.00', anw_status: '3' }, values, NOTHING)).toEqual({})
  const mine = { ...emptyWebsite([ana], false), anw_website: 'news.example', anw_account_id: 3 }
  expect(toCreateBody(mine, NOTHING)).toEqual({
    anw_name: '',
    anw_website: 'news.example',
    anw_product: 'Candela',
    anw_account_id: 3,
    users: [11],
  })
  expect(validateWith(newRulesFor(NOTHING))(mine)).toEqual({})
})

test('a new website needs a domain, an account and somebody; without a commission it has that of the tier', () => {
  const empty = emptyWebsite([], true)
  expect(validateWith(newRulesFor(ALL))(empty)).toEqual({
    anw_website: 'required',
    anw_account_id: 'required',
    users: 'userRequired',
  })
  expect(toCreateBody(empty, ALL)).not.toHaveProperty('anw_comission')
  expect(toCreateBody(empty, ALL)).toMatchObject({ anw_status: 1 })
})

test('a website keeps a name, a commission and somebody', () => {
  const wrong = { ...values, anw_name: ' ', anw_comission: null, users: [] }
  expect(validateWith(editRulesFor(ALL))(wrong)).toEqual({
    anw_name: 'required',
    anw_comission: 'required',
    users: 'userRequired',
  })
  expect(validateWith(editRulesFor(NOTHING))({ ...values, anw_comission: null })).toEqual({})
})

test('settings that are copied bring the commission only where it may be said', () => {
  expect(settingsOf(answer, ALL)).toEqual({
    anw_product: 'Candela',
    anw_account_id: 3,
    anw_comission: '20.00',
    users: [ana, bia],
  })
  expect(settingsOf(answer, NOTHING)).not.toHaveProperty('anw_comission')
})

test.each([
  ['enabled', 1, null, { govern: true, approve: false }, ['1', '0']],
  ['enabled, with approval', 1, null, { govern: true, approve: true }, ['1', '0', '3']],
  ['waiting', 2, null, { govern: true, approve: false }, ['2']],
  ['turned down', 0, 'Thin content', { govern: true, approve: false }, ['0']],
  ['banned', 3, null, { govern: true, approve: false }, ['3']],
  ['banned, with approval', 3, null, { govern: true, approve: true }, ['3', '1', '0']],
  ['enabled, of a publisher', 1, null, { govern: false, approve: false }, ['1']],
] as const)('statuses to choose among: %s', (_, anw_status, anw_reject_reason, can, statuses) => {
  expect(statusesFor({ anw_status, anw_reject_reason }, can)).toEqual(statuses)
})
