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
  ['a quote inside of an unquoted value', "<p title=it's>one</p><p>two</p>", 'one two'],
  ['a quote that never ends', '<p>one</p><a href="/two>two</a>', 'one'],
  ['a tag that never ends', 'one<p title=', 'one'],
  ['signs that are no tags', '1 < 2 <3 </ no > <?php no ?> <!no> 4', '1 < 2 <3 4'],
  ['empty comments', 'one<!--> two<!---> three<!----> four', 'one two three four'],
  ['a comment that ends with a bang', 'one<!-- <p> --!> two', 'one two'],
  ['CDATA, which is a comment in HTML', 'one<![CDATA[ no > two', 'one two'],
  ['scripts in comments', 'one<!-- <script> --> two', 'one two'],
  ['scripts in values', '<p title="<script>">one</p>two', 'one two'],
  ['scripts in text fields', '<textarea><script></textarea>one', 'one'],
  ['scripts in templates', '<template><script>"</template>"</script>no</template>one', 'one'],
  ['scripts that speak of their end', '<script>"</scripty>", "<!--"</script/>one', 'one'],
  ['templates in templates', '<template><template>no</template>no</template>one', 'one'],
  ['drawings without content', 'one<svg class="icon"/> two<svg><title/><svg/></svg> three', 'one two three'],
  ['drawings in drawings', '<svg><svg>no</svg>no</svg>one', 'one'],
  ['what is broken where no scripts run', 'one<noscript><!-- <img alt="></noscript> two', 'one two'],
  ['frames', '<iframe><p title="></iframe>one<noframes>no</noframes>', 'one'],
  ['what belongs to the head, in the body', 'one<META name=x content="no"><BASE href=/x><TITLE>two</TITLE>', 'one two'],
  [
    'signs by name and number',
    'Pol&iacute;tica &#100;e&nbsp;&#x63;ookies &lt;b&gt; &amp;amp; &no;',
    'Política de cookies <b> &amp; &no;',
  ],
  ['NULs', 'cas\0ino <scr\0ipt>one</scr\0ipt>', 'casino one'],
])('reads past %s', (_what, html, text) => {
  expect(plain(html)).toBe(text)
})

it.each([
  ['the first of several', '<a href=/one HREF="/two">', '/one'],
  ['one with signs by name and number', '<a href="/?a=1&amp;b=2&#47;">', '/?a=1&b=2/'],
  ['one after a value that looks like it', `<a title=" href=/no" href='/yes'>`, '/yes'],
  ['one that is not quoted', '<a class=x/y href=/yes/>', '/yes/'],
  ['one with spaces and lines around', '<a\n href\t =\n "/yes"\n>', '/yes'],
  ['one behind a great deal', `<a title="${'x'.repeat(5_000)}" href="/yes">`, '/yes'],
  ['an empty one', '<a href>', ''],
])('takes the address of a link: %s', (_what, html, href) => {
  expect(readHtml(html).links).toEqual([{ href, text: '' }])
})

it('takes no links out of what nobody sees', () => {
  const html =
    '<template><a href=/1></template><svg><a href=/2></svg><noscript><a href=/3></noscript><!--<a href=/4>-->'
  expect(readHtml(html).links).toEqual([])
})

it.each([
  ['<html title=" lang=de" lang=pt>', 'pt'],
  ['<html lang=it lang=en>', 'it'],
  ['<p>late<HTML LANG=es>', 'es'],
  ['<html><html lang="&#101;n">', 'en'],
  ['<html lang>', ''],
  ['<!-- <html lang=fr> --><script>"<html lang=fr>"</script>', null],
])('language of %s', (html, language) => {
  expect(readHtml(html).language).toBe(language)
})

it.each([
  ['<script>', '<script>'.repeat(130_000)],
  ['comments', '<!--'.repeat(260_000)],
  ['quotes', `<a href="`.repeat(110_000)],
  ['one long tag', `<a ${'href='.repeat(200_000)}>`],
  ['spaces', `<html ${'lang '.repeat(200_000)}>`],
  ['signs', '<'.repeat(1_000_000)],
  ['links', '<a href=x>'.repeat(100_000)],
  ['elements inside each other', '<div>'.repeat(200_000)],
  ['ends of what never began', `${'<b>'.repeat(150_000)}${'</i>'.repeat(150_000)}`],
  ['templates', '<template>'.repeat(100_000)],
  ['drawings', '<svg><title>'.repeat(90_000)],
  ['<noscript>', '<noscript>'.repeat(100_000)],
  ['<noscript> that ends', '<noscript></noscript>'.repeat(50_000)],
  ['titles', `<title>${'</titl'.repeat(170_000)}`],
  ['attributes', `<p ${Array.from({ length: 100_000 }, (_, index) => `a${index}=1`).join(' ')}>`],
  ['signs by name', '&amp;'.repeat(200_000)],
  ['signs that begin', '&'.repeat(1_000_000)],
  ['digits of one sign', `&#${'9'.repeat(1_000_000)}`],
  ['declarations', '<!'.repeat(500_000)],
  ['CDATA', '<![CDATA['.repeat(110_000)],
  ['NULs', '\0'.repeat(1_000_000)],
])('a megabyte of %s takes no longer than a page', (_what, html) => {
  const started = process.cpuUsage()
  readHtml(html)
  expect(process.cpuUsage(started).user / 1000).toBeLessThan(2_000)
})
