import { ApiError } from '@candela/shared-auth'
import { useFailureWords } from '@candela/shared-ui/pages'
import { addToast } from '@candela/shared-ui/runtime'
import { useState } from 'react'

/** What a button does with a call: it is busy meanwhile, and what fails is said in a corner. */
export const useAttempt = () => {
  const errorMessageOf = useFailureWords()
  const [busy, setBusy] = useState(false)
  /** Where something else says what fails, as a dialog does. */
  const busyWhile = async (act: () => Promise<void>): Promise<void> => {
    setBusy(true)
    try {
      await act()
    } finally {
      setBusy(false)
    }
  }
  /** `isFine` says which failure is none, as when what goes is gone already. */
  const attempt = async (act: () => Promise<void>, isFine?: (error: ApiError) => boolean): Promise<void> => {
    try {
      await busyWhile(act)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (!isFine?.(error)) addToast({ kind: 'error', title: errorMessageOf(error) })
    }
  }
  return { busy, attempt, busyWhile }
}
