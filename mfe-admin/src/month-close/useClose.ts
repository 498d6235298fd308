import { ApiError, call } from '@candela/shared-auth'
import { type ErrorCode, monthCloseEndpoints } from '@candela/shared-contract'
import { useFailureWords, useIdempotencyKey } from '@candela/shared-ui/pages'
import { addToast } from '@candela/shared-ui/runtime'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { adminMessages } from '../i18n/messages'
import { monthsQuery, type TypedChoices, toRates } from './close.api'

/** What somebody else did first is looked at again, and shown. */
const SOMEBODY_WAS_FIRST = ['monthClosing', 'monthIsClosed', 'monthEarlierOpen'] as const satisfies readonly ErrorCode[]

/** Browsers take the focus from a button that is busy: it has it back afterwards. */
const useFocusBack = (isBusy: boolean) => {
  const before = useRef<Element | null>(null)
  useEffect(() => {
    if (isBusy || document.activeElement !== document.body) return
    if (before.current instanceof HTMLElement) before.current.focus()
  }, [isBusy])
  return () => {
    before.current = document.activeElement
  }
}

/** The close itself: what is sent, and what is said where it fails. */
export const useClose = (month: string, onOutdated: () => void) => {
  const t = adminMessages.useT()
  const failureWords = useFailureWords()
  const client = useQueryClient()
  const keyFor = useIdempotencyKey()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const holdFocus = useFocusBack(isBusy)

  const lookAgain = () => client.invalidateQueries({ queryKey: monthsQuery().queryKey })
  const close = async (choices: TypedChoices, fingerprint: string, confirm: string): Promise<void> => {
    const body = { month, rates: toRates(choices), fingerprint, confirm }
    holdFocus()
    setBusy(true)
    setProblem(undefined)
    try {
      await call(monthCloseEndpoints.closeMonth, { body }, { idempotencyKey: keyFor(body) })
      await lookAgain()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.code === 'rehearsalOutdated') {
        setProblem(t('monthClose.confirm.outdated'))
        onOutdated()
        return
      }
      const words = error.fields[0]?.message ?? failureWords(error)
      // The steps go to the earlier month, and what they would say with them.
      if (error.code === 'monthEarlierOpen') addToast({ kind: 'error', title: words })
      else setProblem(words)
      if (SOMEBODY_WAS_FIRST.some(code => code === error.code)) await lookAgain()
    } finally {
      setBusy(false)
    }
  }
  return { close, isBusy, problem, forget: () => setProblem(undefined) }
}
