import { ApiError, call } from '@candela/shared-auth'
import { type ReportRow, reportRowEndpoints } from '@candela/shared-contract'
import { Banner, Button, Modal, TextField } from '@candela/shared-ui'
import { useFailureWords } from '@candela/shared-ui/pages'
import { commonMessages } from '@candela/shared-ui/runtime'
import { useState } from 'react'
import { rowMessages } from './messages'
import { useRowUndo } from './useRowUndo'

type RemoveDialogProps = { row: ReportRow; onClose: () => void; onDone: () => void }

/** A row that goes takes a shown number with it: why is asked before. */
export const RemoveDialog = ({ row, onClose, onDone }: RemoveDialogProps) => {
  const t = rowMessages.useT()
  const common = commonMessages.useT()
  const failureWords = useFailureWords()
  const offerUndo = useRowUndo()
  const [reason, setReason] = useState('')
  const [tried, setTried] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<ApiError | null>(null)
  const isMissing = reason.trim() === ''

  const remove = async () => {
    setTried(true)
    if (busy || isMissing) return
    setBusy(true)
    try {
      const params = { id: row.anr_key }
      const { transaction } = await call(reportRowEndpoints.destroy, { params, query: { reason: reason.trim() } })
      offerUndo(transaction, t('removed'))
      onDone()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setProblem(error)
      setBusy(false)
    }
  }

  return (
    <Modal
      open
      title={t('removeTitle')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common('action.cancel')}</Button>
          <Button variant="danger" busy={busy} onClick={() => void remove()}>
            {t('remove')}
          </Button>
        </>
      }
    >
      {problem && <Banner kind="danger" title={failureWords(problem)} />}
      <p>{t('removeText')}</p>
      <TextField
        label={t('reason')}
        help={t('reasonHelp')}
        maxLength={255}
        value={reason}
        onChange={event => setReason(event.target.value)}
        {...(tried && isMissing && { error: t('reasonNeeded') })}
      />
    </Modal>
  )
}
