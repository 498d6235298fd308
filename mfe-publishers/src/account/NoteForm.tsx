import { ApiError } from '@candela/shared-auth'
import { accountNoteBody } from '@candela/shared-contract'
import { Banner, Button, Card } from '@candela/shared-ui'
import { FormTextArea, SchemaForm, toSubmitErrors } from '@candela/shared-ui/form'
import { useFailureWords } from '@candela/shared-ui/pages'
import { styled } from 'styled-components'
import { publisherMessages } from '../i18n/messages'

const Fields = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;

  > :not(button) {
    width: 100%;
  }
`

const EMPTY = { acn_text: '' }

/** Writes something down; what is typed stays until it was. */
export const NoteForm = ({ onAdd }: { onAdd: (text: string) => Promise<unknown> }) => {
  const t = publisherMessages.useT()
  const errorMessageOf = useFailureWords()
  const submit = async ({ acn_text }: typeof EMPTY) => {
    try {
      await onAdd(acn_text)
      return undefined
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return toSubmitErrors({ message: errorMessageOf(error), fields: error.fields }, ['acn_text'])
    }
  }
  return (
    <Card>
      <SchemaForm schema={accountNoteBody} initialValues={EMPTY} onSubmit={submit} label={t('account.notes.add')}>
        {({ submitting, formError }) => (
          <Fields>
            {formError && <Banner kind="danger" title={formError} />}
            <FormTextArea
              name="acn_text"
              label={t('account.notes.label')}
              help={t('account.notes.help')}
              maxLength={2000}
              rows={3}
            />
            <Button type="submit" busy={submitting}>
              {t('account.notes.add')}
            </Button>
          </Fields>
        )}
      </SchemaForm>
    </Card>
  )
}
