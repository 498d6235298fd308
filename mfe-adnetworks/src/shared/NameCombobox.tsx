import { FormCombobox, type FormComboboxProps } from '@candela/shared-ui/form'
import { KINDS } from './kinds'

type NameComboboxProps = Pick<FormComboboxProps<number>, 'name' | 'label' | 'help' | 'placeholder' | 'optional'> & {
  kind: keyof typeof KINDS
  /** What the record came with, and what that is called. */
  known?: readonly [id: number | null | undefined, name: string | null | undefined] | undefined
}

/** Names another record: chosen by what that is called, and shown by it wherever the value comes from. */
export const NameCombobox = ({ kind, known: [knownId, knownName] = [null, null], ...rest }: NameComboboxProps) => {
  const { load, nameOf } = KINDS[kind]
  return (
    <FormCombobox<number>
      {...rest}
      load={load}
      labelOf={id => (id === knownId ? knownName : null)}
      recall={(id, signal) => nameOf(String(id)).queryFn({ signal })}
    />
  )
}
