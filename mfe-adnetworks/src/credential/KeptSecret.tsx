import type { CredentialValues } from '@candela/shared-contract'
import { Button, FieldFrame, useFormat } from '@candela/shared-ui'
import { useFormValue } from '@candela/shared-ui/form'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { adNetworkMessages } from '../i18n/messages'
import { CredentialInput, type CredentialInputProps } from './CredentialInput'

/** What is known of a secret that is stored: never itself. `rotated_by` is nobody where the product put it in. */
export type KeptSecret = { last4: string; rotated_at: string; rotated_by: string | null }

const Stored = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 6px 12px;
  min-height: 36px;

  > span {
    font-family: var(--font-mono);
    overflow-wrap: anywhere;
  }
`

/** Only what has just been put there by a press takes the focus. */
const takeFocus = (element: HTMLElement | null) => element?.focus()

/** A secret that is stored. It is replaced as a whole: nothing of it is ever put into an input. */
export const SecretField = ({ stored, ...props }: CredentialInputProps & { stored: KeptSecret }) => {
  const t = adNetworkMessages.useT()
  const format = useFormat()
  const id = useId()
  const [wasPressed, setWasPressed] = useState(false)
  // Where nothing is said of any, the form has no value for them at all.
  const { value, setValue } = useFormValue<CredentialValues | ''>('credentials')
  const { [props.credential]: typed, ...others } = value || {}
  const ref = wasPressed ? takeFocus : undefined
  const press = (next: CredentialValues) => {
    setWasPressed(true)
    setValue(next)
  }

  if (typed !== undefined)
    return (
      <CredentialInput
        {...props}
        ref={ref}
        help={props.optional ? t('credential.emptyRemoves') : props.help}
        aside={
          <Button
            size="sm"
            variant="ghost"
            aria-label={t('credential.keepOf', { name: props.label })}
            onClick={() => press(others)}
          >
            {t('credential.keep')}
          </Button>
        }
      />
    )
  const on = format.recent(stored.rotated_at)
  return (
    <FieldFrame
      id={id}
      label={props.label}
      optional={props.optional}
      help={
        stored.rotated_by ? t('credential.changedBy', { on, by: stored.rotated_by }) : t('credential.changed', { on })
      }
    >
      <Stored>
        <span>•••• {stored.last4}</span>
        <Button
          id={id}
          ref={ref}
          size="sm"
          aria-label={t('credential.replaceOf', { name: props.label })}
          aria-describedby={`${id}-note`}
          onClick={() => press({ ...others, [props.credential]: '' })}
        >
          {t('credential.replace')}
        </Button>
      </Stored>
    </FieldFrame>
  )
}
