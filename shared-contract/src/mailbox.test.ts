import * as fc from 'fast-check'
import * as z from 'zod/mini'
import { email } from './fields'
import { mailboxOf } from './mailbox'

const KELVIN = '\u212a'
const FULL_WIDTH = 'ａｎａ＠ｃａｎｄｅｌａ．ｅｘａｍｐｌｅ'

it.each([
  ['ana@candela.example', 'ana@candela.example'],
  ['Ana.SILVA+x@Candela.EXAMPLE', 'ana.silva+x@candela.example'],
  [FULL_WIDTH, 'ana@candela.example'],
  [`${KELVIN}arl@candela.example`, 'karl@candela.example'],
  ['JOSE\u0301@candela.example', 'josé@candela.example'],
  ['JOSÉ@candela.example', 'josé@candela.example'],
  ['\u1e9eenny@candela.example', 'ßenny@candela.example'],
  ['\u0130nfo@candela.example', 'i\u0307nfo@candela.example'],
  ['an\u00ada\u200b@cande\u2060la.example', 'ana@candela.example'],
  ['ana@BÜCHER.example', 'ana@xn--bcher-kva.example'],
  ['ana@bu\u0308cher.example', 'ana@xn--bcher-kva.example'],
  ['ana@XN--BCHER-KVA.example', 'ana@xn--bcher-kva.example'],
  ['ana@Straße.example', 'ana@xn--strae-oqa.example'],
  ['ana@candela\u3002example', 'ana@candela.example'],
  ['ana@candela\uff61example', 'ana@candela.example'],
  ['ana@candela\uff0eexample', 'ana@candela.example'],
  ['ana@notícias\u3002example', 'ana@xn--notcias-9ya.example'],
  ['an\u2800a@candela.example', 'ana@candela.example'],
  ['an\ufff9a@cand\ufffbela.example', 'ana@candela.example'],
  ['ana@é_host.example', 'ana@xn--_host-9ra.example'],
  ['ana@i❤.example', 'ana@xn--i-7iq.example'],
])('%j is the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
  expect(z.parse(email, address)).toBe(mailbox)
})

it.each([
  ['info@candela.example', '\u0131nfo@candela.example'],
  ['strasse@candela.example', 'straße@candela.example'],
  ['ana@candela.example', 'ana+x@candela.example'],
])('%s and %s are two mailboxes', (one, other) => {
  expect(mailboxOf(one)).not.toBe(mailboxOf(other))
})

it.each([
  '',
  'ana',
  'ana@',
  '@candela.example',
  'ana@candela',
  'a na@candela.example',
  'ana\u0007@candela.example',
  'ana＠b@c.de',
  'ana@é.1',
  'ana@é!.example',
  'ana@é=x.example',
])('%j is no address', address => {
  expect(z.safeParse(email, address).success).toBe(false)
})

it('the mailbox of a mailbox is itself, whatever was typed', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (local, host) => {
      const mailbox = mailboxOf(`${local}@${host}`)
      expect(mailboxOf(mailbox)).toBe(mailbox)
    }),
    { numRuns: 2_000 },
  )
})
