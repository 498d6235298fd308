import { accountTransfer } from '@candela/shared-contract'
import { Button, Modal } from '@candela/shared-ui'
import { FormCombobox, FormSwitch, FormTextArea, SchemaForm } from '@candela/shared-ui/form'
import { commonMessages } from '@candela/shared-ui/runtime'
import { styled } from 'styled-components'
import { publisherMessages } from '../i18n/messages'
import { findManagers } from '../people/people.api'

const Fields = styled.div`
  display: grid;
  gap: 14px;

  > p {
    color: var(--fg-2);
  }
`

/** A row of the dialog as of a card: it brings its own padding. */
const Edge = styled.div`
  margin: 0 -16px;
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
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
  const common = commonMessages.useT()
  const title = t('account.transfer.title', { count })
  const submit = async ({ acm_id_user, ...rest }: Values) => {
    if (acm_id_user !== null && (await onTransfer({ acm_id_user, ...rest }))) onClose()
    return undefined
  }
  return (
    <Modal open title={title} onClose={onClose}>
      <SchemaForm schema={accountTransfer} initialValues={EMPTY} onSubmit={submit} label={title}>
        {({ submitting }) => (
          <Fields>
            <p>{t('account.transfer.text')}</p>
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
            <Buttons>
              <Button onClick={onClose}>{common('action.cancel')}</Button>
              <Button type="submit" variant="primary" busy={submitting}>
                {t('account.transfer.confirm')}
              </Button>
            </Buttons>
          </Fields>
        )}
      </SchemaForm>
    </Modal>
  )
}
