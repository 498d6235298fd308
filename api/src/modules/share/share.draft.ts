import { microFromText, placeOf, type SharePreviewBody, type ShareVersion, toDay } from '@candela/shared-contract'
import { hundredths } from '../facts/facts.lookups'

type Terms = Omit<SharePreviewBody, 'websites' | 'currency'>

const orNull = <R>(text: string | undefined, convert: (text: string) => R): R | null =>
  text === undefined ? null : convert(text)

/** What somebody is about to agree on, as the engine knows versions. */
export const draftOf = (terms: Terms): ShareVersion => ({
  id: 0,
  website: 0,
  from: toDay('2000-01-01'),
  type: terms.wrs_type,
  currency: terms.wrs_currency ?? null,
  fixedValue: orNull(terms.rev_fixed_value, microFromText),
  fixedCpm: orNull(terms.rev_fixed_cpm, microFromText),
  percent: orNull(terms.rev_percentage_value, hundredths),
  fallback: orNull(terms.ars_percentage, hundredths),
  conditions: (terms.conditions ?? []).map(condition => ({
    ...placeOf(condition),
    percent: hundredths(condition.rev_percentage_value),
  })),
})
