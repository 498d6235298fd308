import { accountTransfer } from '@candela/shared-contract'
import { FormCombobox, FormSwitch, FormTextArea } from '@candela/shared-ui/form'
import { FormDialog } from '@candela/shared-ui/pages'
import { styled } from 'styled-components'
import { publisherMessages } from '../i18n/messages'
import { findManagers } from '../people/people.api'

/** A row of the dialog as of a card: it brings its own padding. */
const Edge = styled.div`
  margin: 0 -16px;
`

export type Transfer = { acm_id_user: number; keep: boolean; acn_text: string }
type Values = Omit<Transfer, 'acm_id_user'> & { acm_id_user: number | null }

const EMPTY: Values = { acm_id_user: null, keep: true, acn_text: '' }

type TransferDialogProps = {
  count: number
  /** Answers whether it was done; what is typed stays until it is. */
  onTransfer: (transfer: Transfer) => Promise<boolean>
  onClose: () => void
}

/** Who looks after accounts from now on, and what that person has to know. */
export const TransferDialog = ({ count, onTransfer, onClose }: TransferDialogProps) => {
  const t = publisherMessages.useT()
  return (
    <FormDialog
      title={t('account.transfer.title', { count })}
      confirmLabel={t('account.transfer.confirm')}
      effect={t('account.transfer.text')}
      schema={accountTransfer}
      initialValues={EMPTY}
      save={async ({ acm_id_user, ...rest }) => acm_id_user !== null && onTransfer({ acm_id_user, ...rest })}
      onClose={onClose}
    >
      <FormCombobox<number>
        name="acm_id_user"
        label={t('account.transfer.manager')}
        placeholder={t('people.search')}
        load={findManagers}
        labelOf={() => null}
      />
      <Edge>
        <FormSwitch name="keep" label={t('account.transfer.keep')} help={t('account.transfer.keepHelp')} />
      </Edge>
      <FormTextArea
        name="acn_text"
        label={t('account.transfer.note')}
        help={t('account.transfer.noteHelp')}
        optional
        maxLength={2000}
      />
    </FormDialog>
  )
}
