import { ApiError } from '@candela/shared-auth'
import { commonMessages } from '@candela/shared-ui/runtime'
import { type ReactNode, useId, useRef } from 'react'
import { styled } from 'styled-components'
import type * as z from 'zod/mini'
import { Banner } from '../../components/Banner'
import { Button } from '../../components/Button'
import { Modal } from '../../components/Modal'
import { SchemaForm } from '../../form/SchemaForm'
import { toSubmitErrors } from '../../form/submitErrors'
import { useFailureWords } from './useFailureWords'

const Fields = styled.div`
  display: grid;
  gap: 14px;

  > p {
    color: var(--fg-2);
  }
`

const Buttons = styled.div`
  display: flex;
  flex-wrap: wrap;
  justify-content: flex-end;
  gap: 8px;
  margin-top: 4px;
`

export type FormDialogProps<Values extends object> = {
  title: string
  /** The verb and its object, where the title is a question. */
  confirmLabel?: string
  /** What follows from it, where the title does not say it. */
  effect?: string
  isDanger?: boolean
  schema: z.core.$ZodType
  initialValues: Values
  /** Answers false where it was not done and that was said, or where the caller closes the dialog. */
  save: (values: Values) => Promise<unknown>
  onClose: () => void
  children: ReactNode
}

/** A few fields over the page: what is wrong is said at its field, and nothing typed is lost by it. */
export const FormDialog = <Values extends object>({
  title,
  confirmLabel = title,
  effect,
  isDanger = false,
  schema,
  initialValues,
  save,
  onClose,
  children,
}: FormDialogProps<Values>) => {
  const common = commonMessages.useT()
  const errorMessageOf = useFailureWords()
  const effectId = useId()
  /** Nothing once the dialog was left: another one may be open by now. */
  const fields = useRef<HTMLDivElement>(null)

  const submit = async (values: Values) => {
    try {
      if ((await save(values)) !== false && fields.current) onClose()
      return undefined
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      return toSubmitErrors({ message: errorMessageOf(error), fields: error.fields }, Object.keys(initialValues))
    }
  }

  return (
    <Modal open title={title} onClose={onClose}>
      <SchemaForm schema={schema} initialValues={initialValues} onSubmit={submit} label={title}>
        {({ submitting, formError }) => (
          <Fields ref={fields}>
            {effect && <p id={effectId}>{effect}</p>}
            {formError && <Banner kind="danger" title={formError} />}
            {children}
            <Buttons>
              <Button onClick={onClose}>{common('action.cancel')}</Button>
              <Button
                type="submit"
                variant={isDanger ? 'danger' : 'primary'}
                busy={submitting}
                aria-describedby={effect && effectId}
              >
                {confirmLabel}
              </Button>
            </Buttons>
          </Fields>
        )}
      </SchemaForm>
    </Modal>
  )
}
