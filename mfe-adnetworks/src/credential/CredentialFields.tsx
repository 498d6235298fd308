import {
  type Credential,
  type CredentialField,
  fieldHelp,
  fieldLabel,
  isSecret,
  type Language,
  languageOf,
  patternHint,
} from '@candela/shared-contract'
import { FieldGrid } from '@candela/shared-ui/form'
import { useLocale } from '@candela/shared-ui/runtime'
import { CredentialInput } from './CredentialInput'
import { type KeptSecret, SecretField } from './KeptSecret'

export type CredentialFieldsProps = {
  /** What the type of the network asks for, in its order. */
  fields: readonly CredentialField[]
  /** Secrets that are stored: each is shown by its end until somebody replaces it. */
  kept?: Partial<Record<Credential, KeptSecret>>
  /** Of the words; without one it is that of the page. */
  language?: Language
}

const helpOf = (field: CredentialField, language: Language): string =>
  [fieldHelp(field, language), patternHint(field.pattern, language)].filter(Boolean).join('. ')

/** The credentials of an ad network, as its type asks for them, in any form: their values are `credentials.<name>`. */
export const CredentialFields = ({ fields, kept = {}, language }: CredentialFieldsProps) => {
  const ofPage = languageOf(useLocale())
  const words = language ?? ofPage
  return (
    <FieldGrid>
      {fields.map(field => {
        const { credential, required } = field
        const texts = { label: fieldLabel(field, words), help: helpOf(field, words), optional: !required }
        const props = { credential, isSecret: isSecret(field), ...texts }
        const stored = kept[credential]
        return stored ? (
          <SecretField key={credential} {...props} stored={stored} />
        ) : (
          <CredentialInput key={credential} {...props} />
        )
      })}
    </FieldGrid>
  )
}
