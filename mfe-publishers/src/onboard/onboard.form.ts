import { type Locale, type Onboard, onboardBody, TYPES, type TypeValue } from '@candela/shared-contract'
import { rulesOf } from '@candela/shared-ui/form'
import type { Versioned } from '@candela/shared-ui/pages'

/** A tier is text, as fields hold it; no commission is that of the tier, and no manager whoever fills it in. */
export type OnboardValues = {
  acc_name: string
  acc_time_zone: string | null
  acc_tier: `${TypeValue<'accountTier'>}`
  acm_id_user: number | null
  anw_website: string
  anw_product: string | null
  anw_comission: string | null
  usr_name: string
  usr_email: string
  usr_locale: Locale
  usr_id_group: number | null
}

export const STEPS = ['publisher', 'website', 'person', 'review'] as const
export type Step = (typeof STEPS)[number]

/** What is filled in on each step. */
export const STEP_FIELDS: Record<Step, readonly (keyof OnboardValues)[]> = {
  publisher: ['acc_name', 'acc_tier', 'acc_time_zone', 'acm_id_user'],
  website: ['anw_website', 'anw_product', 'anw_comission'],
  person: ['usr_name', 'usr_email', 'usr_locale', 'usr_id_group'],
  review: [],
}

/** The first step on which one of these fields is. */
export const stepOf = (fields: readonly string[]): Step | undefined =>
  STEPS.find(step => STEP_FIELDS[step].some(field => fields.includes(field)))

export const nextStep = (step: Step): Step => STEPS[STEPS.indexOf(step) + 1] ?? 'review'
export const stepBefore = (step: Step): Step | undefined => STEPS[STEPS.indexOf(step) - 1]

/** A publisher most likely lives by the clock of whoever brings them in, speaks like them, and begins small. */
export const emptyOnboarding = (usr_locale: Locale, acc_time_zone: string): Versioned<OnboardValues> => ({
  values: {
    acc_name: '',
    acc_time_zone,
    acc_tier: '5',
    acm_id_user: null,
    anw_website: '',
    anw_product: TYPES.product[0],
    anw_comission: null,
    usr_name: '',
    usr_email: '',
    usr_locale,
    usr_id_group: null,
  },
})

/** The rules of the call see to it that nothing is missing. */
export const toOnboard = ({ acc_tier, anw_comission, ...values }: OnboardValues) =>
  ({ ...values, acc_tier: Number(acc_tier), ...(anw_comission !== null && { anw_comission }) }) as Onboard

export const onboardRules = rulesOf<OnboardValues>(values => [onboardBody, toOnboard(values)])
