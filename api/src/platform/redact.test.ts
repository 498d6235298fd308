import * as fc from 'fast-check'
import { REDACTED, redactor, type SentRequest } from './redact'

const { request, answer, text } = redactor()
const GET: SentRequest = { method: 'GET', url: 'https://api.aurora.example/v2/report', headers: {}, body: null }

describe('a request without its secrets', () => {
  it('keeps what says how the network was asked', () => {
    const sent = {
      method: 'POST',
      url: 'https://api.aurora.example/v2/report?from=2026-11-20&to=2026-11-22&site=folha-da-manha.example&page=2',
      headers: { 'content-type': 'application/json', accept: 'text/csv', 'user-agent': 'Candela/1.0' },
      body: JSON.stringify({
        dimensions: ['date', 'site', 'author'],
        name: 'candela-report-of-2026-11-20-final',
        run: '0b0f9f6e-5a5b-4d0a-9c8e-1f2a3b4c5d6e',
        limit: 5000,
      }),
    }
    const kept = request(sent)
    expect({ ...kept, body: JSON.parse(kept.body ?? '') }).toEqual({ ...sent, body: JSON.parse(sent.body) })
  })

  it.each([
    ['https://api.example/r?access_token=abc&day=1', 'https://api.example/r?access_token=[redacted]&day=1'],
    ['https://api.example/r?a%63cess_token=abc', 'https://api.example/r?a%63cess_token=[redacted]'],
    ['https://me:abc@api.example/r', 'https://[redacted]@api.example/r'],
    ['https://api.example/r#id_token=abc', 'https://api.example/r#id_token=[redacted]'],
    ['https://api.example/k/AIzaSyA1234567890abcdef/r', 'https://api.example/k/[redacted]/r'],
  ])('the address %s', (url, kept) => expect(request({ ...GET, url }).url).toBe(kept))

  it.each(['Authorization', 'cookie', 'X-Api-Key', 'x-amz-security-token', 'Proxy-Authorization', 'X-Signature'])(
    'the header %s goes whole',
    name => expect(request({ ...GET, headers: { [name]: 'a b' } }).headers).toEqual({ [name]: REDACTED }),
  )
})

describe('a body without its secrets', () => {
  const kept = (body: string) => answer({ headers: {}, body }).body

  it.each([
    ['{"data":{"refresh_token":"abc","rows":3}}', /"refresh_token": "\[redacted\]",\s+"rows": 3/],
    ['{"credentials":{"a":["abc",{"b":"abc"}],"n":7}}', /"n": "\[redacted\]"/],
    ['{"note":"sent with Bearer abc.def-123"}', /sent with \[redacted\]/],
    ['client_secret=abc&grant_type=password', /^client_secret=\[redacted\]&grant_type=password$/],
    ['<a><Password>abc</Password><n>1</n></a>', /<Password>\[redacted\]<\/Password><n>1<\/n>/],
    ['we sent 9f86d081884c7d659a2feaa0c55ad015abc4f1b2b0b822cd', /^we sent \[redacted\]$/],
    ['error: token="abc", try again', /error: token="\[redacted\]", try again/],
    ['{"token":"abc', /^\{"token":"\[redacted\]"$/],
    ['-----BEGIN PRIVATE KEY-----\nabc\n-----END PRIVATE KEY-----', /^\[redacted\]$/],
  ])('%s', (body, shown) => {
    expect(kept(body)).toMatch(shown)
    expect(kept(body)).not.toContain('abc')
  })

  it('is cut, and never through a secret', () => {
    const long = `{"rows":[${'"a row", '.repeat(20_000)}], "token": "abc"`
    expect(kept(long)?.length).toBe(4_001)
    expect(kept(long)).toMatch(/…$/)
    expect(kept(`${'"token":"abcdefg" '.repeat(3_800)}"x"`)).not.toContain('abc')
  })
})

it('what is known goes wherever it stands, however it is written', () => {
  const secret = 'päss/w0rd "7"&'
  const known = redactor([secret])
  const sent = {
    method: 'POST',
    url: `https://me:${secret}@api.example/${encodeURIComponent(secret)}/r?q=${encodeURIComponent(secret)}`,
    headers: { 'x-note': `it is ${secret}`, 'x-code': Buffer.from(secret).toString('base64') },
    body: JSON.stringify({ said: `was ${secret}!` }),
  }
  expect(JSON.stringify(known.request(sent))).not.toMatch(/w0rd|w%30rd|cMOkc3M/)
  expect(known.text(`refused ${secret}`)).toBe('refused [redacted]')
})

describe('what is known goes', () => {
  const base64 = (text: string) => Buffer.from(text).toString('base64')
  const XML = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' } as const
  const SPELLINGS: Record<string, (text: string) => string> = {
    address: encodeURIComponent,
    'address, small': text => encodeURIComponent(text).replace(/%../g, each => each.toLowerCase()),
    form: text => new URLSearchParams({ a: text }).toString().slice(2),
    JSON: text => JSON.stringify(text),
    'JSON with slashes': text => JSON.stringify(text).replaceAll('/', '\\/'),
    'JSON in ASCII': text =>
      JSON.stringify(text).replace(/[^ -~]/g, each => `\\u${each.charCodeAt(0).toString(16).padStart(4, '0')}`),
    XML: text => text.replace(/[&<>"']/g, each => XML[each as keyof typeof XML]),
    base64,
    base64url: text => Buffer.from(text).toString('base64url'),
    'base64 behind another text': text => base64(`someone:${text}`),
    'base64 between others': text => base64(`u:${text}:and more`),
  }
  const letter = fc.constantFrom(...'abcXYZ019', ...'&<>"\'/+=%?\\ äé~-_.')
  const secrets = fc.array(letter, { minLength: 9, maxLength: 40 }).map(letters => `canary ${letters.join('')} canary`)

  /** Of base64 the letters at the ends say two or four bits of what is beside it, and nothing of this. */
  const isTold = (kept: string, written: string) => {
    const [from, to] = [Math.floor(written.length / 2) - 5, Math.floor(written.length / 2) + 5]
    return kept.includes(written.slice(from, to))
  }

  it.each(Object.keys(SPELLINGS))('as %s, and as that inside of each other one', name => {
    const inner = SPELLINGS[name] ?? String
    fc.assert(
      fc.property(secrets, fc.constantFrom(...Object.entries(SPELLINGS)), (secret, [outerName, outer]) => {
        const known = redactor([secret])
        const once = inner(secret)
        expect(isTold(known.text(`<a>${once}</a>`), once)).toBe(false)
        const isEscape = !outerName.startsWith('base64')
        if (isEscape) expect(isTold(known.text(`so ${outer(once)} far`), outer(once))).toBe(false)
      }),
      { numRuns: 60 },
    )
  })
})

it.each([
  ['<a><Password><![CDATA[ab<c]]></Password><n>1</n></a>', '<a><Password>[redacted]</Password><n>1</n></a>'],
  ['<credentials><a>abc</a><b>abc</b></credentials><n>1</n>', '<credentials>[redacted]</credentials><n>1</n>'],
  ['<ns:token a="1">abc</ns:token>', '<ns:token a="1">[redacted]</ns:token>'],
  ['<n>1</n><secret>abc', '<n>1</n><secret>[redacted]'],
  ['<token/><n>abc</n>', '<token/><n>abc</n>'],
  ['<session password="abc"/>', '<session password="[redacted]"/>'],
])('an element that is called a secret is one with all that is in it: %s', (xml, kept) => {
  expect(text(xml)).toBe(kept)
})

it('takes as long for a hostile text as it is long, and no longer', () => {
  const took = (times: number, part: string) => {
    // Of this process alone: what else runs on the machine takes none of it.
    const before = process.cpuUsage()
    text(part.repeat(times))
    return process.cpuUsage(before).user / 1000
  }
  const hostile = ['a=', '<a>', '<token>', '<token ', '<token><![CDATA[', '"a":"', 'eyJ.', '://:', '-----BEGIN A-----']
  for (const part of [...hostile, 'Bearer ', '\\"']) {
    const least = (times: number) => Math.min(...[1, 2, 3].map(() => took(times, part)))
    // Four times as long: four times the time, or sixteen times where each place looks at all others. A clock ticks.
    expect([part, least(8_000) < 10 * (least(2_000) + 1)]).toEqual([part, true])
  }
})

test.each(['The access token expired', 'Basic authentication is required', 'Bearer token expected, none came'])(
  'a sentence about secrets stays: %s',
  sentence => expect(text(sentence)).toBe(sentence),
)

describe('a canary', () => {
  const NAMES = ['access_token', 'password', 'private_key', 'client_secret', 'developerKey', 'X-Api-Key', 'sessionId']
  const name = fc.constantFrom(...NAMES)
  const canary = fc.string({ minLength: 8, maxLength: 40, unit: fc.constantFrom(...'abcXYZ0189_-.~') })
  const filler = fc.string({ maxLength: 30 })
  type Place = (name: string, canary: string, filler: string) => Partial<SentRequest>
  const PLACES: Record<string, Place> = {
    header: (key, value) => ({ headers: { [key]: value } }),
    'header with a bearer': (_, value) => ({ headers: { 'x-forwarded': `Bearer ${value}` } }),
    query: (key, value, rest) => ({ url: `${GET.url}?q=${encodeURIComponent(rest)}&${key}=${value}` }),
    'user of the address': (_, value) => ({ url: `https://me:${value}@api.example/r` }),
    form: (key, value, rest) => ({ body: new URLSearchParams({ q: rest, [key]: value }).toString() }),
    JSON: (key, value, rest) => ({ body: JSON.stringify({ rest, deep: [{ [key]: { any: [value] } }] }) }),
    'JSON in JSON': (key, value, rest) => ({ body: JSON.stringify({ rest, log: JSON.stringify({ [key]: value }) }) }),
    'JSON in a text': (key, value) => ({ body: `said: ${JSON.stringify(JSON.stringify({ [key]: value }))} and more` }),
    XML: (key, value) => ({ body: `<r><${key} type="a">${value}</${key}></r>` }),
    'a key in its armour': (_, value) => ({ body: `k: -----BEGIN RSA PRIVATE KEY-----\n${value}\n` }),
  }

  it.each(Object.entries(PLACES))('does not survive in: %s', (_, place) => {
    fc.assert(
      fc.property(name, canary, filler, (key, value, rest) => {
        fc.pre(!`${key}${rest}${GET.url}`.includes(value))
        const kept = JSON.stringify(request({ ...GET, ...place(key, value, rest) }))
        expect(kept).not.toContain(value)
      }),
      { numRuns: 300 },
    )
  })

  it('that is known does not survive anywhere', () => {
    fc.assert(
      fc.property(canary, filler, filler, (value, before, after) => {
        fc.pre(!`${before}${after}${GET.url}`.includes(value) && !REDACTED.includes(value))
        const around = `${before}${value}${after}`
        const known = redactor([value])
        const sent = { ...GET, url: `${GET.url}/${value}?q=${around}`, headers: { 'x-any': around }, body: around }
        expect(JSON.stringify(known.request(sent))).not.toContain(value)
        expect(known.text(around)).not.toContain(value)
      }),
      { numRuns: 300 },
    )
  })
})
