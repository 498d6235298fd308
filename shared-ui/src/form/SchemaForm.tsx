import type { FormApi } from 'final-form'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Form } from 'react-final-form'
import type * as z from 'zod/mini'
import type { SubmitErrors } from './submitErrors'
import { validateWith } from './validateWith'
import { countWrong, wrongIn } from './wrongFields'

export type SchemaFormState<Values> = {
  submitting: boolean
  /** What belongs to no field. */
  formError: string | undefined
  /** How many fields are wrong, once an attempt to submit was refused. */
  wrongFields: number
  form: FormApi<Values>
}

export type SchemaFormProps<Values> = {
  /** The rules, as the endpoint declares them. */
  schema: z.core.$ZodType
  initialValues: Values
  /** Answers `toSubmitErrors` of a failed call, or nothing when all went well. */
  onSubmit: (values: Values, form: FormApi<Values>) => Promise<SubmitErrors | undefined>
  /** Names the form for assistive technology. */
  label?: string
  className?: string
  children: (state: SchemaFormState<Values>) => ReactNode
}

/** A button has no `aria-invalid`; one that stands for a wrong value says so otherwise and is marked. */
const WRONG = '[aria-invalid="true"], [data-invalid="true"]'

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
    if (attempts > 0) element.current?.querySelector<HTMLElement>(WRONG)?.focus()
  }, [attempts])

  return (
    <Form<Values> initialValues={initialValues} validate={validate} onSubmit={(values, form) => onSubmit(values, form)}>
      {({ handleSubmit, submitting, submitError, dirtySinceLastSubmit, hasValidationErrors, form }) => (
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
            wrongFields: countWrong(wrongIn(form)),
            // Where a field is wrong by now, the form was not sent again: what the server said is of the past.
            formError: dirtySinceLastSubmit || hasValidationErrors ? undefined : (submitError as string | undefined),
            form,
          })}
        </form>
      )}
    </Form>
  )
}
