import { domainToASCII } from 'node:url'
import { normalDomain, toDisplayHost, unicodeHost } from './host'

const long = (length: number): string => {
  const label = `${'a'.repeat(49)}.`
  return `${label.repeat(10)}example`.slice(-length)
}

it.each([
  ['news.example', 'news.example'],
  ['  News.Example  ', 'news.example'],
  ['https://news.example', 'news.example'],
  ['HTTP://news.example/path/page?x=1#top', 'news.example'],
  ['//news.example', 'news.example'],
  ['news.example?x=https://other.example', 'news.example'],
  ['news.example:8080', 'news.example'],
  ['https://news.example:443/', 'news.example'],
  ['news.example.', 'news.example'],
  ['www.news.example', 'www.news.example'],
  ['a.b.c.news.com.br', 'a.b.c.news.com.br'],
  ['Café.example', 'xn--caf-dma.example'],
  ['cafe\u0301.example', 'xn--caf-dma.example'],
  ['xn--caf-dma.example', 'xn--caf-dma.example'],
  ['faß.example', 'xn--fa-hia.example'],
  ['notícias。example', 'xn--notcias-9ya.example'],
  ['i❤.example', 'xn--i-7iq.example'],
  ['пример.рф', 'xn--e1afmkfd.xn--p1ai'],
  [`${'a'.repeat(63)}.example`, `${'a'.repeat(63)}.example`],
])('%s is kept as %s', (text, host) => {
  expect(normalDomain(text)).toEqual({ host })
})

it.each([
  '',
  '.',
  'example',
  'localhost',
  'com.br',
  'co.uk',
  'news',
  'news.local',
  'news.internal',
  'news.invalid',
  '127.0.0.1',
  'http://127.0.0.1:80/',
  '2130706433',
  '0x7f.1',
  '0x7f.0.0.1',
  '[::1]',
  'http://[::ffff:127.0.0.1]/',
  'my site.example',
  'news.exam ple',
  'news..example',
  '.news.example',
  'news.example..',
  '-news.example',
  'news-.example',
  'under_score.example',
  'ftp://news.example',
  'javascript:alert(1)',
  'mailto:ana@news.example',
  'ana@news.example',
  'https://ana:secret@news.example/',
  'news.example\\@other.example',
  '%6eews.example',
  'news.example%00.com',
  'news\u0000.example',
  'news\u200b .example',
  '<b>.example',
  'xn--a.example',
  `${'a'.repeat(64)}.example`,
  long(300),
  `${'a.'.repeat(140)}example`,
])('%j is no domain', text => {
  expect(normalDomain(text)).toEqual({ code: 'domain' })
})

it.each([
  ['xn--caf-dma.example', 'café.example'],
  ['xn--fa-hia.example', 'faß.example'],
  ['xn--notcias-9ya.com.br', 'notícias.com.br'],
  ['xn--uvre-jqa79c.example', 'œuvreñ.example'],
  ['news-24.example', 'news-24.example'],
  ['xn--a.example', 'xn--a.example'],
])('%s is shown in the letters that people know: %s', (host, shown) => {
  expect(toDisplayHost(host)).toBe(shown)
  expect(unicodeHost(host)).toBe(shown)
})

it.each([
  'аpple.com',
  'еріс.com',
  'ɑpple.com',
  'gᴏᴏgle.com',
  'wıkipedia.com',
  'facebooĸ.com',
  'amaƶon.com',
  'ạmazon.com',
  'goog\u0332le.com',
  'gဝဝgle.com',
  'ⲟle.com',
  'g໐໐gle.com',
  'g౦౦gle.com',
  'g୦୦gle.com',
  'пример.рф',
  '例え.example',
])('a host with other letters is shown in both forms: %s', written => {
  const host = domainToASCII(written)
  expect(host).toMatch(/xn--/)
  expect(toDisplayHost(host)).toBe(`${written} (${host})`)
  expect(unicodeHost(host)).toBe(written)
  expect(normalDomain(unicodeHost(host))).toEqual({ host })
})
