import { FORM_ERROR, type FormApi } from 'final-form'

/** What is wrong in a form since an attempt to submit was refused, in the shape of its values. */
export const wrongIn = <Values>(form: FormApi<Values>): Record<string, unknown> => {
  const { submitFailed, errors, submitErrors, dirtySinceLastSubmit } = form.getState()
  if (!submitFailed) return {}
  const { [FORM_ERROR]: _ofNoField, ...refused } = (!dirtySinceLastSubmit && submitErrors) || {}
  return { ...refused, ...errors }
}

/** How many fields that is: each wrong field of each row counts. */
export const countWrong = (wrong: unknown): number => {
  if (!wrong) return 0
  if (typeof wrong !== 'object') return 1
  return Object.values(wrong).reduce<number>((sum, each) => sum + countWrong(each), 0)
}
