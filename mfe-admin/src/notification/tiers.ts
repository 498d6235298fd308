import { ACCOUNT_WORDS, type Language, TYPES } from '@candela/shared-contract'

/** What a tier is called; a number that is none stays a number. */
export const tierName = (tier: number, language: Language): string => {
  const known = TYPES.accountTier.find(each => each === tier)
  return known ? ACCOUNT_WORDS[language].tier[known] : String(tier)
}

export const tierOptions = (language: Language) =>
  TYPES.accountTier.map(value => ({ value, label: tierName(value, language) }))
