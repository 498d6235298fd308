import { viewAs } from '@candela/shared-auth'
import { type UserRecord, userEndpoints, VIEWING_MINUTES, viewingBody } from '@candela/shared-contract'
import { FormTextArea } from '@candela/shared-ui/form'
import { FormDialog } from '@candela/shared-ui/pages'
import { userMessages } from '../messages'

const EMPTY = { reason: '' }

type ViewAsDialogProps = { user: Pick<UserRecord, 'id' | 'usr_name'>; onClose: () => void }

/** Why somebody looks as this person; the page is another one then, in every tab. */
export const ViewAsDialog = ({ user: { id, usr_name: name }, onClose }: ViewAsDialogProps) => {
  const t = userMessages.useT()
  return (
    <FormDialog
      title={t('user.viewAs.title', { name })}
      confirmLabel={t('user.viewAs.confirm')}
      effect={t('user.viewAs.effect', { name, minutes: VIEWING_MINUTES })}
      schema={viewingBody}
      initialValues={EMPTY}
      save={body => viewAs(userEndpoints.impersonate, { params: { id }, body })}
      onClose={onClose}
    >
      <FormTextArea
        name="reason"
        label={t('user.viewAs.reason')}
        help={t('user.viewAs.reasonHelp')}
        maxLength={255}
        data-autofocus=""
      />
    </FormDialog>
  )
}
