import { ApiError } from '@candela/shared-auth'
import { IMPORT_BYTES, type ImportReport } from '@candela/shared-contract'
import { useEntityCache, useFailureWords } from '@candela/shared-ui/pages'
import { useRef, useState } from 'react'
import { ACCOUNT } from '../account/account.api'
import { publisherMessages } from '../i18n/messages'
import { checkFile, importFile } from './import.api'

/** Why a file is not taken: in one sentence, and what is wrong in it as far as that is known. */
export type ImportProblem = { title: string; details: { place: string; message: string }[] }

/** The three steps of an import: choose a file, check it, import the accounts. */
export type ImportState = {
  file: File | null
  report: ImportReport | null
  problem: ImportProblem | null
  busy: 'checking' | 'saving' | null
  done: boolean
}

const START: ImportState = { file: null, report: null, problem: null, busy: null, done: false }

export const useImport = () => {
  const t = publisherMessages.useT()
  const errorMessageOf = useFailureWords()
  const cache = useEntityCache(ACCOUNT)
  const [state, setState] = useState(START)
  const last = useRef(0)

  const problemOf = (error: unknown): ImportProblem => {
    if (!(error instanceof ApiError)) throw error
    const details = error.fields.map(({ field = '', message }) => ({ place: field, message }))
    return { title: details.length > 0 ? t('import.refused') : errorMessageOf(error), details }
  }

  /** What was asked for last counts: a slow look at an earlier file says nothing about this one. */
  const run = async (file: File, busy: 'checking' | 'saving') => {
    last.current += 1
    const mine = last.current
    setState(before => ({ ...before, file, busy, problem: null, ...(busy === 'checking' && { report: null }) }))
    try {
      const report = busy === 'checking' ? await checkFile(file) : await importFile(file)
      if (busy === 'saving') await cache.invalidateMany()
      if (mine === last.current) setState({ file, report, problem: null, busy: null, done: busy === 'saving' })
    } catch (error) {
      const problem = problemOf(error)
      if (mine === last.current) setState(before => ({ ...before, problem, busy: null }))
    }
  }

  const choose = async (file: File): Promise<void> => {
    if (file.size <= IMPORT_BYTES) return run(file, 'checking')
    last.current += 1
    setState({ ...START, file, problem: { title: t('import.tooBig'), details: [] } })
  }

  return {
    state,
    choose,
    commit: async () => {
      if (state.file) await run(state.file, 'saving')
    },
    again: () => setState(START),
  }
}
