import { query } from '@candela/shared-auth'
import {
  type BookMonth,
  lastOfMonth,
  monthCloseEndpoints,
  type RateChoice,
  type RateChoices,
  reportPath,
  toDay,
} from '@candela/shared-contract'
import { useQuery, useQueryClient } from '@tanstack/react-query'

export const CLOSE_PATH = '/currency-exchange/close-month'
export const MONTHS_PATH = '/currency-exchange/months'
/** What is paid for a month. */
export const paymentsPath = (month: string): string => {
  const first = toDay(`${month}-01`)
  return reportPath('transfers', { period: `${first}..${lastOfMonth(first)}` })
}

export const monthsQuery = () => query(monthCloseEndpoints.months, {})
export const checksQuery = (month: string) => query(monthCloseEndpoints.closeChecks, { body: { month } })
/** What was read is what is confirmed: it is worked out again when somebody asks for it, and not in between. */
export const rehearsalQuery = (month: string, rates: RateChoices) => ({
  ...query(monthCloseEndpoints.rehearse, { body: { month, rates } }),
  staleTime: Number.POSITIVE_INFINITY,
})

const LOOK_AGAIN_MS = 1_000

/** How the books stand; while a month is being closed, as far as it is. */
export const useMonths = () =>
  useQuery({
    ...monthsQuery(),
    refetchInterval: ({ state }) =>
      state.data?.months.some(({ state: each }) => each === 'closing') ? LOOK_AGAIN_MS : false,
  })

/** A month that was closed or opened changes what every number is worth. */
export const useMonthChanged = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries()
}

export const nextMonth = ({ months, next }: { months: readonly BookMonth[]; next: string | null }) =>
  months.find(({ month }) => month === next)

/** What a rate is chosen with, before it is typed out. */
export type TypedChoice = RateChoice & { value: string; reason: string }
export type TypedChoices = { USD: TypedChoice; EUR: TypedChoice }

const AVERAGE: TypedChoice = { source: 'average', value: '', reason: '' }
export const BY_AVERAGE: TypedChoices = { USD: AVERAGE, EUR: AVERAGE }

/** Somebody wrote something that is lost with the page. */
export const isTyped = ({ USD, EUR }: TypedChoices): boolean =>
  [USD, EUR].some(({ value, reason }) => value !== '' || reason !== '')

/** On the wire a comma is a dot. */
export const wireValue = (typed: string): string => typed.replace(',', '.').replace(/\s/g, '')

const sent = ({ source, value, reason }: TypedChoice): RateChoice =>
  source === 'typed' ? { source, value: wireValue(value), reason } : { source }

export const toRates = ({ USD, EUR }: TypedChoices): RateChoices => ({ USD: sent(USD), EUR: sent(EUR) })
