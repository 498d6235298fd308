import type { Random } from './random'
import { TEXTS } from './values'

/** Stands for a number that JSON can write and JavaScript cannot hold. */
const BEYOND = '\u0001beyond'

const nested = (depth: number): unknown =>
  depth === 0 ? 1 : depth % 2 ? [nested(depth - 1)] : { a: nested(depth - 1) }

const manyKeys = (count: number, length: number): object =>
  Object.fromEntries(Array.from({ length: count }, (_, index) => [`${'k'.repeat(length)}${index}`, index]))

/** What no field expects. */
const wrongValue = (random: Random): unknown =>
  random.pick<() => unknown>([
    () => null,
    () => random.chance(50),
    () => random.pick([0, -1, -0, 1.5, 1e308, -1e-308, 2 ** 31, 2 ** 53, 2 ** 63, BEYOND]),
    () => random.pick(['', ' ', '0', '-1', '1e3', 'null', 'NaN', '01', '٣']),
    () => random.pick(TEXTS),
    () => random.pick(['\u0000', 'a\u0000b', '\ud800', 'a\udfff', '\ufeff', '\u202e', 'a\r\nb', '\u2028', '\uffff']),
    () =>
      random
        .pick(['x', 'é', '👩‍👧', '(', '%', '\\'])
        .repeat(random.chance(6) ? 200_000 : random.pick([41, 256, 5_000])),
    () => [],
    () => ({}),
    () =>
      Array.from({ length: random.chance(6) ? 6_000 : random.pick([1, 201]) }, () => random.pick([1, 'a', null, {}])),
    () => nested(random.pick([3, 31, 100])),
    () => manyKeys(random.chance(6) ? 3_000 : random.pick([1, 60]), random.pick([1, 200])),
    () => ({ $ne: null }),
  ])()

const isBag = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null

/** Every object and list inside, the whole one first. */
const bagsIn = (value: unknown): Record<string, unknown>[] =>
  isBag(value) ? [value, ...Object.values(value).flatMap(bagsIn)] : []

const EXTRA = [
  'surprise',
  'id',
  '',
  'toString',
  '__proto__',
  'constructor',
  '\ud800',
  'a\u0000',
  'ключ',
  'x'.repeat(50_000),
]

/** `__proto__` too is a name here. */
const put = (bag: object, key: string, value: unknown): void => {
  Object.defineProperty(bag, key, { value, enumerable: true, configurable: true, writable: true })
}

/** Makes one thing of a body wrong, somewhere in it. */
const spoil = (random: Random, body: unknown): unknown => {
  const bags = bagsIn(body)
  if (bags.length === 0 || random.chance(8)) return wrongValue(random)
  const bag = random.pick(bags)
  const key = random.pick(Object.keys(bag).length > 0 ? Object.keys(bag) : ['a'])
  const act = random.below(10)
  if (act < 6) put(bag, key, wrongValue(random))
  else if (act < 8) delete bag[key]
  else put(bag, random.pick(EXTRA), wrongValue(random))
  return body
}

const json = (body: unknown): string => (JSON.stringify(body) ?? '').replaceAll(JSON.stringify(BEYOND), '1e400')

const BYTES = [[0xff], [0xc0, 0xaf], [0xed, 0xa0, 0x80], [0xf0, 0x9f, 0x98], [0x00], [0xef, 0xbb, 0xbf]]

const withBytes = (random: Random, text: string): Buffer => {
  const at = random.below(text.length + 1)
  return Buffer.concat([Buffer.from(text.slice(0, at)), Buffer.from(random.pick(BYTES)), Buffer.from(text.slice(at))])
}

/** What is sent for a body that would have been right. */
export const wrongBody = (random: Random, body: unknown): string | Buffer => {
  const text = json(random.chance(80) ? spoil(random, random.chance(30) ? spoil(random, body) : body) : body)
  const act = random.below(20)
  if (act === 0) return withBytes(random, text)
  if (act === 1) return text.slice(0, random.below(text.length))
  if (act === 2) return text.replace(/^\{/, '{"a":1,"a":2,')
  return text
}

/** As a part of an address, where anything may stand. */
export const wrongPart = (random: Random): string =>
  random.pick([
    ...[
      '0',
      '-1',
      '1e3',
      '987654321',
      '99999999999999999999',
      '9007199254740993',
      '1.0',
      '+1',
      '١',
      ' 1',
      '',
      '.',
      '..',
    ],
    ...[
      '%00',
      '%ff',
      '%c0%af',
      '%ed%a0%80',
      '%E0%A4%A',
      '%',
      '%2f',
      '%2e%2e%2f',
      '1%2f2',
      '%5c',
      '%0d%0a',
      '~',
      '*',
      ';a=1',
    ],
    encodeURIComponent(random.pick(TEXTS)),
    '9'.repeat(random.pick([16, 199, 201, 5_000])),
    '%41'.repeat(300),
  ])

export const wrongHeaders = (random: Random): Record<string, string> =>
  random.pick<Record<string, string>>([
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/x-www-form-urlencoded' },
    { 'content-type': 'Application/JSON; Charset=UTF-8' },
    { 'content-type': 'application/json; charset=latin1' },
    { 'content-type': ';;;' },
    { 'content-encoding': 'gzip' },
    { 'content-encoding': 'identity' },
    { authorization: 'Bearer x' },
    { authorization: `Bearer ${'x'.repeat(5_000)}` },
    { 'accept-language': 'xx-YY;q=abc, *' },
    { accept: 'text/html;q=0.9, */*;q=0' },
    { 'if-none-match': '*' },
    { 'idempotency-key': '' },
    { 'idempotency-key': 'k'.repeat(256) },
    { 'idempotency-key': 'always the same' },
    { 'x-forwarded-for': 'nonsense, 1.2.3.4' },
    { 'x-request-id': 'chosen' },
    { range: 'bytes=0-1' },
    { expect: '100-continue' },
    { 'x-http-method-override': 'DELETE' },
  ])
