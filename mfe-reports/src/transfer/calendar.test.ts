import { paymentFor, toDay } from '@candela/shared-contract'
import { paymentCalendar } from './calendar'

const { day, invoiceUntil } = paymentFor(new Date('2026-11-09T17:59:00-03:00'))
const event = {
  ...{ day, invoiceUntil, maker: 'Candela', title: 'Payment', reminder: 'Send the invoice' },
  now: new Date('2026-11-06T12:34:56.789Z'),
}

test('a payment is a day in a calendar, with an alarm three hours before its invoice is due', () => {
  expect(paymentCalendar(event).split('\r\n')).toEqual([
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Candela//Payments//EN', 'CALSCALE:GREGORIAN', 'METHOD:PUBLISH'],
    ...['BEGIN:VEVENT', 'UID:payment-2026-11-10@candela', 'DTSTAMP:20261106T123456Z'],
    ...['DTSTART;VALUE=DATE:20261110', 'DTEND;VALUE=DATE:20261111', 'SUMMARY:Payment', 'DESCRIPTION:Send the invoice'],
    ...['TRANSP:TRANSPARENT', 'BEGIN:VALARM', 'ACTION:DISPLAY', 'DESCRIPTION:Send the invoice'],
    ...['TRIGGER;VALUE=DATE-TIME:20261109T180000Z', 'END:VALARM', 'END:VEVENT', 'END:VCALENDAR', ''],
  ])
})

test('the last day of a year ends in the next one', () => {
  const text = paymentCalendar({ ...event, day: toDay('2026-12-31') })
  expect(text).toContain('DTSTART;VALUE=DATE:20261231\r\nDTEND;VALUE=DATE:20270101\r\n')
})

test('what has a meaning in a calendar is escaped', () => {
  const text = paymentCalendar({ ...event, title: 'A, b; c\\d\nEND:VEVENT' })
  expect(text).toContain('\r\nSUMMARY:A\\, b\\; c\\\\d\\nEND:VEVENT\r\n')
  expect(text.match(/^END:VEVENT/gm)).toHaveLength(1)
})

test('no line is longer than 75 bytes, no letter is cut, and nothing is lost', () => {
  const title = 'Pagamento à conta São João 🔥 '.repeat(9).trim()
  const text = paymentCalendar({ ...event, title })
  const lines = text.split('\r\n')
  expect(Math.max(...lines.map(line => Buffer.byteLength(line)))).toBeLessThanOrEqual(75)
  expect(text.replaceAll('\r\n ', '').split('\r\n')).toContain(`SUMMARY:${title}`)
  // A carriage return and a line feed end a line, and nothing else does.
  expect(text.replaceAll('\r\n', '')).not.toMatch(/[\r\n]/)
})
