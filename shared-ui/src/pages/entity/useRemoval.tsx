import { ApiError } from '@candela/shared-auth'
import { addToast, commonMessages } from '@candela/shared-ui/runtime'
import { type ReactNode, useState } from 'react'
import { ConfirmLater } from '../ConfirmLater'
import { formMessages } from '../form/messages'
import { useFailureWords } from '../form/useFailureWords'

export type Removable = { id: number; name: string }

type RemovalOptions = {
  remove: (id: number) => Promise<unknown>
  restore: (id: number) => Promise<unknown>
  /** What is shown is no longer true: after a removal and after it was taken back. */
  onChanged: (id: number) => void | Promise<void>
  /** Leads away from the screen of a record that is gone. */
  onRemoved?: (id: number) => void
  /** Why the server kept it, in the words of this entity. */
  removalRefusal?: (error: ApiError) => string | undefined
}

/** Removing one record: asks first, says why it did not happen, and offers to take it back. */
export const useRemoval = ({ remove, restore, onChanged, onRemoved, removalRefusal }: RemovalOptions) => {
  const t = formMessages.useT()
  const common = commonMessages.useT()
  const errorMessageOf = useFailureWords()
  const [asked, setAsked] = useState<Removable | null>(null)
  const [busy, setBusy] = useState(false)
  const [failed, setFailed] = useState<{ of: Removable; text: string; isFinal: boolean } | null>(null)
  // An answer is of what was asked then: by now it may be another one.
  const problem = failed?.of === asked ? failed : null

  const reasonOf = (error: unknown) => {
    if (!(error instanceof ApiError)) throw error
    const refused = removalRefusal?.(error)
    return { text: refused ?? errorMessageOf(error), isFinal: refused !== undefined }
  }

  const undo = async ({ id, name }: Removable) => {
    try {
      await restore(id)
      await onChanged(id)
      addToast({ kind: 'success', title: t('restored'), text: name })
    } catch (error) {
      addToast({
        kind: 'error',
        title: reasonOf(error).text,
        action: { label: common('action.tryAgain'), onAct: () => void undo({ id, name }) },
      })
    }
  }

  const confirm = async () => {
    if (!asked || busy) return
    setBusy(true)
    try {
      await remove(asked.id)
      setAsked(now => (now === asked ? null : now))
      onRemoved?.(asked.id)
      addToast({
        kind: 'success',
        title: common('success.recordRemoved'),
        text: asked.name,
        action: { label: common('action.undo'), onAct: () => void undo(asked) },
      })
      await onChanged(asked.id)
    } catch (error) {
      setFailed({ of: asked, ...reasonOf(error) })
    } finally {
      setBusy(false)
    }
  }

  const dialog: ReactNode = asked && (
    <ConfirmLater
      // What is asked anew is a new dialog: the focus starts where it is safe.
      key={problem ? 'again' : 'first'}
      open
      title={problem ? t('removal.refused') : common('confirm.removeRecord')}
      confirmLabel={problem ? common('action.tryAgain') : t('removal.confirm')}
      refused={problem?.isFinal}
      busy={busy}
      onConfirm={() => void confirm()}
      onCancel={() => setAsked(null)}
    >
      {asked.name}
      {problem && <p role="alert">{problem.text}</p>}
    </ConfirmLater>
  )
  // The same over renders, so that rows can hold it. Each question is a new object: what failed is known by it.
  return { ask: setAsked as (record: Removable) => void, dialog }
}
