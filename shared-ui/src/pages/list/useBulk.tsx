import { ApiError, call } from '@candela/shared-auth'
import type { BulkAnswer, Endpoint, RequestOf, Schema } from '@candela/shared-contract'
import { useLocation } from '@candela/shared-ui/router'
import { addToast, commonMessages } from '@candela/shared-ui/runtime'
import { type ReactNode, useRef, useState } from 'react'
import type * as z from 'zod/mini'
import { lazyPart } from '../../components/lazyPart'
import { useFailureWords } from '../form/useFailureWords'
import { setSelectedRows } from './listMemory'
import { listMessages } from './messages'
import type { Refused } from './RefusedDialog'
import { NONE_SELECTED } from './selectedRows'

const Nothing = () => null
const RefusedDialog = lazyPart(async () => ({ default: (await import('./RefusedDialog')).RefusedDialog }), Nothing)

/** An endpoint that does one thing to many records, and takes it back. */
export type BulkEndpoint = Endpoint<undefined, undefined, Schema, z.ZodMiniType<BulkAnswer>>
type BodyOf<E> = RequestOf<E> extends { body: infer B } ? B : never

/** Thousands of records take longer than one. */
const TIME_LIMIT_MS = 60_000

type BulkOptions<E> = {
  endpoint: E
  /** What is shown is no longer true: after an action and after it was taken back. */
  onChanged: () => void | Promise<void>
  /** False where what is done is not taken back. */
  canUndo?: boolean
}

type BulkTexts = { successText: (count: number) => string }

/**
 * Does something to many records at once: says how many it was done to, offers to take it back, and names those that
 * were refused with their reasons. What was chosen in the list is let go.
 */
export const useBulk = <E extends BulkEndpoint>({ endpoint, onChanged, canUndo = true }: BulkOptions<E>) => {
  const t = listMessages.useT()
  const common = commonMessages.useT()
  const errorMessageOf = useFailureWords()
  const { key } = useLocation()
  const atWork = useRef(false)
  const [busy, setBusy] = useState(false)
  const [refused, setRefused] = useState<readonly Refused[]>([])

  const send = async (body: unknown): Promise<BulkAnswer | undefined> => {
    try {
      const answer = await call<BulkEndpoint>(endpoint, { body }, { timeLimit: TIME_LIMIT_MS })
      setRefused(answer.refused)
      await onChanged()
      return answer
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const [field] = error.fields
      addToast({ kind: 'error', title: errorMessageOf(error), ...(field && { text: field.message }) })
      return undefined
    }
  }

  const undo = async (transaction: string) => {
    const answer = await send({ action: 'undo', payload: { transaction } })
    if (answer?.done) addToast({ kind: 'success', title: t('takenBack', { count: answer.done }) })
  }

  /** Nothing when it could not be done at all; that was said. */
  const run = async (body: BodyOf<E>, { successText }: BulkTexts): Promise<BulkAnswer | undefined> => {
    if (atWork.current) return undefined
    atWork.current = true
    setBusy(true)
    const answer = await send(body).finally(() => {
      atWork.current = false
      setBusy(false)
    })
    if (!answer) return undefined
    setSelectedRows(key, NONE_SELECTED)
    if (answer.done > 0)
      addToast({
        kind: 'success',
        title: successText(answer.done),
        ...(canUndo && { action: { label: common('action.undo'), onAct: () => void undo(answer.transaction) } }),
      })
    return answer
  }

  const dialog: ReactNode = refused.length > 0 && <RefusedDialog refused={refused} onClose={() => setRefused([])} />
  return { run, busy, dialog }
}
