import type { KeyboardEvent, ReactNode } from 'react'
import { Form } from 'react-final-form'
import type { FormErrors } from './validateWith'

const nothing = () => undefined

/** Enter would send the form around it. */
const keepEnter = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault()
}

export type FormPreviewProps<Values> = {
  validate?: (values: Values) => FormErrors
  children: ReactNode
}

/** Fields as a form will have them, to be tried inside another form: what is typed goes nowhere. */
export const FormPreview = <Values extends object>({ validate, children }: FormPreviewProps<Values>) => (
  <Form<Values> onSubmit={nothing} {...(validate && { validate })}>
    {() => (
      // biome-ignore lint/a11y/noStaticElementInteractions: it stands between its fields and the form around it
      <div onKeyDown={keepEnter}>{children}</div>
    )}
  </Form>
)
