import { ApiError, call } from '@candela/shared-auth'
import {
  type ConflictChoice,
  type Currency,
  reportRowEndpoints,
  reportUploadEndpoints,
  type UploadCheck,
  type UploadDone,
  type UploadHeadings,
} from '@candela/shared-contract'
import { useState } from 'react'
import { useRowsChanged } from '../row/row.api'

/** What is pasted, and how it is to be read. */
export type UploadDraft = {
  network: { value: number; label: string } | null
  text: string
  decimal: '.' | ','
  currency: Currency
}

/** Reading thousands of lines takes longer than a question. */
const TIME_LIMIT_MS = 60_000

/** An upload on its way: pasted, checked, stored, and taken back. */
export const useUpload = (start: UploadDraft) => {
  const onChanged = useRowsChanged()
  const [draft, setDraft] = useState(start)
  const [headings, setHeadings] = useState<UploadHeadings>({})
  const [report, setReport] = useState<UploadCheck | null>(null)
  const [done, setDone] = useState<UploadDone | null>(null)
  const [busy, setBusy] = useState<'check' | 'store' | 'undo' | null>(null)
  const [problem, setProblem] = useState<ApiError | null>(null)

  const change = (more: Partial<UploadDraft>) => {
    setDraft(now => ({ ...now, ...more }))
    // What was checked is something else now.
    setReport(null)
    setProblem(null)
    if (more.text !== undefined || more.network !== undefined) setHeadings({})
  }

  const attempt = async <T>(what: NonNullable<typeof busy>, act: () => Promise<T>): Promise<T | undefined> => {
    setBusy(what)
    setProblem(null)
    try {
      return await act()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error)
      return undefined
    } finally {
      setBusy(null)
    }
  }

  const bodyFor = (network: number, columns: UploadHeadings) => ({
    anr_id_ad_network: network,
    text: draft.text,
    decimal: draft.decimal,
    currency: draft.currency,
    headings: Object.entries(columns).map(([heading, column]) => ({ heading, column })),
  })

  const check = async (columns: UploadHeadings = headings) => {
    const { network } = draft
    if (!network) return
    setHeadings(columns)
    const answer = await attempt('check', () =>
      call(reportUploadEndpoints.check, { body: bodyFor(network.value, columns) }, { timeLimit: TIME_LIMIT_MS }),
    )
    if (answer) setReport(answer)
  }

  const store = async (conflict: ConflictChoice, reason: string) => {
    const { network } = draft
    if (!network) return
    const body = { ...bodyFor(network.value, headings), conflict, reason }
    const answer = await attempt('store', () =>
      call(reportUploadEndpoints.import, { body }, { timeLimit: TIME_LIMIT_MS }),
    )
    if (!answer) return
    setDone(answer)
    setReport(null)
    setDraft(now => ({ ...now, text: '' }))
    setHeadings({})
    await onChanged()
  }

  const undo = async (transaction: string) => {
    const body = { action: 'undo' as const, payload: { transaction } }
    const answer = await attempt('undo', () => call(reportRowEndpoints.bulk, { body }, { timeLimit: TIME_LIMIT_MS }))
    if (answer) setDone(null)
    await onChanged()
    return answer
  }

  return { draft, change, headings, report, check, store, undo, done, busy, problem }
}
