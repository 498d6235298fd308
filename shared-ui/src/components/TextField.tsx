import { type ComponentPropsWithRef, type ReactNode, useId } from 'react'
import { describedBy, FieldFrame, type FieldTexts } from './FieldFrame'
import { Addon, InputBox, type InputSize } from './inputStyle'

export type TextFieldProps = Omit<ComponentPropsWithRef<'input'>, 'size'> &
  FieldTexts & {
    size?: InputSize
    leading?: ReactNode
    trailing?: ReactNode
  }

export const TextField = ({
  label,
  labelHidden,
  help,
  error,
  optional,
  dirty,
  aside,
  size = 'md',
  leading,
  trailing,
  id: givenId,
  type = 'text',
  ...rest
}: TextFieldProps) => {
  const ownId = useId()
  const id = givenId ?? ownId
  const texts: FieldTexts = { label, labelHidden, help, error, optional, dirty, aside }
  return (
    <FieldFrame id={id} {...texts}>
      <InputBox $size={size} $invalid={Boolean(error)} $disabled={rest.disabled}>
        {leading && <Addon>{leading}</Addon>}
        <input
          {...rest}
          id={id}
          type={type}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy(id, texts)}
        />
        {trailing && <Addon>{trailing}</Addon>}
      </InputBox>
    </FieldFrame>
  )
}
