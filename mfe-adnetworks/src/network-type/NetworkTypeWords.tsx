import type { ApiError } from '@candela/shared-auth'
import {
  CREDENTIAL_WORDS,
  type Flag,
  fieldLabel,
  LANGUAGE_NAMES,
  type Language,
  LOCALES,
  languageOf,
  type NamedCredential,
  NETWORK_TYPE_WORDS,
} from '@candela/shared-contract'
import { useLocale } from '@candela/shared-ui/runtime'
import { OnOffPill } from '../shared/OnOffPill'

const useLanguage = (): Language => languageOf(useLocale())

/** The words that the list has in common with the file of it. */
export const useNetworkTypeWords = () => NETWORK_TYPE_WORDS[useLanguage()]

/** What credentials are called where no type has words of its own. */
export const useCredentialWords = () => CREDENTIAL_WORDS[useLanguage()]

/** What a type calls one, in the language of the reader. */
export const useFieldLabel = () => {
  const language = useLanguage()
  return (field: NamedCredential) => fieldLabel(field, language)
}

/** Each language in its own words. */
export const LANGUAGES_BY_NAME = LOCALES.map(locale => ({
  language: languageOf(locale),
  name: LANGUAGE_NAMES[locale],
}))

export const NetworkTypeStatusPill = ({ status }: { status: Flag }) => (
  <OnOffPill on={status === 1}>{useNetworkTypeWords().status[status]}</OnOffPill>
)

/** Why a type stays: the server says who uses it. */
export const refusalOf = ({ code, message }: ApiError): string | undefined =>
  code === 'networkTypeInUse' ? message : undefined
