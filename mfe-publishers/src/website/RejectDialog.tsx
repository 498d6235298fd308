import { websiteApproveBody } from '@candela/shared-contract'
import { FormTextArea } from '@candela/shared-ui/form'
import { FormDialog } from '../FormDialog'
import { publisherMessages } from '../i18n/messages'
import { rulesOf } from '../rulesOf'

type Values = { anw_reject_reason: string }

const EMPTY: Values = { anw_reject_reason: '' }
const rules = rulesOf<Values>(values => [websiteApproveBody, { decision: 'reject', ...values }])

type RejectDialogProps = {
  count: number
  onReject: (reason: string) => Promise<void>
  onClose: () => void
}

/** Why websites are turned down: their people read it. */
export const RejectDialog = ({ count, onReject, onClose }: RejectDialogProps) => {
  const t = publisherMessages.useT()
  return (
    <FormDialog
      title={t('website.reject.title', { count })}
      effect={t('website.reject.effect')}
      schema={rules}
      initialValues={EMPTY}
      save={({ anw_reject_reason }) => onReject(anw_reject_reason)}
      onClose={onClose}
    >
      <FormTextArea
        name="anw_reject_reason"
        label={t('website.reject.reason')}
        help={t('website.reject.help')}
        maxLength={1000}
        data-autofocus=""
      />
    </FormDialog>
  )
}
