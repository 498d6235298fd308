import {
  type Currency,
  type Day,
  monthsLater,
  type OneShare,
  type Share,
  type ShareCreateBody,
  type SharePreviewBody,
  type ShareTerms,
  type ShareType,
  type ShareUpdateBody,
  shareCreateBody,
  sharePreviewBody,
  shareUpdateBody,
  shareValues,
  VALUES_OF_SHARE,
} from '@candela/shared-contract'
import { type FormRow, pick, rulesOf } from '@candela/shared-ui/form'

/** A row of the grid; the technology brings its name, which need not be among the first choices. */
export type ConditionValues = FormRow &
  Omit<ShareTerms['conditions'][number], 'rev_percentage_value'> & { rev_percentage_value: string | null }

/** One name from the column to the field. What another type is about stays while people look around. */
export type ShareValues = {
  wrs_id_website: number | null
  wrs_type: ShareType | null
  wrs_valid_from: string
  wrs_currency: Currency
  rev_fixed_value: string | null
  rev_fixed_cpm: string | null
  rev_percentage_value: string | null
  ars_percentage: string | null
  conditions: ConditionValues[]
  wrs_note: string
}

export const NEW_CONDITION: Omit<ConditionValues, 'key'> = {
  rev_device: null,
  rev_format: null,
  rev_technology: null,
  technology: null,
  rev_percentage_value: null,
}

type Said = Pick<
  Share,
  | 'wrs_type'
  | 'wrs_currency'
  | 'rev_fixed_value'
  | 'rev_fixed_cpm'
  | 'rev_percentage_value'
  | 'ars_percentage'
  | 'conditions'
>

const termsOf = (said: Said) => ({
  ...pick(said, ['wrs_type', 'rev_fixed_value', 'rev_fixed_cpm', 'rev_percentage_value', 'ars_percentage']),
  wrs_currency: said.wrs_currency ?? 'BRL',
  conditions: said.conditions.map((condition, index) => ({ ...condition, key: index + 1 })),
})

export const valuesOf = ({ record }: OneShare): ShareValues => ({
  ...termsOf(record),
  ...pick(record, ['wrs_id_website', 'wrs_valid_from']),
  wrs_note: record.wrs_note ?? '',
})

/** The first of a month to come on which no version begins yet. */
const freeMonth = (today: Day, versions: readonly { wrs_valid_from: string }[]): Day => {
  const taken = new Set(versions.map(({ wrs_valid_from }) => wrs_valid_from))
  let day = monthsLater(today, 1)
  while (taken.has(day)) day = monthsLater(day, 1)
  return day
}

/** A new version begins with the next month, and as what it follows: mostly one number of it changes. */
export const startOf = (
  today: Day,
  website: number | null = null,
  versions: readonly (Said & Pick<Share, 'wrs_valid_from' | 'state'>)[] = [],
): ShareValues => ({
  wrs_id_website: website,
  wrs_type: null,
  wrs_currency: 'BRL',
  rev_fixed_value: null,
  rev_fixed_cpm: null,
  rev_percentage_value: null,
  ars_percentage: null,
  conditions: [],
  ...versions.filter(({ state }) => state === 'in_force').map(termsOf)[0],
  wrs_valid_from: freeMonth(today, versions),
  wrs_note: '',
})

/** What the chosen type is about and nothing else; what is empty is not said. */
const toTerms = (values: ShareValues): SharePreviewBodyTerms => {
  const wanted: readonly string[] = values.wrs_type ? VALUES_OF_SHARE[values.wrs_type] : []
  const said = {
    wrs_currency: values.wrs_currency,
    rev_fixed_value: values.rev_fixed_value ?? '',
    rev_fixed_cpm: values.rev_fixed_cpm ?? '',
    rev_percentage_value: values.rev_percentage_value ?? '',
    ars_percentage: values.ars_percentage ?? '',
    conditions: values.conditions.map(row => ({
      ...pick(row, ['rev_device', 'rev_format', 'rev_technology']),
      rev_percentage_value: row.rev_percentage_value ?? '',
    })),
  }
  const own = Object.fromEntries(Object.entries(said).filter(([field]) => wanted.includes(field)))
  return { ...own, wrs_type: values.wrs_type as ShareType }
}
type SharePreviewBodyTerms = Omit<SharePreviewBody, 'websites' | 'currency'>

const toAgreed = (values: ShareValues) => ({
  ...toTerms(values),
  ...pick(values, ['wrs_valid_from', 'wrs_note']),
})

export const toCreateBody = (values: ShareValues): ShareCreateBody => ({
  ...toAgreed(values),
  wrs_id_website: values.wrs_id_website as number,
})

/** A version is said as a whole. */
export const toUpdateBody = (values: ShareValues): ShareUpdateBody => toAgreed(values)

/** The question of the what-if; undefined while something of it is missing or wrong. */
export const toPreview = (values: ShareValues, currency: Currency): SharePreviewBody | undefined => {
  const asked = { ...toTerms(values), websites: [values.wrs_id_website], currency }
  return sharePreviewBody.safeParse(asked).data
}

export const newRules = rulesOf<ShareValues>(values => [shareCreateBody, toCreateBody(values)], shareValues)
export const editRules = rulesOf<ShareValues>(values => [shareUpdateBody, toUpdateBody(values)], shareValues)
