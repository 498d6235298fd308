import { LOCALES } from '../locales'
import { rowEventOf } from './rowEvent'
import { logSpeech, type Spoken } from './speech'
import { fieldsSaid } from './told'

const row = (more: Partial<Spoken>): Spoken => ({
  slo_action: 'account.update',
  slo_type: 'account',
  slo_table_name: 'accounts',
  slo_object_id: 7,
  object: 'Grupo Cariri',
  actor: { label: 'Marina Teles' },
  rowEvent: 'changed',
  fields: [],
  changes: [],
  ...more,
})

const changed = (field: string, before: string | null, after: string | null, more: Partial<Spoken> = {}) =>
  row({ fields: [field], changes: [{ field, before, after }], ...more })

const inEach = (spoken: Spoken) => LOCALES.map(locale => logSpeech(locale, 'UTC').sentence(spoken))
const inEnglish = (spoken: Spoken) => logSpeech('en_US', 'UTC').sentence(spoken)

test('one field: who changed what of which record, before and after, in the order of each language', () => {
  expect(inEach(changed('acc_tier', '2', '1'))).toEqual([
    'Marina Teles changed Tier of Grupo Cariri: Gold → Platinum',
    'Marina Teles alterou Nível em Grupo Cariri: Ouro → Platina',
    'Marina Teles cambió Nivel en Grupo Cariri: Oro → Platino',
    'Marina Teles ha modificato Livello in Grupo Cariri: Oro → Platino',
  ])
})

describe('the log of a month names it', () => {
  const month = { field: 'mcl_month', before: '2026-10-01', after: '2026-10-01' }
  const closed = { field: 'mcl_closed_at', before: null, after: '2026-11-03T09:15:00.000000Z' }
  const reason = { field: 'mcl_reason', before: null, after: 'Late numbers' }
  const by = (name: string, ...changes: Spoken['changes'][number][]) =>
    row({
      slo_action: `currencyExchange.${name}`,
      slo_type: 'month close',
      slo_table_name: 'month_closes',
      object: '2026-10',
      fields: changes.map(({ field }) => field),
      changes: [month, ...changes],
    })

  test('closed by whoever asked for it, or begun to be closed where a job goes on', () => {
    expect(inEach(by('closeMonth', closed))).toEqual([
      'Marina Teles closed Oct 2026',
      'Marina Teles fechou out 2026',
      'Marina Teles cerró oct 2026',
      'Marina Teles ha chiuso ott 2026',
    ])
    expect(inEach(by('closeMonth'))).toEqual([
      'Marina Teles began to close Oct 2026',
      'Marina Teles começou a fechar out 2026',
      'Marina Teles empezó a cerrar oct 2026',
      'Marina Teles ha iniziato a chiudere ott 2026',
    ])
    expect(inEnglish({ ...by('closeMonth'), rowEvent: 'made' })).toBe('Marina Teles began to close Oct 2026')
  })

  test('closed by the job, and reopened with the reason', () => {
    expect(inEach(by('finishClose', closed))).toEqual([
      'The product closed Oct 2026',
      'O produto fechou out 2026',
      'El producto cerró oct 2026',
      'Il prodotto ha chiuso ott 2026',
    ])
    expect(inEach(by('reopenMonth', reason))).toEqual([
      'Marina Teles reopened Oct 2026: Late numbers',
      'Marina Teles reabriu out 2026: Late numbers',
      'Marina Teles reabrió oct 2026: Late numbers',
      'Marina Teles ha riaperto ott 2026: Late numbers',
    ])
  })

  test('no more is sent than that sentence says', () => {
    expect(
      fieldsSaid('currencyExchange.closeMonth', 'month_closes', 'changed', ['mcl_closed_at', 'mcl_id_user']),
    ).toEqual(['mcl_month'])
  })
})

test.each([
  ['a percentage', changed('usr_comission', '2.5', null), '2.50% → empty'],
  ['a day', changed('tra_pay_on', '2026-11-05', '2026-12-05'), '5 Nov 2026 → 5 Dec 2026'],
  ['an instant', changed('usm_until', null, '2026-11-20T14:32:00.000000Z'), 'empty → 20 Nov 2026, 14:32'],
  ['money', changed('adj_amount', '1234.5', '-10.00'), 'R$1,234.50 → \u2212R$10.00'],
  ['yes and no', changed('acc_enable_aps', '0', '1'), 'no → yes'],
  ['a number', changed('cue_value', '5.123456', '5.2'), '5.123456 → 5.2'],
])('%s is read as people read it', (_, spoken, said) => {
  expect(inEnglish(spoken)).toMatch(new RegExp(`: ${said.replace(/[$.]/g, '\\$&')}$`))
})

test('several fields are named, and no more than two of them', () => {
  const fields = ['acc_tier', 'acc_is_enabled', 'acc_name', 'acc_time_zone']
  expect(inEnglish(row({ fields: fields.slice(0, 2) }))).toBe('Marina Teles changed Tier and Enabled of Grupo Cariri')
  expect(inEnglish(row({ fields }))).toBe('Marina Teles changed Tier, Enabled and 2 more of Grupo Cariri')
})

test('a secret and a list of ours are told to have changed, without what they are', () => {
  expect(inEnglish(changed('usr_password', 'changed', 'changed'))).toBe('Marina Teles changed Password of Grupo Cariri')
  expect(inEnglish(changed('ant_fields', '[]', '[{"a":1}]'))).toBe('Marina Teles changed Fields of Grupo Cariri')
})

test('coming, going and coming back have verbs of their own, and what an action is called for is said', () => {
  const said = (['made', 'gone', 'restored'] as const).map(rowEvent => inEnglish(row({ rowEvent })))
  expect(said).toEqual([
    'Marina Teles created the account Grupo Cariri',
    'Marina Teles removed the account Grupo Cariri',
    'Marina Teles restored the account Grupo Cariri',
  ])
  const signIn = row({ slo_action: 'auth.signIn', slo_type: 'login', slo_table_name: 'sessions', rowEvent: 'made' })
  expect(inEach(signIn)).toEqual([
    'Marina Teles signed in',
    'Marina Teles entrou',
    'Marina Teles inició sesión',
    'Marina Teles ha effettuato l’accesso',
  ])
  const back = changed('acc_tier', '1', '2', { slo_action: 'account.revert' })
  expect(inEnglish(back)).toBe('Marina Teles took back a change of Grupo Cariri – Tier: Platinum → Gold')
})

test('people who come to a record and leave it are named; where they are not shown, that it changed is said', () => {
  const tie = { slo_table_name: 'account_users', rowEvent: 'made' } as const
  expect(inEnglish(changed('acu_id_user', null, 'Ana Reis', tie))).toBe(
    'Marina Teles added Ana Reis as a seller of Grupo Cariri',
  )
  expect(inEnglish(row(tie))).toBe('Marina Teles changed the account Grupo Cariri')
})

test('what the product did by itself is its own doing, also where somebody asked for it, and counts what stands together', () => {
  const own = {
    slo_type: 'report',
    slo_table_name: 'report_imports',
    rowEvent: 'made',
    actor: null,
    object: null,
  } as const
  const rows = (count: string) => changed('imp_rows', null, count, { ...own, slo_action: 'adNetworkReport.import' })
  expect(inEnglish(rows('1214'))).toBe('The product imported 1,214 rows of report data')
  expect(inEnglish(rows('1'))).toBe('The product imported 1 row of report data')
  const mended = changed('usr_email', 'A@b.example', 'a@b.example', {
    slo_action: 'user.mendMailboxes',
    slo_table_name: 'users',
    count: 214,
  })
  expect(inEach(mended)).toEqual([
    'The product changed 214 records – Users',
    'O produto alterou 214 registros – Usuários',
    'El producto cambió 214 registros – Usuarios',
    'Il prodotto ha modificato 214 record – Utenti',
  ])
})

test('names are text: they are put in once, on one line, and no longer than a line bears', () => {
  const hostile = changed('acc_name', '{{who}}\n<b>', `$& ${'x'.repeat(200)}`, {
    object: '{{field}}',
    actor: { label: '$1' },
  })
  expect(inEnglish(hostile)).toBe(`$1 changed Name of {{field}}: {{who}} <b> → $& ${'x'.repeat(76)}…`)
})

test('what is unknown to the words is never a key of ours', () => {
  const unknown = changed('xyz_thing', 'a', 'b', {
    slo_action: 'xyz.act',
    slo_type: 'xyz',
    slo_table_name: 'xyz_things',
  })
  for (const text of inEach({ ...unknown, object: null })) expect(text).not.toMatch(/xyz/)
})

test('a line for each field of a change, one for what came', () => {
  const { lines } = logSpeech('en_US')
  const both = {
    fields: ['acc_tier', 'acc_name'],
    changes: [
      { field: 'acc_tier', before: '2', after: '1' },
      { field: 'acc_name', before: 'a', after: 'b' },
    ],
  }
  expect(lines(row(both))).toEqual([
    'Marina Teles changed Tier of Grupo Cariri: Gold → Platinum',
    'Marina Teles changed Name of Grupo Cariri: a → b',
  ])
  expect(lines(row({ ...both, rowEvent: 'made' }))).toHaveLength(1)
})

test('what became of a row is read from what it always has and from its mark of removal', () => {
  expect(rowEventOf('accounts', { id: [null, 1], acc_name: [null, 'a'] })).toBe('made')
  expect(rowEventOf('accounts', { acc_name: [null, 'a'] })).toBe('changed')
  expect(rowEventOf('accounts', { deleted_at: [null, 'now'] })).toBe('gone')
  expect(rowEventOf('accounts', { deleted_at: ['then', null] })).toBe('restored')
  expect(rowEventOf('website_users', { wsu_id_website: [4, null] })).toBe('gone')
})

test('no more values are sent than a sentence says', () => {
  expect(fieldsSaid('account.update', 'accounts', 'changed', ['acc_tier'])).toEqual(['acc_tier'])
  expect(fieldsSaid('account.update', 'accounts', 'changed', ['acc_tier', 'acc_name'])).toEqual([])
  expect(fieldsSaid('account.update', 'account_users', 'changed', ['acu_comission'])).toEqual([
    'acu_id_user',
    'acu_comission',
  ])
})
