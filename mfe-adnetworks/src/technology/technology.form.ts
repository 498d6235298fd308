import {
  type OneTechnology,
  type TechnologyStore,
  type TechnologyUpdate,
  technologyStoreBody,
  technologyUpdateBody,
} from '@candela/shared-contract'
import { changesOf, pick, rulesOf } from '@candela/shared-ui/form'

/** One name from the column to the field. */
export type TechnologyValues = TechnologyStore

export const EMPTY_TECHNOLOGY: TechnologyValues = { anc_name: '', anc_status: 1, anc_color: 'blue' }

export const valuesOf = ({ record }: OneTechnology): TechnologyValues =>
  pick(record, ['anc_name', 'anc_status', 'anc_color'])

export const toStore = (values: TechnologyValues): TechnologyStore => values

/** What was changed and nothing else: what is not said stays as it is. */
export const toUpdate = (values: TechnologyValues, base: TechnologyValues): TechnologyUpdate => changesOf(base, values)

export const newRules = rulesOf<TechnologyValues>(values => [technologyStoreBody, values])
export const editRules = rulesOf<TechnologyValues>(values => [technologyUpdateBody, values])
