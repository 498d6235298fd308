import { hostOf } from './hostOf'

test.each([
  ['News.Example', 'news.example'],
  [' https://www.news.example/path?q=1#top ', 'www.news.example'],
  ['news.example:8080', 'news.example'],
  ['news.example.', 'news.example'],
  ['ação.example', 'xn--ao-siap.example'],
])('of %s the host is kept', (text, host) => {
  expect(hostOf(text)).toBe(host)
})

test.each(['', '   ', 'news', 'https://', 'no spaces.example'])('in %p there is no host yet', text => {
  expect(hostOf(text)).toBeNull()
})
