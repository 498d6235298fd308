import { useField, useForm } from 'react-final-form'
import { useErrorWords } from './useErrorWords'

/** Whatever else a row holds, it can be told from the others while some are added and taken away. */
export type FormRow = { key: number }

/** A field that is a list. Inputs in its rows are named as on the wire: `users[2].acu_id_user`. */
export const useFormRows = <Row extends FormRow>(name: string) => {
  const errorMessageOf = useErrorWords()
  const form = useForm()
  const { input, meta } = useField<Row[]>(name)
  const change = (changed: Row[] | ((rows: Row[]) => Row[])) => {
    // An input in a row may have changed it a moment ago.
    const rows = (form.getFieldState(name)?.value ?? []) as Row[]
    input.onChange(typeof changed === 'function' ? changed(rows) : changed)
  }
  const fromServer: unknown = meta.dirtySinceLastSubmit ? undefined : meta.submitError
  return {
    rows: input.value,
    change,
    add: (row: Omit<Row, 'key'>) =>
      change(rows => [...rows, { ...row, key: Math.max(0, ...rows.map(({ key }) => key)) + 1 } as Row]),
    remove: (key: number) => change(rows => rows.filter(row => row.key !== key)),
    /** What is wrong with the list as a whole. */
    error: meta.submitFailed ? errorMessageOf(meta.error ?? fromServer) : undefined,
  }
}
