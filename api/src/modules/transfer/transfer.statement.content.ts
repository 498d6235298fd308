import {
  type Currency,
  type Day,
  type Locale,
  languageOf,
  lastOfMonth,
  type OneTransfer,
  PLATFORM_ZONE,
  TRANSFER_WORDS,
  type TransferState,
  tagOf,
  toDay,
} from '@candela/shared-contract'
import { STATEMENT_WORDS } from './transfer.statement.words'

type Owed = OneTransfer['record']

const PLAIN = { useGrouping: 'always', minimumFractionDigits: 2, maximumFractionDigits: 2 } as const

/** Numbers and days as the screens write them in a language. */
const formatsIn = (locale: Locale) => {
  const tag = tagOf(locale)
  const number = new Intl.NumberFormat(tag, PLAIN)
  const moneyOf = (currency: Currency, places = 2) =>
    new Intl.NumberFormat(tag, {
      ...{ ...PLAIN, minimumFractionDigits: places, maximumFractionDigits: places },
      ...{ style: 'currency', currency, currencyDisplay: 'narrowSymbol' },
    })
  const [brl, rate] = [moneyOf('BRL'), moneyOf('BRL', 4)]
  const trueMinus = (text: string): string => text.replace('-', '\u2212')
  const month = new Intl.DateTimeFormat(tag, { month: 'long', year: 'numeric', timeZone: 'UTC' })
  const partsIn = (timeZone: string) =>
    new Intl.DateTimeFormat(tag, {
      ...{ timeZone, day: 'numeric', month: 'short', year: 'numeric' },
      ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    })
  const [utc, platform] = [partsIn('UTC'), partsIn(PLATFORM_ZONE)]
  const partsOf = (format: Intl.DateTimeFormat, at: Date): Partial<Record<Intl.DateTimeFormatPartTypes, string>> =>
    Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]))
  const dayText = ({ day, month, year }: ReturnType<typeof partsOf>): string =>
    `${day} ${month?.replace('.', '')} ${year}`
  return {
    number: (amount: string) => trueMinus(number.format(amount as `${number}`)),
    brl: (amount: string) => trueMinus(brl.format(amount as `${number}`)),
    rate: (value: string) => rate.format(value as `${number}`),
    count: (value: number) => new Intl.NumberFormat(tag).format(value),
    day: (day: Day) => dayText(partsOf(utc, new Date(`${day}T00:00:00Z`))),
    month: (text: string) => month.format(new Date(`${text}-01T00:00:00Z`)),
    time: (instant: string | Date) => {
      const parts = partsOf(platform, new Date(instant))
      return `${dayText(parts)}, ${parts.hour}:${parts.minute}`
    },
  }
}

/** The zone as people read it: `America/Sao Paulo`. */
const ZONE = PLATFORM_ZONE.replaceAll('_', ' ')

type Said = { words: (typeof STATEMENT_WORDS)['en']; format: ReturnType<typeof formatsIn> }

/** When the money comes, or what has to happen before. */
const nextOf = (record: Owed, { words, format }: Said): string[] => {
  const day = (text: string | null): string | null => text && format.day(toDay(text))
  const [payOn, paidOn] = [day(record.pay_on), day(record.paid_on)]
  switch (record.state) {
    case 'estimated':
      return [words.afterClose]
    case 'closed':
      return [words.nothing]
    case 'below_threshold':
      return [record.carried_to ? words.paidWith(format.month(record.carried_to)) : words.belowMinimum]
    case 'on_hold':
      return [words.onHold]
    case 'reversed':
      return [words.sentBack]
    case 'paid':
      return paidOn ? [words.wasPaidOn(paidOn)] : []
    default:
      if (!payOn) return []
      return [
        record.invoice_until ? words.sendBefore(format.time(record.invoice_until), ZONE, payOn) : words.paidOn(payOn),
      ]
  }
}

/** Where the amount is not one that is still to be paid, its state says what it is. */
const NAMED_BY_STATE: readonly TransferState[] = ['paid', 'below_threshold', 'reversed']

export type Sum = { label: string; note: string | null; amount: string }

/** What the statement of a payment says, in the language and the numbers of its reader, from nothing but what they are shown. */
export const statementContent = (record: Owed, locale: Locale, now: Date) => {
  const language = languageOf(locale)
  const [words, shared, format] = [STATEMENT_WORDS[language], TRANSFER_WORDS[language], formatsIn(locale)]
  const { columns } = shared
  const { state, invoice, reason, paid_on, pay_on, carried_to, rates, lines } = record
  const month = toDay(`${record.month}-01`)
  const isEstimate = state === 'estimated'
  const showsGross = record.gross !== null
  const figures = ({ gross, net, net_usd }: Pick<Owed, 'gross' | 'net' | 'net_usd'>): string[] =>
    [...(showsGross ? [gross ?? '0.00'] : []), net, net_usd].map(amount =>
      amount === null ? '–' : format.number(amount),
    )
  const facts: [label: string, value: string][] = [
    [columns.account, record.account.label],
    [words.period, `${format.day(month)} – ${format.day(lastOfMonth(month))}`],
    [columns.state, shared.state[state]],
  ]
  const payment: [label: string, value: string][] = []
  if (reason !== null) payment.push([words.why, reason])
  if (invoice)
    payment.push([columns.invoice_number, words.invoiceOf(invoice.number, format.day(toDay(invoice.issued_on)))])
  if (pay_on !== null && paid_on === null) payment.push([columns.pay_on, format.day(toDay(pay_on))])
  if (paid_on !== null) payment.push([columns.paid_on, format.day(toDay(paid_on))])
  if (carried_to !== null) payment.push([columns.carried_in, words.paidWith(format.month(carried_to))])
  if (rates.length > 0)
    payment.push([
      words.rates,
      rates.map(({ currency, value }) => `1 ${currency} = ${format.rate(value)}`).join('  ·  '),
    ])
  return {
    lang: tagOf(locale),
    title: words.title(format.month(record.month)),
    estimate: isEstimate ? { title: words.estimate, text: words.estimateText } : null,
    payable: {
      label: isEstimate ? words.soFar : NAMED_BY_STATE.includes(state) ? shared.state[state] : columns.payable,
      amount: format.brl(record.payable),
      next: nextOf(record, { words, format }),
    },
    facts,
    about: {
      title: words.about,
      sums: [
        { label: words.netOfWebsites, note: null, amount: format.brl(record.net) },
        ...record.items.map(({ reason, website, note, amount }) => ({
          label: website ? `${shared.reason[reason]} · ${website.label}` : shared.reason[reason],
          ...{ note, amount: format.brl(amount) },
        })),
        { label: columns.carried_in, note: null, amount: format.brl(record.carried_in) },
      ] satisfies Sum[],
      total: { label: columns.payable, amount: format.brl(record.payable) },
    },
    payment: { title: words.payment, facts: payment },
    websites: {
      title: words.websites,
      none: words.noWebsites,
      head: [
        columns.website,
        ...(showsGross ? [`${columns.gross} (BRL)`] : []),
        ...[`${columns.net} (BRL)`, `${columns.net} (USD)`],
      ],
      rows: lines.map(line => [line.website.label, ...figures(line)]),
      total: [words.total, ...figures(record)],
    },
    unknownMark: words.unknownMark,
    madeOn: words.madeOn(format.time(now), ZONE),
    page: (number: number, count: number) => words.page(format.count(number), format.count(count)),
  }
}

export type StatementContent = ReturnType<typeof statementContent>
