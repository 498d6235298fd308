import type { FormApi } from 'final-form'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Form } from 'react-final-form'
import type * as z from 'zod/mini'
import type { SubmitErrors } from './submitErrors'
import { validateWith } from './validateWith'

export type SchemaFormState<Values> = {
  submitting: boolean
  /** What belongs to no field. */
  formError: string | undefined
  form: FormApi<Values>
}

export type SchemaFormProps<Values> = {
  /** The rules, as the endpoint declares them. */
  schema: z.core.$ZodType
  initialValues: Values
  /** Answers `toSubmitErrors` of a failed call, or nothing when all went well. */
  onSubmit: (values: Values) => Promise<SubmitErrors | undefined>
  /** Names the form for assistive technology. */
  label?: string
  className?: string
  children: (state: SchemaFormState<Values>) => ReactNode
}

/** A form under the contract's rules. A refused attempt leads to the first wrong field. */
export const SchemaForm = <Values extends object>({
  schema,
  initialValues,
  onSubmit,
  label,
  className,
  children,
}: SchemaFormProps<Values>) => {
  const element = useRef<HTMLFormElement>(null)
  const [attempts, setAttempts] = useState(0)
  const [validate] = useState(() => validateWith(schema))

  useEffect(() => {
    if (attempts > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [attempts])

  return (
    <Form<Values> initialValues={initialValues} validate={validate} onSubmit={values => onSubmit(values)}>
      {({ handleSubmit, submitting, submitError, dirtySinceLastSubmit, form }) => (
        <form
          ref={element}
          noValidate
          className={className}
          aria-label={label}
          onSubmit={event => {
            void Promise.resolve(handleSubmit(event)).then(() => setAttempts(count => count + 1))
          }}
        >
          {children({
            submitting: submitting ?? false,
            formError: dirtySinceLastSubmit ? undefined : (submitError as string | undefined),
            form,
          })}
        </form>
      )}
    </Form>
  )
}
