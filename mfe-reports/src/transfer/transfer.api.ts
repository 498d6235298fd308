import { query, queryKeyOf } from '@candela/shared-auth'
import {
  dashboardEndpoints,
  type Language,
  languageOf,
  REPORTS,
  TRANSFER_WORDS,
  type TransferAnswer,
  type TransferQuery,
  tagOf,
  transferEndpoints,
} from '@candela/shared-contract'
import { useLocale } from '@candela/shared-ui/runtime'
import { useQueryClient } from '@tanstack/react-query'
import { useCallback } from 'react'

export const PAYMENTS = REPORTS.transfers.path

export const transferQuery = (account: string, month: string) =>
  query(transferEndpoints.transfer, { params: { account, month } })

/** While another answer is on its way the one before is shown, as what it answers. */
type Answered = { question: TransferQuery; answer: TransferAnswer }

export const transfersQuery = (question: TransferQuery) => {
  const { queryKey, queryFn } = query(transferEndpoints.report05, { body: question })
  return {
    queryKey,
    queryFn: async (context: { signal: AbortSignal }): Promise<Answered> => ({
      question,
      answer: await queryFn(context),
    }),
  }
}

const CHANGED = [
  transferEndpoints.report05,
  transferEndpoints.transfer,
  dashboardEndpoints.money,
  dashboardEndpoints.todo,
]

/** What is shown of payments is no longer true. */
export const useTransfersChanged = () => {
  const client = useQueryClient()
  return useCallback(async () => {
    await Promise.all(CHANGED.map(endpoint => client.invalidateQueries({ queryKey: queryKeyOf(endpoint).slice(0, 1) })))
  }, [client])
}

const RATE_DECIMALS = 4

/** A rate is shown with all the decimals it has: what is converted by fewer comes to something else. */
export const decimalsOf = (rate: string): number => Math.max(RATE_DECIMALS, rate.split('.')[1]?.length ?? 0)

/** `October 2026`, and what states and reasons are called. */
export const useTransferWords = () => {
  const locale = useLocale()
  const language: Language = languageOf(locale)
  const format = new Intl.DateTimeFormat(tagOf(locale), { month: 'long', year: 'numeric', timeZone: 'UTC' })
  return { ...TRANSFER_WORDS[language], month: (month: string) => format.format(new Date(`${month}-01T00:00:00Z`)) }
}
