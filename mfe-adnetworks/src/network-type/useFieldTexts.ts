import { type CredentialField, credentialFields, LANGUAGES } from '@candela/shared-contract'
import * as z from 'zod/mini'
import { adNetworkMessages } from '../i18n/messages'
import { useFieldLabel } from './NetworkTypeWords'

const lines = z.array(z.string())

/** As the trail has a list: text of JSON. What is none, as of a time before, is said as it stands. */
const parsed = <T>(schema: z.ZodMiniType<T>, text: string): T | undefined => {
  try {
    return z.safeParse(schema, JSON.parse(text)).data
  } catch {
    return undefined
  }
}

/** The words that a type brings itself, by their language. */
const ownWords = ({ label, help }: CredentialField): string[] =>
  LANGUAGES.flatMap(language => {
    const said = [label[language], help[language]].filter(Boolean)
    return said.length > 0 ? [`${language}: ${said.join(', ')}`] : []
  })

/** What is asked for, in words: on the page of a type and in its history. */
export const useFieldTexts = () => {
  const t = adNetworkMessages.useT()
  const labelOf = useFieldLabel()

  const rulesOf = ({ required, secret, pattern }: CredentialField): string =>
    [
      t(required ? 'networkType.fields.required' : 'networkType.fields.optional'),
      ...(secret ? [t('networkType.fields.secret')] : []),
      ...(pattern ? [t('networkType.fields.looks', { pattern })] : []),
    ].join(' · ')

  return {
    rulesOf,
    /** A line for each, so that what changed of one is seen. */
    fieldsAsText: (text: string): string =>
      parsed(credentialFields, text)
        ?.map(field => [labelOf(field), rulesOf(field), ...ownWords(field)].join(' · '))
        .join('\n') ?? text,
    linesAsText: (text: string): string => parsed(lines, text)?.join('\n') ?? text,
  }
}
