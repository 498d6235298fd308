import { previewHost } from './host'

test.each([
  ['News.Example', 'news.example'],
  [' https://www.news.example/path?q=1#top ', 'www.news.example'],
  ['HTTPS://news.example', 'news.example'],
  ['//news.example', 'news.example'],
  ['news.example:8080', 'news.example'],
  ['news.example.', 'news.example'],
  ['ação.example', 'xn--ao-siap.example'],
])('of %s the host is kept', (text, host) => {
  expect(previewHost(text)).toBe(host)
})

test.each([
  '',
  '   ',
  'news',
  'news.',
  'https://',
  'no spaces.example',
  'news.example Xavier',
  'me@news.example',
  'ftp://news.example',
  'Ftp://news.example',
])('in %p there is no host yet', text => {
  expect(previewHost(text)).toBeNull()
})
