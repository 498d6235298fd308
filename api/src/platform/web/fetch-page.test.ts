import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import { fetcherOn, type Web } from './fetch-page'

/** A web of our own: every name leads to a server of this test, unless the test says where else it leads. */
let server: Server
let port = 0
let asked: string[] = []
let answers: RequestListener

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(`${request.headers.host}${request.url}`)
    answers(request, response)
  })
  await new Promise<void>(done => server.listen(0, '127.0.0.1', done))
  port = (server.address() as AddressInfo).port
})
afterAll(() => new Promise(done => server.close(done)))
beforeEach(() => {
  asked = []
  answers = (_request, response) => void response.end('hello')
})

const LOCAL = { address: '127.0.0.1', family: 4 }

const fetcher = (parts: Partial<Web> = {}) =>
  fetcherOn({
    resolve: async () => [LOCAL],
    isAllowed: address => address === LOCAL.address,
    ports: { 'http:': port, 'https:': port },
    ...parts,
  })

/** The fetcher as it is in use, but for where names lead. */
const guarded = (...addresses: string[]) =>
  fetcherOn({
    resolve: async () => addresses.map(address => ({ address, family: address.includes(':') ? 6 : 4 })),
    ports: { 'http:': port, 'https:': port },
  })

const refusal = (reason: string) => expect.objectContaining({ reason })

it('answers a page with what it is, and names itself', async () => {
  answers = (request, response) => {
    response.writeHead(203, { 'content-type': 'text/plain; charset=latin1', 'content-language': 'pt-BR' })
    response.end(Buffer.from(`olá ${String(request.headers['user-agent']).includes('CandelaBot')}`, 'latin1'))
  }
  const page = await fetcher()('http://news.example/a?b=1')
  expect(page).toMatchObject({ status: 203, text: 'olá true', cut: false, headers: { 'content-language': 'pt-BR' } })
  expect([page.url.href, asked]).toEqual(['http://news.example/a?b=1', [`news.example/a?b=1`]])
})

describe('nothing of ours is reached', () => {
  it.each([
    'http://127.0.0.1/',
    'http://[::1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://169.254.169.254/latest/meta-data/',
    'http://localhost/',
  ])('by %s', async url => {
    await expect(guarded('127.0.0.1')(url)).rejects.toEqual(refusal('refused'))
    expect(asked).toEqual([])
  })

  it.each([
    [['10.0.0.1']],
    [['::ffff:10.0.0.1']],
    [['fd00::1']],
    // one good address among them is no excuse
    [['8.8.8.8', '127.0.0.1']],
    [['2606:4700:4700::1111', '::1']],
  ])('by a name that leads to %j', async addresses => {
    await expect(guarded(...addresses)('http://news.example/')).rejects.toEqual(refusal('refused'))
    expect(asked).toEqual([])
  })

  it.each([
    'ftp://news.example/',
    'file:///etc/passwd',
    'gopher://news.example/',
    'data:text/html,hello',
    'http://news.example:8080/',
    'https://news.example:80/',
    'http://ana@news.example/',
    'http://ana:secret@news.example/',
    'no address',
    '',
  ])('by the address %s', async url => {
    await expect(fetcher()(url)).rejects.toEqual(refusal('refused'))
    expect(asked).toEqual([])
  })

  const redirectTo = (location: string): void => {
    answers = (_request, response) => void response.writeHead(302, { location }).end()
  }

  it.each(['http://intern.example/', '//intern.example/', 'http://10.0.0.1/', 'http://[::1]/'])(
    'by a redirect to %s',
    async location => {
      redirectTo(location)
      const resolve = async (host: string) => [host.startsWith('intern') ? { address: '10.0.0.1', family: 4 } : LOCAL]
      await expect(fetcher({ resolve })('http://news.example/')).rejects.toEqual(refusal('refused'))
      expect(asked).toEqual(['news.example/'])
    },
  )

  it.each([
    'http://news.example:8080/',
    'http://ana:secret@news.example/',
    'ftp://news.example/',
    'file:///etc/passwd',
  ])('by a redirect to the address %s', async location => {
    redirectTo(location)
    await expect(fetcher()('http://news.example/')).rejects.toEqual(refusal('refused'))
    expect(asked).toEqual(['news.example/'])
  })

  it('by a name that leads elsewhere when it is asked a second time', async () => {
    const looked: string[] = []
    const resolve = async (host: string) => {
      looked.push(host)
      return [looked.length === 1 ? LOCAL : { address: '10.0.0.1', family: 4 }]
    }
    expect((await fetcher({ resolve })('http://news.example/')).text).toBe('hello')
    expect(looked).toEqual(['news.example'])
  })
})

describe('redirects', () => {
  it('are followed five times, each of them judged anew', async () => {
    answers = ({ url = '' }, response) => {
      const step = Number(url.slice(1) || 0)
      if (step < 5) response.writeHead(301, { location: `http://host-${step + 1}.example/${step + 1}` })
      response.end('there')
    }
    const page = await fetcher()('http://news.example/')
    expect([page.url.href, page.text, asked.length]).toEqual(['http://host-5.example/5', 'there', 6])
  })

  it('that have no end are left', async () => {
    answers = (_request, response) => void response.writeHead(308, { location: '/again' }).end()
    await expect(fetcher()('http://news.example/')).rejects.toEqual(refusal('redirects'))
    expect(asked).toHaveLength(6)
  })
})

describe('limits', () => {
  it('more text than was asked for is cut', async () => {
    answers = (_request, response) => void response.end('x'.repeat(3_000_000))
    const page = await fetcher()('http://news.example/')
    expect([page.text.length, page.cut]).toEqual([1024 * 1024, true])
    expect((await fetcher()('http://news.example/', { limitBytes: 10 })).text).toBe('x'.repeat(10))
  })

  it('a file that unpacks to a thousand times its size is read as far as was asked for', async () => {
    const bomb = gzipSync(Buffer.alloc(200 * 1024 * 1024))
    answers = (_request, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb)
    const before = process.memoryUsage().rss
    const page = await fetcher()('http://news.example/')
    expect([page.text.length, page.cut]).toEqual([1024 * 1024, true])
    expect(process.memoryUsage().rss - before).toBeLessThan(100 * 1024 * 1024)
  })

  it('a page that is packed well is unpacked, one that is packed badly is no page', async () => {
    answers = (_request, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(gzipSync('olá'))
    expect((await fetcher()('http://news.example/')).text).toBe('olá')
    answers = (_request, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end('no gzip')
    await expect(fetcher()('http://news.example/')).rejects.toEqual(refusal('unreachable'))
    answers = (_request, response) => void response.writeHead(200, { 'content-encoding': 'gzip, gzip' }).end('twice')
    await expect(fetcher()('http://news.example/')).rejects.toEqual(refusal('unreachable'))
  })

  it.each<[string, RequestListener]>([
    ['never answers', () => undefined],
    ['never ends', (_request, response) => void response.write('a')],
    [
      'never ends, packed',
      (_request, response) =>
        void response.writeHead(200, { 'content-encoding': 'gzip' }).write(gzipSync('a').subarray(0, 5)),
    ],
  ])('one that %s is left in time', async (_what, listener) => {
    answers = listener
    await expect(fetcher()('http://news.example/', { timeoutMs: 100 })).rejects.toEqual(refusal('timeout'))
    server.closeAllConnections()
  })

  it('a name that takes too long is left in time', async () => {
    const resolve = () => new Promise<never>(() => undefined)
    await expect(fetcher({ resolve })('http://news.example/', { timeoutMs: 50 })).rejects.toEqual(refusal('timeout'))
  })
})

it('says why there is no page', async () => {
  const resolve = async () => Promise.reject(new Error('ENOTFOUND'))
  await expect(fetcher({ resolve })('http://news.example/')).rejects.toEqual(refusal('unresolved'))
  await expect(fetcher({ resolve: async () => [] })('http://news.example/')).rejects.toEqual(refusal('unresolved'))
  // it speaks no TLS
  await expect(fetcher()('https://news.example/')).rejects.toEqual(refusal('certificate'))
  answers = request => void request.socket.destroy()
  await expect(fetcher()('http://news.example/')).rejects.toEqual(refusal('unreachable'))
})
