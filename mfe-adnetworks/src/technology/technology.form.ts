import {
  type OneTechnology,
  type TechnologyCreateBody,
  type TechnologyUpdateBody,
  technologyCreateBody,
  technologyUpdateBody,
} from '@candela/shared-contract'
import { changesOf, pick, rulesOf } from '@candela/shared-ui/form'

/** One name from the column to the field. */
export type TechnologyValues = TechnologyCreateBody

export const EMPTY_TECHNOLOGY: TechnologyValues = { anc_name: '', anc_status: 1, anc_color: 'blue' }

export const valuesOf = ({ record }: OneTechnology): TechnologyValues =>
  pick(record, ['anc_name', 'anc_status', 'anc_color'])

export const toCreateBody = (values: TechnologyValues): TechnologyCreateBody => values

/** What was changed and nothing else: what is not said stays as it is. */
export const toUpdateBody = (values: TechnologyValues, base: TechnologyValues): TechnologyUpdateBody =>
  changesOf(base, values)

export const newRules = rulesOf<TechnologyValues>(values => [technologyCreateBody, values])
export const editRules = rulesOf<TechnologyValues>(values => [technologyUpdateBody, values])
