import { call } from '@candela/shared-auth'
import { type ReportRow, reportRowDestroyQuery, reportRowEndpoints } from '@candela/shared-contract'
import { FormTextField } from '@candela/shared-ui/form'
import { FormDialog } from '@candela/shared-ui/pages'
import { rowMessages } from './messages'
import { useRowUndo } from './useRowUndo'

type RemoveDialogProps = { row: ReportRow; onClose: () => void; onDone: () => void }

const NOTHING_SAID = { reason: '' }

/** A row that goes takes a shown number with it: why is asked before. */
export const RemoveDialog = ({ row, onClose, onDone }: RemoveDialogProps) => {
  const t = rowMessages.useT()
  const offerUndo = useRowUndo()

  const remove = async (query: typeof NOTHING_SAID) => {
    const { transaction } = await call(reportRowEndpoints.destroy, { params: { id: row.anr_key }, query })
    offerUndo(transaction, t('removed'))
    onDone()
    return false
  }
  return (
    <FormDialog
      title={t('removeTitle')}
      confirmLabel={t('remove')}
      effect={t('removeText')}
      isDanger
      schema={reportRowDestroyQuery}
      initialValues={NOTHING_SAID}
      save={remove}
      onClose={onClose}
    >
      <FormTextField name="reason" label={t('reason')} help={t('reasonHelp')} maxLength={255} data-autofocus="" />
    </FormDialog>
  )
}
