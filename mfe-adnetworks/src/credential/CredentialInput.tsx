import { CREDENTIAL_MAX, CREDENTIALS, type Credential } from '@candela/shared-contract'
import { FormPasswordField, FormTextArea, FormTextField } from '@candela/shared-ui/form'
import type { ReactNode, Ref } from 'react'
import { styled } from 'styled-components'

export type CredentialInputProps = {
  credential: Credential
  isSecret: boolean
  label: string
  help: ReactNode
  optional: boolean
  aside?: ReactNode
  ref?: Ref<HTMLInputElement & HTMLTextAreaElement>
}

/** Keys and files of many lines have the row for themselves. */
const Wide = styled.div`
  grid-column: 1 / -1;

  textarea {
    font-family: var(--font-mono);
    overflow-wrap: anywhere;
  }
`

/** No prose, and nothing that the browser should fill in from another sign-in. */
const PLAIN = { autoComplete: 'off', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const

/** The input that one credential is typed or pasted into. */
export const CredentialInput = ({ credential, isSecret, ...rest }: CredentialInputProps) => {
  const { input } = CREDENTIALS[credential]
  const props = { ...PLAIN, ...rest, name: `credentials.${credential}`, maxLength: CREDENTIAL_MAX[input] }
  if (input === 'lines' || input === 'json')
    return (
      <Wide>
        <FormTextArea {...props} rows={5} />
      </Wide>
    )
  if (isSecret) return <FormPasswordField {...props} autoComplete="new-password" />
  return <FormTextField {...props} inputMode={input === 'host' ? 'url' : input === 'email' ? 'email' : undefined} />
}
