import { addDays, type Day } from '@candela/shared-contract'

const HOUR_MS = 3_600_000
/** How long before its deadline somebody is reminded of an invoice. */
const AHEAD_MS = 3 * HOUR_MS
/** As long as a line may be, in bytes. */
const LINE = 75
const END = '\r\n'

type PaymentEvent = {
  day: Day
  /** The last instant at which an invoice is in time for that day. */
  invoiceUntil: Date
  /** Whose calendar program it says it is. */
  maker: string
  title: string
  /** What has to be done before, and until when. */
  reminder: string
  now: Date
}

const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, character => `\\${character}`).replace(/\r\n|\r|\n/g, '\\n')

const bytesOf = (character: string): number => new TextEncoder().encode(character).length

/** A long line goes on in the next one, which begins with a space; no letter is cut in two. */
const folded = (line: string): string => {
  let [text, bytes] = ['', 0]
  for (const character of line) {
    const more = bytesOf(character)
    if (bytes + more > LINE) {
      text += `${END} `
      bytes = 1
    }
    text += character
    bytes += more
  }
  return text
}

const compact = (text: string): string => text.replace(/[-:]/g, '')
const dayText = (day: Day): string => compact(day)
/** `20261109T210000Z` */
const instantText = (instant: Date): string => `${compact(instant.toISOString().slice(0, 19))}Z`

/** A day of payment for a calendar, as iCalendar (RFC 5545) has it. The same day twice is one event. */
export const paymentCalendar = ({ day, invoiceUntil, maker, title, reminder, now }: PaymentEvent): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(maker)}//Payments//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:payment-${day}@${maker.toLowerCase().replace(/[^a-z0-9]/g, '')}`,
    `DTSTAMP:${instantText(now)}`,
    `DTSTART;VALUE=DATE:${dayText(day)}`,
    `DTEND;VALUE=DATE:${dayText(addDays(day, 1))}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(reminder)}`,
    'TRANSP:TRANSPARENT',
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    `DESCRIPTION:${escaped(reminder)}`,
    `TRIGGER;VALUE=DATE-TIME:${instantText(new Date(invoiceUntil.getTime() - AHEAD_MS))}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join(END)
