import { ApiError, call } from '@candela/shared-auth'
import {
  type ConflictChoice,
  type Currency,
  PAGEVIEW_COLUMNS,
  type PageviewCheck,
  type PageviewColumn,
  pageviewUploadEndpoints,
  reportRowEndpoints,
  reportUploadEndpoints,
  UPLOAD_COLUMNS,
  type UploadCheck,
  type UploadColumn,
  type UploadDone,
} from '@candela/shared-contract'
import { useIdempotencyKey } from '@candela/shared-ui/pages'
import { useState } from 'react'
import { useRowsChanged } from '../row/row.api'

/** What lines are: rows of an ad network, or pageviews of days of websites. */
export const UPLOAD_KINDS = ['rows', 'pageviews'] as const
export type UploadKind = (typeof UPLOAD_KINDS)[number]

export type AnyColumn = UploadColumn | PageviewColumn
/** Heading → what it is. */
export type Headings = Record<string, AnyColumn | null>

/** What is said of the lines before they are stored. */
export type Checked = { of: 'rows'; answer: UploadCheck } | { of: 'pageviews'; answer: PageviewCheck }

/** What is pasted, and how it is to be read. */
export type UploadDraft = {
  network: { value: number; label: string } | null
  text: string
  decimal: '.' | ','
  currency: Currency
}

/** Reading thousands of lines takes longer than a question. */
const LIMIT = { timeLimit: 60_000 }

const saidAmong = <C extends AnyColumn>(columns: readonly C[], said: Headings) =>
  Object.entries(said).map(([heading, said]) => ({ heading, column: columns.find(each => each === said) ?? null }))

/** An upload on its way: pasted, checked, stored, and taken back. */
export const useUpload = (of: UploadKind, start: UploadDraft) => {
  const onChanged = useRowsChanged()
  const keyFor = useIdempotencyKey()
  // The same lines may be stored again on purpose: added up, or after they were taken back.
  const [answers, setAnswers] = useState(0)
  const [draft, setDraft] = useState(start)
  const [headings, setHeadings] = useState<Headings>({})
  const [report, setReport] = useState<Checked | null>(null)
  const [done, setDone] = useState<(UploadDone & { of: UploadKind }) | null>(null)
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

  const rowsBody = (network: number, columns: Headings) => ({
    anr_id_ad_network: network,
    text: draft.text,
    decimal: draft.decimal,
    currency: draft.currency,
    headings: saidAmong(UPLOAD_COLUMNS, columns),
  })
  const pageviewsBody = (columns: Headings) => ({
    text: draft.text,
    decimal: draft.decimal,
    headings: saidAmong(PAGEVIEW_COLUMNS, columns),
  })

  const check = async (columns: Headings = headings) => {
    const { network } = draft
    if (of === 'rows' && !network) return
    setHeadings(columns)
    const checked = await attempt('check', async (): Promise<Checked> => {
      if (of === 'rows' && network) {
        const body = rowsBody(network.value, columns)
        return { of, answer: await call(reportUploadEndpoints.check, { body }, LIMIT) }
      }
      const body = pageviewsBody(columns)
      return { of: 'pageviews', answer: await call(pageviewUploadEndpoints.checkPageviews, { body }, LIMIT) }
    })
    if (checked) setReport(checked)
  }

  const store = async (conflict: ConflictChoice, reason: string) => {
    const { network } = draft
    const why = { conflict, reason }
    const answer = await attempt('store', () => {
      if (of === 'rows' && network) {
        const body = { ...rowsBody(network.value, headings), ...why }
        return call(reportUploadEndpoints.import, { body }, { ...LIMIT, idempotencyKey: keyFor({ ...body, answers }) })
      }
      const body = { ...pageviewsBody(headings), ...why }
      return call(
        pageviewUploadEndpoints.importPageviews,
        { body },
        { ...LIMIT, idempotencyKey: keyFor({ ...body, answers }) },
      )
    })
    if (!answer) return
    setAnswers(now => now + 1)
    setDone({ ...answer, of })
    setReport(null)
    setDraft(now => ({ ...now, text: '' }))
    setHeadings({})
    await onChanged()
  }

  const undo = async (transaction: string) => {
    const body = { action: 'undo' as const, payload: { transaction } }
    const answer = await attempt('undo', () => call(reportRowEndpoints.bulk, { body }, LIMIT))
    if (answer) setDone(null)
    await onChanged()
    return answer
  }

  // The lines stay; what was made of them is of the other kind.
  const [kind, setKind] = useState(of)
  if (kind !== of) {
    setKind(of)
    setReport(null)
    setProblem(null)
    setHeadings({})
  }

  return { draft, change, headings, report, check, store, undo, done, busy, problem }
}
