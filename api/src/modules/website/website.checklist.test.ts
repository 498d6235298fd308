import {
  CHECK_REASONS,
  type CheckState,
  WEBSITE_CHECKS,
  type WebFailure,
  type WebsiteCheck,
} from '@candela/shared-contract'
import { type FetchPage, type Page, WebError } from '../../platform/web/page'
import { withDemoWeb } from '../../seeds/demo-web'
import { lookAt } from './website.checklist'

type Answer = Partial<Omit<Page, 'url'>> & { url?: string; fails?: WebFailure }

const words = (count: number): string => Array.from({ length: count }, () => 'palavra').join(' ')
const FRONT = `<html lang="pt-br"><body>${words(150)} <a href="/privacidade">Política</a></body></html>`
const ADS: Answer = {
  text: '# ours\r\ngoogle.com, pub-1, DIRECT, f08\nexchange.example,1,reseller # x\nnothing,here\n',
  headers: { 'content-type': 'text/plain; charset=utf-8' },
}

const webOf =
  (pages: Record<string, Answer>): FetchPage =>
  async address => {
    const { fails, url = address, ...page } = pages[address] ?? { fails: 'unreachable' }
    if (fails) throw new WebError(fails)
    return { status: 200, headers: {}, text: '', cut: false, ...page, url: new URL(url) }
  }

const look = async (pages: Record<string, Answer>, host = 'news.example') => {
  const checks = await lookAt(webOf(pages), host)
  expect(checks.map(({ check }) => check)).toEqual([...WEBSITE_CHECKS])
  return Object.fromEntries(checks.map(({ check, state, reason, found }) => [check, [state, reason, found]])) as Record<
    WebsiteCheck,
    [CheckState, string, string | null]
  >
}
const good = (front: Answer = {}, ads: Answer = ADS) =>
  look({ 'https://news.example/': { text: FRONT, ...front }, 'https://news.example/ads.txt': ads })

it('a website with nothing wrong passes every check', async () => {
  expect(await good()).toEqual({
    reachable: ['passed', 'answers', 'news.example'],
    letters: ['passed', 'usual', null],
    language: ['passed', 'declared', 'pt-BR'],
    adsTxt: ['passed', 'records', '2'],
    privacy: ['passed', 'linked', 'https://news.example/privacidade'],
    content: ['passed', 'enough', '151'],
    policy: ['passed', 'clean', null],
  })
})

describe('reachable', () => {
  it.each<[Answer, CheckState, string, string | null]>([
    [{ url: 'https://www.news.example/' }, 'passed', 'answers', 'www.news.example'],
    [{ url: 'https://other.example/' }, 'warning', 'otherHost', 'other.example'],
    [{ url: 'http://news.example/' }, 'warning', 'insecure', 'news.example'],
    [{ status: 404 }, 'failed', 'status', '404'],
    [{ fails: 'unresolved' }, 'failed', 'unresolved', null],
    [{ fails: 'refused' }, 'failed', 'refused', null],
    [{ fails: 'timeout' }, 'failed', 'timeout', null],
    [{ fails: 'certificate' }, 'failed', 'certificate', null],
    [{ fails: 'redirects' }, 'failed', 'redirects', null],
    [{ fails: 'unreachable' }, 'failed', 'unreachable', null],
  ])('%j', async (front, ...expected) => {
    expect((await good(front)).reachable).toEqual(expected)
  })

  it('without a certificate is tried without one, and that is said', async () => {
    const pages = {
      'https://news.example/': { fails: 'certificate' as const },
      'http://news.example/': { text: FRONT },
      'http://news.example/ads.txt': ADS,
    }
    expect(await look(pages)).toMatchObject({
      reachable: ['warning', 'insecure', 'news.example'],
      adsTxt: ['passed', 'records', '2'],
    })
  })

  it('nothing is said of pages that nobody saw', async () => {
    const { reachable: _reachable, letters: _letters, ...others } = await good({ status: 503 })
    for (const finding of Object.values(others)) expect(finding).toEqual(['unknown', 'notSeen', null])
  })
})

it('a host that can pass for another one is said to, in both forms, whether it answers or not', async () => {
  const host = 'xn--gzeta-4ve.example'
  const expected = ['warning', 'unusual', `gаzeta.example (${host})`]
  expect((await look({}, host)).letters).toEqual(expected)
  expect((await look({ [`https://${host}/`]: { text: FRONT } }, host)).letters).toEqual(expected)
  expect((await look({}, 'xn--caf-dma.example')).letters).toEqual(['passed', 'usual', null])
})

it.each<[Answer, unknown[]]>([
  [{ text: '<html><p>' }, ['warning', 'undeclared', null]],
  [{ text: '<html lang="not a language">' }, ['warning', 'undeclared', null]],
  [{ text: '<p>', headers: { 'content-language': 'it, en' } }, ['passed', 'declared', 'it']],
])('language of %j', async (front, expected) => {
  expect((await good(front)).language).toEqual(expected)
})

it.each<[Answer, unknown[]]>([
  [{ status: 404 }, ['failed', 'missing', '404']],
  [{ fails: 'timeout' }, ['failed', 'missing', null]],
  [{ text: FRONT, headers: { 'content-type': 'text/html' } }, ['failed', 'noText', null]],
  [{ text: '# nothing\n', headers: { 'content-type': 'text/plain' } }, ['failed', 'noRecords', null]],
])('ads.txt of %j', async (ads, expected) => {
  expect((await good({}, ads)).adsTxt).toEqual(expected)
})

it('privacy, words and policies are read from what people read', async () => {
  const front = {
    text: `<script>${words(500)} casino</script><p>casino, Roleta e ${words(7)}</p><a href="/a">Home</a>`,
  }
  expect(await good(front)).toMatchObject({
    privacy: ['failed', 'missing', null],
    content: ['warning', 'thin', '11'],
    policy: ['warning', 'words', '2'],
  })
  expect((await good({ text: '<a href="javascript:x">Cookies</a>' })).privacy).toEqual([
    'passed',
    'linked',
    'javascript:x',
  ])
})

describe('the invented web of the demo', () => {
  const never: FetchPage = async () => {
    throw new Error('the real web was asked')
  }

  it('answers the same of a host every time, and shows every way that a look can end', async () => {
    const seen = new Set<string>()
    for (let index = 0; index < 120; index += 1) {
      const host = `site-${index}.example`
      const checks = await lookAt(withDemoWeb(never), host)
      expect(await lookAt(withDemoWeb(never), host)).toEqual(checks)
      for (const { check, reason } of checks) {
        expect(CHECK_REASONS[check]).toContain(reason)
        seen.add(`${check} ${reason}`)
      }
    }
    expect([...seen].sort()).toEqual(
      [
        'adsTxt missing',
        'adsTxt noRecords',
        'adsTxt noText',
        'adsTxt notSeen',
        'adsTxt records',
        'content enough',
        'content notSeen',
        'content thin',
        'language declared',
        'language notSeen',
        'language undeclared',
        'letters usual',
        'policy clean',
        'policy notSeen',
        'policy words',
        'privacy linked',
        'privacy missing',
        'privacy notSeen',
        'reachable answers',
        'reachable insecure',
        'reachable otherHost',
        'reachable unreachable',
      ].sort(),
    )
  })

  it('leaves every other host to the real one', async () => {
    await expect(lookAt(withDemoWeb(never), 'example.com')).rejects.toThrow('the real web was asked')
    await expect(lookAt(withDemoWeb(never), 'news.example.com')).rejects.toThrow('the real web was asked')
  })
})
