import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  endpointList,
  fieldsSaid,
  KEY_OF,
  LANGUAGES,
  LOCALES,
  LOG_CONFIGS,
  logSpeech,
  MASKED,
  OWN_ACTIONS,
  PARTS,
  ROW_EVENTS,
  type Spoken,
  SYSTEM_LOG_WORDS,
  TABLE_OF_PREFIX,
  valueKindOf,
} from '@candela/shared-contract'
import { sql } from 'kysely'
import { auditRules } from '../src/audit-rules'
import { kindOf } from '../src/modules/system-log/system-log.objects'
import type { TableName } from '../src/platform/db/schema'
import type { Product } from './product'

/** Every audited table, field and action, in every language: what the log says of it is words. */
type Audited = {
  table: TableName
  type: string
  fields: readonly string[]
  masked: readonly string[]
  refers: Readonly<Record<string, unknown>>
}
type DbColumn = { table: string; column: string; kind: string; optional: boolean }

let columns: DbColumn[]
let audited: Audited[]
let actions: string[]

const readAll = async (product: Product) => {
  const { rows } = await sql<DbColumn>`select table_name as "table", column_name as "column", data_type as kind,
    is_nullable = 'YES' as optional from information_schema.columns where table_schema = 'public'`.execute(
    product.database.unaudited,
  )
  columns = rows
  audited = Object.entries(auditRules).flatMap(([name, rule]) => {
    if ('none' in rule) return []
    const {
      type,
      noise = [],
      masked = [],
      refers = {},
    } = rule as {
      type: string
      noise?: readonly string[]
      masked?: readonly string[]
      refers?: Readonly<Record<string, unknown>>
    }
    const silent = ['updated_at', ...noise]
    const own = columns.filter(({ table, column }) => table === name && !silent.includes(column))
    return [{ table: name as TableName, type, fields: own.map(({ column }) => column), masked, refers }]
  })
  actions = await actionsInCode()
}

const SOURCE = join(__dirname, '..', 'src')
/** Calls that write, and what begins or ends by itself: the name stands in the code as the first text of the call. */
const NAMED = /\b(?:write|writeBulk|finish)\(\s*(?:[\w.]+(?:\([^()]*\))?|\{[^}]*\})?,?\s*'([a-zA-Z]+\.[a-zA-Z]+)'/g

const actionsInCode = async (): Promise<string[]> => {
  const found = new Set<string>()
  const files = (await readdir(SOURCE, { recursive: true })).filter(
    file => file.endsWith('.ts') && !file.endsWith('.test.ts'),
  )
  for (const file of files)
    for (const [, action] of (await readFile(join(SOURCE, file), 'utf8')).matchAll(NAMED)) if (action) found.add(action)
  return [...found].sort()
}

const allFields = () => [...new Set(audited.flatMap(({ fields }) => fields))]
const without = (words: object, keys: readonly string[]) => [...new Set(keys)].filter(key => !(key in words))

/** A row of each table, as each action may have left it, about each field of it. */
const everyRow = function* (): Generator<Spoken> {
  const endpoints = endpointList.filter(({ endpoint }) => endpoint.effect === 'write').map(({ name }) => name)
  const about = { slo_object_id: 7, object: 'Grupo Cariri', actor: { label: 'Marina Teles' } }
  for (const { table, type, fields, masked, refers } of audited) {
    const sampleOf = (field: string) =>
      masked.includes(field) ? MASKED : field in refers ? 'Ana Reis' : SAMPLES[valueKindOf(field)]
    // Which field it is matters to the words of a change, of one taken back, and of one that we made.
    for (const action of new Set([...endpoints, ...actions, 'area.newAction']))
      for (const rowEvent of ROW_EVENTS)
        for (const changed of rowEvent === 'changed' && ONE_BY_ONE.test(action)
          ? [...fields.map(field => [field]), fields]
          : [fields]) {
          const said = fieldsSaid(action, table, rowEvent, changed)
          const changes = said
            .filter(field => fields.includes(field))
            .map(field => ({
              field,
              before: rowEvent === 'made' ? null : sampleOf(field),
              after: rowEvent === 'gone' ? null : sampleOf(field),
            }))
          yield {
            slo_action: action,
            slo_type: type,
            slo_table_name: table,
            rowEvent,
            fields: changed,
            changes,
            ...about,
          }
        }
  }
}

const ONE_BY_ONE = /^area\.|^user\.(update|revert)$|^export\.finish$/

const SAMPLES: Record<ReturnType<typeof valueKindOf>, string> = {
  instant: '2026-11-20T14:32:00.000000Z',
  day: '2026-11-20',
  month: '2026-11-01',
  percent: '12.50',
  reais: '1234.50',
  number: '1234',
  flag: '1',
  choice: 'none_of_them',
  unreadable: '{"raw_key":1}',
  text: 'Typed',
}

/** Tests of a product that has started. */
export const logWordsHold = (productOf: () => Product): void => {
  beforeAll(() => readAll(productOf()))

  it('knows the actions of the code: those of calls and those of the product itself', () => {
    expect(actions).toEqual(expect.arrayContaining(['user.update', 'report.payTransfer', ...OWN_ACTIONS]))
    expect(actions.length).toBeGreaterThan(100)
  })

  describe.each(LANGUAGES)('in %s', language => {
    it('kinds, tables, fields and actions have words: say them in systemLogWords', () => {
      const { kind, table, field, action } = SYSTEM_LOG_WORDS[language]
      const silent = new Set([
        'auth.refused',
        'auth.signInFailed',
        'clientError.store',
        'notification.digest',
        'view.pin',
      ])
      const unseen = (name: string) => silent.has(name) || name.startsWith('userNotification.')
      expect([
        without(
          kind,
          audited.map(({ type }) => type),
        ),
        without(
          table,
          audited.map(each => each.table),
        ),
        without(field, allFields()),
        without(
          action,
          actions.filter(name => !unseen(name)),
        ),
      ]).toEqual([[], [], [], []])
    })
  })

  it('a prefix says its table: say it in TABLE_OF_PREFIX', () => {
    const prefixes = allFields().flatMap(field => /^[a-z]{3}(?=_)/.exec(field) ?? [])
    expect(without(TABLE_OF_PREFIX, prefixes)).toEqual([])
  })

  it('names the records whose pages it leads to: say how in logged-kinds.ts', () => {
    expect(LOG_CONFIGS.flatMap(({ types }) => types).filter(type => !kindOf(type))).toEqual([])
  })

  it('what became of a row is told by a field that it always has: say it in KEY_OF', () => {
    const wrong = audited.filter(({ table, fields }) => {
      const key = KEY_OF[table] ?? 'id'
      const column = columns.find(each => each.table === table && each.column === key)
      return !fields.includes(key) || !column || column.optional
    })
    expect(wrong.map(({ table }) => table)).toEqual([])
  })

  it('a row that is found by another record is a part of it: say it in PARTS', () => {
    const wrong = Object.entries(auditRules).filter(([name, rule]) => {
      if ('none' in rule) return false
      const asked: PropertyKey[] = []
      const row = new Proxy({}, { get: (_, key) => String(asked.push(key)) })
      ;(rule.object as (row: unknown) => number)(row)
      return PARTS.includes(name) === asked.includes('id')
    })
    expect(wrong.map(([name]) => name)).toEqual([])
  })

  it('fields are read as what they hold: say it in logSpeech/values.ts', () => {
    const fits: Record<string, readonly string[]> = {
      jsonb: ['unreadable'],
      bytea: ['unreadable'],
      boolean: ['flag'],
      date: ['day', 'month'],
      'timestamp with time zone': ['instant', 'unreadable'],
      numeric: ['percent', 'reais', 'number'],
      smallint: ['flag', 'choice', 'number'],
      integer: ['number'],
      bigint: ['number', 'unreadable'],
    }
    const wrong = audited.flatMap(({ table, fields, masked, refers }) =>
      fields.filter(field => {
        const { kind } = columns.find(each => each.table === table && each.column === field) ?? { kind: '' }
        const valueKind = valueKindOf(field)
        if (masked.includes(field)) return valueKind !== 'unreadable'
        return !(field in refers) && fits[kind] !== undefined && !fits[kind].includes(valueKind)
      }),
    )
    expect(wrong).toEqual([])
  })

  it('one of a few has words for each of them, in every language', async () => {
    const { rows } = await sql<{ table: string; rule: string }>`select conrelid::regclass::text as "table",
      pg_get_constraintdef(oid) as rule from pg_constraint where contype = 'c'`.execute(productOf().database.unaudited)
    const wrong = audited.flatMap(({ table, fields }) =>
      fields.flatMap(field => {
        const rule = rows.find(each => each.table === table && new RegExp(`\\(${field} = ANY`).test(each.rule))?.rule
        const values = [...(rule?.matchAll(/'([^']+)'::|(?<=[[ ])(\d+)(?=[,\]])/g) ?? [])].map(
          ([, word, digit]) => word ?? digit ?? '',
        )
        const isCode = /currency$|locale$|_format$/.test(field)
        return LOCALES.flatMap(locale => {
          const { value } = logSpeech(locale)
          const none = value(field, 'none of them')
          return values
            .filter(each => !isCode && value(field, each) === each && valueKindOf(field) === 'text')
            .concat(values.filter(each => valueKindOf(field) === 'choice' && value(field, each) === none))
            .map(each => `${locale} ${field} ${each}`)
        })
      }),
    )
    expect(wrong).toEqual([])
  })

  it.each(LOCALES)(
    '%s: no sentence about any table, field and action has a key of ours or a place left open',
    locale => {
      const { sentence } = logSpeech(locale)
      const keys = new Set([...allFields(), ...audited.map(({ table }) => table)].filter(key => key.includes('_')))
      const raw = (text: string) => text.split(/[^\w]+/).some(word => keys.has(word))
      const wrong = new Set<string>()
      let count = 0
      for (const row of everyRow()) {
        const text = sentence(row)
        count += 1
        const isBad =
          raw(text) ||
          /\{\{|\}\}|\b(?:undefined|null|raw_key|none_of_them)\b/.test(text) ||
          text.includes(row.slo_action)
        if (isBad || text.includes('changed →'))
          wrong.add(`${row.slo_action} ${row.slo_table_name} ${row.rowEvent}: ${text}`)
      }
      expect([...wrong].slice(0, 10)).toEqual([])
      expect(count).toBeGreaterThan(10_000)
    },
  )
}
