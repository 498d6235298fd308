import { once } from 'node:events'
import { type AddressInfo, connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { contractMessages } from '@candela/shared-contract'
import { buildServer } from '../src/app'
import { type Answer, type Product, startProduct } from './product'

/** What a request is made of: its line, its headers, its bytes. What cannot be read is refused like anything else. */
let product: Product
let token: string
let port: number
beforeAll(async () => {
  // Reached by https, so that every header is there that an answer may have.
  product = await startProduct({ config: { publicUrl: 'https://candela.example' } })
  token = await product.signIn('admin@candela.example')
  await product.server.listen({ port: 0, host: '127.0.0.1' })
  port = (product.server.server.address() as AddressInfo).port
})
afterAll(() => product.close())

const answerIn = (text: string): Answer => {
  const [head = '', ...rest] = text.split('\r\n\r\n')
  const [line = '', ...fields] = head.split('\r\n')
  const headers = Object.fromEntries(
    fields.map(field => [field.split(':')[0]?.toLowerCase(), field.replace(/^[^:]*: ?/, '')]),
  )
  const body = rest.join('\r\n\r\n')
  return { status: Number(line.split(' ')[1]), headers, body: body.startsWith('{') ? JSON.parse(body) : {} }
}

/** Sent byte for byte, without a client that would mend it. */
const send = async (...parts: (string | Buffer)[]): Promise<Answer> => {
  const socket = connect(port, '127.0.0.1')
  const chunks: Buffer[] = []
  socket.on('data', chunk => chunks.push(chunk))
  socket.write(Buffer.concat(parts.map(part => Buffer.from(part as string))))
  await once(socket, 'close')
  return answerIn(Buffer.concat(chunks).toString())
}

const lines = (...all: string[]): string => [...all, 'Connection: close', '', ''].join('\r\n')

const HEALTH = 'GET /api/web/health HTTP/1.1'

/** What every answer has, whoever wrote it; the rest depends on what it says. */
const protection = ({ headers }: Answer): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(headers).filter(
      ([name]) =>
        /^(x-|cross-|origin-|referrer-|content-security-|strict-)/.test(name) &&
        !/^x-(request-id|ratelimit)/.test(name),
    ),
  )

const isWhole = (answer: Answer, status: number, code: keyof typeof contractMessages.en.error): void => {
  expect([answer.status, answer.body]).toEqual([
    status,
    { code, message: contractMessages.en.error[code], errors: [], requestId: answer.headers['x-request-id'] },
  ])
  expect(answer.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-type': 'application/json; charset=utf-8',
    'content-security-policy': expect.stringContaining("default-src 'none'"),
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  })
}

describe('what cannot be answered has the headers and the shape of every other refusal', () => {
  it.each([
    ['a bad escape', 'GET /api/web/user/%E0%A4%A HTTP/1.1', 400, 'badRequest'],
    ['an escape of no text', 'GET /api/web/user/%ff HTTP/1.1', 400, 'badRequest'],
    ['half a surrogate, escaped', 'GET /api/web/user/%ed%a0%80 HTTP/1.1', 400, 'badRequest'],
    ['a bad escape of a page', 'GET /user/%ff HTTP/1.1', 400, 'badRequest'],
    ['a question that is no text', 'GET /api/web/user/simpleList?search=%ff HTTP/1.1', 400, 'badRequest'],
    ['a parameter without end', `GET /api/web/user/${'1'.repeat(300)} HTTP/1.1`, 404, 'notFound'],
    ['no call of ours', 'GET /api/web/nothing HTTP/1.1', 404, 'notFound'],
    ['another method', 'PUT /api/web/user/1 HTTP/1.1', 405, 'methodNotAllowed'],
    ['a method of calendars', 'PROPFIND /api/web/user/list HTTP/1.1', 405, 'methodNotAllowed'],
    ['the methods asked for', 'OPTIONS /api/web/health HTTP/1.1', 405, 'methodNotAllowed'],
  ] as const)('%s', async (_what, line, status, code) => {
    const answer = await send(lines(line, 'Host: x', `Authorization: Bearer ${token}`))
    isWhole(answer, status, code)
    expect(protection(answer)).toEqual(protection(await send(lines(HEALTH, 'Host: x'))))
  })

  it.each([
    ['no line of HTTP', 'nonsense\r\n\r\n', 400, 'badRequest'],
    ['a header that is none', lines(HEALTH, 'Host: x', 'no colon'), 400, 'badRequest'],
    [
      'two lengths',
      lines('POST /api/web/auth HTTP/1.1', 'Host: x', 'Content-Length: 1', 'Content-Length: 2'),
      400,
      'badRequest',
    ],
    ['more headers than are read', lines(HEALTH, 'Host: x', `X: ${'x'.repeat(20_000)}`), 431, 'headersTooLarge'],
    ['an address without end', lines(`GET /${'x'.repeat(20_000)} HTTP/1.1`, 'Host: x'), 431, 'headersTooLarge'],
    ['no host', lines(HEALTH), 400, 'badRequest'],
    ['two hosts', lines(HEALTH, 'Host: x', 'Host: y'), 400, 'badRequest'],
    ['the same host twice', lines(HEALTH, 'Host: x', 'Host: x'), 400, 'badRequest'],
  ] as const)('%s', async (_what, request, status, code) => {
    const answer = await send(request)
    isWhole(answer, status, code)
    expect(protection(answer)).toEqual(protection(await send(lines(HEALTH, 'Host: x'))))
  })

  it('says which methods there are', async () => {
    const { headers } = await send(lines('PUT /api/web/user/1 HTTP/1.1', 'Host: x'))
    expect(headers.allow).toBe('GET, HEAD, POST, DELETE')
  })
})

describe('content', () => {
  const body = '{"email":"admin@candela.example","password":"wrong"}'
  const post = (type: string, payload: string | Buffer, headers: Record<string, string> = {}) =>
    product.call('POST', '/auth', { raw: { payload, type }, headers })

  it.each([
    'application/json',
    'Application/JSON; charset=UTF-8',
    'application/json;charset="utf-8"',
    'APPLICATION/JSON ; x=1',
  ])('of type %s is read', async type => expect((await post(type, body)).status).toBe(401))

  it.each([
    'application/json; charset=latin1',
    'application/json; charset=utf-16',
    'application/jsonp',
    'text/plain',
    ';;',
  ])('of type %s is not', async type =>
    expect(await post(type, body)).toMatchObject({ status: 415, body: { code: 'unsupportedMediaType' } }),
  )

  it.each(['gzip', 'br', 'GZIP', 'identity, gzip', 'x'])('encoded as %s is refused', async encoding => {
    const answer = await post('application/json', gzipSync(body), { 'content-encoding': encoding })
    expect(answer).toMatchObject({ status: 415, headers: { 'accept-encoding': 'identity' } })
    const file = {
      raw: { payload: gzipSync('acc_name\nA'), type: 'text/csv' },
      headers: { 'content-encoding': encoding },
    }
    expect((await product.call('POST', '/account/import/check', { token, ...file })).status).toBe(415)
  })

  it('that says it is not encoded is read', async () => {
    expect((await post('application/json', body, { 'content-encoding': 'Identity' })).status).toBe(401)
  })

  it.each([
    ['a byte that is none', [0xff]],
    ['a letter that is too long', [0xc0, 0xaf]],
    ['half a surrogate', [0xed, 0xa0, 0x80]],
    ['the first half of a picture', [0xf0, 0x9f]],
  ])('with %s is no text: not in a password either', async (_what, bytes) => {
    const [before, after] = body.split('wrong')
    const payload = Buffer.concat([Buffer.from(before ?? ''), Buffer.from(bytes), Buffer.from(after ?? '')])
    expect(await post('application/json', payload)).toMatchObject({ status: 400, body: { code: 'badRequest' } })
  })

  it.each(['\\ud800', '\\u0000', '\\udc00\\ud800'])('with %s names the field', async letters => {
    const { status, body: said } = await post('application/json', body.replace('wrong', letters))
    expect([status, said.errors]).toMatchObject([422, [{ field: 'password', code: 'invalidCharacters' }]])
  })
})

describe('an answer to a wrong body', () => {
  const MOST = 50
  const keys = (count: number, length: number) =>
    Object.fromEntries(Array.from({ length: count }, (_, index) => [`${'k'.repeat(length)}${index}`, 1]))

  it.each([
    ['has fields that are unknown', keys(3_000, 200)],
    ['has a field with a name without end', keys(1, 500_000)],
    ['has many wrong entries', { rows: Array.from({ length: 5_000 }, () => 'x') }],
  ])('that %s names fifty problems, each in short', async (_what, sent) => {
    const answer = await product.call('POST', '/user/bulk', { token, body: { action: 'destroy', ...sent } })
    expect(answer.status).toBe(422)
    expect(answer.body.errors?.length).toBeLessThanOrEqual(MOST)
    expect(JSON.stringify(answer.body).length).toBeLessThan(20_000)
  })

  it.each([
    ['unreadable letters', { [`${'k'.repeat(500_000)}`]: '\u0000' }],
    ['unreadable letters, deep down', { ['k'.repeat(100_000)]: { ['l'.repeat(100_000)]: '\u0000' } }],
  ])('with %s does not say a long name back', async (_what, sent) => {
    const answer = await product.call('POST', '/user/bulk', { token, body: sent })
    expect([answer.status, JSON.stringify(answer.body).length < 1_000]).toEqual([422, true])
  })

  it('with a long name twice does not say it back', async () => {
    const name = 'k'.repeat(400_000)
    const answer = await product.call('POST', '/user/bulk', {
      token,
      raw: { payload: `{"${name}":1,"${name}":2}`, type: 'application/json' },
    })
    expect([answer.status, JSON.stringify(answer.body).length < 1_000]).toEqual([400, true])
  })
})

describe('a stop', () => {
  it('answers what was accepted before, and refuses what comes after in the words of every other refusal', async () => {
    const server = await buildServer(product.app, product.app.log)
    await server.listen({ port: 0, host: '127.0.0.1' })
    const accepted = () => once(server.server, 'request')
    // Whoever changes their own language waits for whoever holds their row.
    let letGo = () => {}
    const isHeld = new Promise<void>(resolve => {
      letGo = resolve
    })
    let begun = () => {}
    const hasBegun = new Promise<void>(resolve => {
      begun = resolve
    })
    const holding = product.database.transaction(async trx => {
      await trx.selectFrom('users').select('id').where('usr_email', '=', 'admin@candela.example').forUpdate().execute()
      begun()
      await isHeld
    })
    await hasBegun

    const socket = connect((server.server.address() as AddressInfo).port, '127.0.0.1')
    let text = ''
    socket.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk
    })
    const closed = once(socket, 'close')
    const body = '{"usr_locale":"it_IT"}'
    const head = ['Host: x', `Authorization: Bearer ${token}`, 'Content-Type: application/json']
    const first = accepted()
    socket.write(
      ['POST /api/web/user/updateUserLocale HTTP/1.1', ...head, `Content-Length: ${body.length}`, '', body].join(
        '\r\n',
      ),
    )
    await first
    const stopped = server.close()
    const second = accepted()
    socket.write(lines('GET /api/web/user/simpleList HTTP/1.1', ...head))
    await second
    letGo()
    await Promise.all([holding, stopped, closed])

    const [before = '', after = ''] = text.split(/(?=HTTP\/1\.1 503)/)
    expect(answerIn(before)).toMatchObject({ status: 200, body: { usr_locale: 'it_IT' } })
    expect(answerIn(after)).toMatchObject({ status: 503, headers: { 'retry-after': '2', connection: 'close' } })
    isWhole(answerIn(after), 503, 'unavailable')
  })
})
