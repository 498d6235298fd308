import type { ApiError } from '@candela/shared-auth'
import { ACCOUNT_WORDS, type Flag, languageOf, TYPES } from '@candela/shared-contract'
import { Pill } from '@candela/shared-ui'
import { useLocale } from '@candela/shared-ui/runtime'
import { useCallback } from 'react'
import { publisherMessages } from '../i18n/messages'

/** The words that the list has in common with the file of it. */
export const useAccountWords = () => ACCOUNT_WORDS[languageOf(useLocale())]

/** The tiers to choose among, by number and name. */
export const useTierOptions = () => {
  const { tier } = useAccountWords()
  return TYPES.accountTier.map(value => ({ value: `${value}` as const, label: `${value} · ${tier[value]}` }))
}

export const AccountStatusPill = ({ enabled }: { enabled: Flag }) => {
  const words = useAccountWords()
  return (
    <Pill tone={enabled ? 'success' : 'neutral'} mark={enabled ? 'dot' : 'hollow'}>
      {words.enabled[enabled]}
    </Pill>
  )
}

/** What a tag asks the ad manager for: the platform's network, the publisher's below it, and the unit. */
export const adUnitPath = (parent: string, child: string, unit: string): string =>
  `/${[parent, child].filter(Boolean).join(',')}/${unit}`

/** The sentence shown when removing an account is refused because it still has websites. */
export const useAccountRemovalRefusal = () => {
  const t = publisherMessages.useT()
  return useCallback(
    ({ code, count }: ApiError) =>
      code === 'hasWebsites' && count !== null ? t('account.hasWebsites', { count }) : undefined,
    [t],
  )
}
