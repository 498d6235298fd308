import { ApiError } from '@candela/shared-auth'
import { addToast, commonMessages } from '@candela/shared-ui/runtime'
import { type ReactNode, useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { Banner } from '../../components/Banner'
import { Button } from '../../components/Button'
import { Modal } from '../../components/Modal'
import { focusPageHeading } from '../../components/pageHeading'
import { formMessages } from '../form/messages'
import { useFailureWords } from '../form/useFailureWords'
import { type FieldChange, FieldChanges } from './FieldChanges'

const Effect = styled.div`
  display: grid;
  gap: 16px;
`

export type Revertable = {
  /** What the record has now, and what it would have then. */
  changes: readonly FieldChange[]
  act: () => Promise<unknown>
}

/** Taking a change back: shows first what would change, and says why it did not happen. */
export const useRevert = (label?: string): { ask: (revertable: Revertable) => void; dialog: ReactNode } => {
  const t = formMessages.useT()
  const common = commonMessages.useT()
  const errorMessageOf = useFailureWords()
  const [asked, setAsked] = useState<Revertable | null>(null)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ApiError | null>(null)
  const [done, setDone] = useState(0)
  const close = () => setAsked(null)

  // Below a newer entry another one stands where this was asked.
  useEffect(() => {
    if (done > 0) focusPageHeading()
  }, [done])

  const confirm = async () => {
    if (!asked || busy) return
    setBusy(true)
    setProblem(null)
    try {
      await asked.act()
      close()
      setDone(count => count + 1)
      addToast({ kind: 'success', title: t('revert.done') })
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error)
    } finally {
      setBusy(false)
    }
  }

  const dialog = (
    <Modal
      open={asked !== null}
      title={t('revert.title')}
      onClose={close}
      width={640}
      footer={
        <>
          <Button onClick={close}>{common('action.cancel')}</Button>
          <Button variant="primary" icon="undo" busy={busy} onClick={() => void confirm()}>
            {label ?? t('revert.action')}
          </Button>
        </>
      }
    >
      <Effect>
        <p>{t('revert.text')}</p>
        {problem && (
          <Banner kind="danger" title={t('revert.refused')}>
            {[errorMessageOf(problem), ...problem.fields.map(({ message }) => message)].join(' ')}
          </Banner>
        )}
        <FieldChanges changes={asked?.changes ?? []} tense="future" />
      </Effect>
    </Modal>
  )
  const ask = (revertable: Revertable) => {
    setProblem(null)
    setAsked(revertable)
  }
  return { ask, dialog }
}
