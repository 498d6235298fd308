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
