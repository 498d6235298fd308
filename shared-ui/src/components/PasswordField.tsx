import { commonMessages } from '@candela/shared-ui/runtime'
import { type KeyboardEvent, useState } from 'react'
import { styled } from 'styled-components'
import { Icon } from './Icon'
import { IconButton } from './IconButton'
import { TextField, type TextFieldProps } from './TextField'

const Toggle = styled(IconButton)`
  margin-right: -6px;
`

const Hint = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 5px;
`

export type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'trailing'>

export const PasswordField = ({ help, onKeyDown, onKeyUp, onBlur, ...rest }: PasswordFieldProps) => {
  const t = commonMessages.useT()
  const [shown, setShown] = useState(false)
  const [capsLock, setCapsLock] = useState(false)

  const readCapsLock = (event: KeyboardEvent<HTMLInputElement>) => setCapsLock(event.getModifierState('CapsLock'))

  const hint = capsLock && (
    <Hint role="status">
      <Icon name="capsLock" size={14} />
      {t('state.capsLock')}
    </Hint>
  )

  return (
    <TextField
      {...rest}
      type={shown ? 'text' : 'password'}
      // A shown password is still no prose.
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      help={hint || help}
      onKeyDown={event => {
        readCapsLock(event)
        onKeyDown?.(event)
      }}
      onKeyUp={event => {
        readCapsLock(event)
        onKeyUp?.(event)
      }}
      onBlur={event => {
        setCapsLock(false)
        onBlur?.(event)
      }}
      trailing={
        <Toggle
          icon={shown ? 'eyeOff' : 'eye'}
          size="sm"
          label={shown ? t('action.hidePassword') : t('action.showPassword')}
          disabled={rest.disabled}
          onClick={() => setShown(!shown)}
        />
      }
    />
  )
}
