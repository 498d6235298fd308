import { ApiError } from '@candela/shared-auth'
import { IMPORT_BYTES, type ImportProblem } from '@candela/shared-contract'
import { useRef, useState } from 'react'
import { useFailureWords } from '../form/useFailureWords'
import { importMessages } from './messages'

/** What is said of a file, whatever its lines are of. */
export type AnyImportReport = { total: number; wrong: number; errors: readonly ImportProblem[] }

/** The calls around a file. */
export type ImportSource<Report> = {
  template: () => Promise<{ file: Blob; name: string | null }>
  check: (file: Blob) => Promise<Report>
  /** `seen`: what the look at it said. */
  store: (file: Blob, seen: Report) => Promise<Report>
}

/** Reading, judging and storing ten thousand lines takes longer than a question. */
export const IMPORT_PATIENCE = { timeLimit: 120_000 }

/** Why a file is not taken: in one sentence, and what is wrong in it as far as that is known. */
export type Refusal = { title: string; details: { place: string; message: string }[] }

/** The three steps of an import: choose a file, look at it, store what is in it. */
type ImportState<Report> = {
  file: File | null
  report: Report | null
  refusal: Refusal | null
  busy: 'checking' | 'saving' | null
  done: boolean
}

const START = { file: null, report: null, refusal: null, busy: null, done: false }

/** Browsers call one kind of file by several names. */
const asCsv = (file: Blob) => new Blob([file], { type: 'text/csv' })

export const useImport = <Report>({ check, store }: ImportSource<Report>, onStored: () => Promise<void>) => {
  const t = importMessages.useT()
  const errorMessageOf = useFailureWords()
  const [state, setState] = useState<ImportState<Report>>(START)
  const last = useRef(0)

  const refusalOf = (error: unknown): Refusal => {
    if (!(error instanceof ApiError)) throw error
    const details = error.fields.map(({ field = '', message }) => ({ place: field, message }))
    return { title: details.length > 0 ? t('refused') : errorMessageOf(error), details }
  }

  /** What was asked for last counts: a slow look at an earlier file says nothing about this one. */
  const run = async (file: File, busy: 'checking' | 'saving', act: (csv: Blob) => Promise<Report>) => {
    last.current += 1
    const mine = last.current
    setState(before => ({ ...before, file, busy, refusal: null, ...(busy === 'checking' && { report: null }) }))
    try {
      const report = await act(asCsv(file))
      if (busy === 'saving') await onStored()
      if (mine === last.current) setState({ file, report, refusal: null, busy: null, done: busy === 'saving' })
    } catch (error) {
      const refusal = refusalOf(error)
      if (mine === last.current) setState(before => ({ ...before, refusal, busy: null }))
    }
  }

  return {
    state,
    choose: async (file: File): Promise<void> => {
      if (file.size <= IMPORT_BYTES) return run(file, 'checking', check)
      last.current += 1
      setState({ ...START, file, refusal: { title: t('tooBig'), details: [] } })
    },
    commit: async (): Promise<void> => {
      const { file, report } = state
      if (file && report) await run(file, 'saving', csv => store(csv, report))
    },
    again: () => setState(START),
  }
}
