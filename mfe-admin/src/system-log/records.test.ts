import { recordsOf, revertable } from './records'

type Written = Parameters<typeof recordsOf>[0][number]

const row = (
  slo_type: string,
  slo_table_name: string,
  slo_object_id: number,
  fields: string[],
  isNew = false,
): Written => ({
  id: 1,
  slo_type,
  slo_table_name,
  slo_object_id,
  object: null,
  changes: fields.map(field => ({ field, before: isNew ? null : 'was', after: 'is' })),
})

const comesBack = (...action: Written[]) =>
  recordsOf(action).map(record => revertable(record).flatMap(({ changes }) => changes.map(({ field }) => field)))

test('rows about one record stand together, whatever table they are of', () => {
  const records = recordsOf([
    row('account', 'accounts', 5, ['acc_name']),
    row('website', 'websites', 5, ['anw_name']),
    row('account manager', 'account_managers', 5, ['acm_id_user']),
  ])
  expect(records.map(({ key, rows }) => [key, rows.length])).toEqual([
    ['/account 5', 2],
    ['/website 5', 1],
  ])
})

test('of a record comes back what its entity gives back, people included', () => {
  expect(comesBack(row('user', 'users', 1, ['usr_name', 'usr_email', 'usr_password']))).toEqual([['usr_name']])
  expect(comesBack(row('website', 'website_users', 2, ['wsu_id_user']))).toEqual([['wsu_id_user']])
})

test('what made a record, a sign-in and a group are not taken back', () => {
  expect(comesBack(row('user', 'users', 1, ['id', 'usr_name'], true))).toEqual([[]])
  expect(comesBack(row('login', 'sessions', 1, ['revoked_at']))).toEqual([[]])
  expect(comesBack(row('access group', 'access_groups', 1, ['gro_name']))).toEqual([[]])
})
