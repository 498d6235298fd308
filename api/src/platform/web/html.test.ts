import { readHtml } from './html'

const plain = (html: string): string => readHtml(html).text.replace(/\s+/g, ' ').trim()

it('reads what people read, and nothing of what is written for machines', () => {
  expect(
    plain(`<!doctype html><html><head><title>Hello</title><style>p { color: red }</style>
      <script>if (1 < 2) alert("<p>no</p>")</script></head>
      <body><!-- not this <p> --><p>One<br>two</p><SCRIPT>no</SCRIPT ><p title="a > b">three&nbsp;four</p>1 < 2</body>`),
  ).toBe('Hello One two three four 1 < 2')
})

it('finds links with what they are called, however they are written', () => {
  const { links } = readHtml(
    `<a href="/privacy">Our <b>privacy</b> policy</a> <A class=x HREF='/two'>Two</A><a data-href="/no" href=/three>3</a><a name="x">no</a>`,
  )
  expect(links.map(({ href, text }) => [href, text.replace(/\s+/g, ' ').trim()])).toEqual([
    ['/privacy', 'Our privacy policy'],
    ['/two', 'Two'],
    ['/three', '3'],
  ])
})

it('reads the language that a page says it is in', () => {
  expect(readHtml('<!DOCTYPE html><HTML class="x" lang="pt-BR"><p>').language).toBe('pt-BR')
  expect(readHtml("<html lang='it'>").language).toBe('it')
  expect(readHtml('<html xml:lang="es" data-lang="de"><p lang="fr">').language).toBe(null)
})

it.each([
  ['<script>', '<script>'.repeat(130_000)],
  ['comments', '<!--'.repeat(260_000)],
  ['quotes', `<a href="`.repeat(110_000)],
  ['one long tag', `<a ${'href='.repeat(200_000)}>`],
  ['spaces', `<html ${'lang '.repeat(200_000)}>`],
  ['signs', '<'.repeat(1_000_000)],
  ['links', '<a href=x>'.repeat(100_000)],
])('a megabyte of %s takes no longer than a page', (_what, html) => {
  const started = process.cpuUsage()
  readHtml(html)
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(2_000)
})
