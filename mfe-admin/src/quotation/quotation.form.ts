import {
  type OneQuotation,
  QUOTED_CURRENCIES,
  type QuotationCreateBody,
  type QuotationUpdateBody,
  type QuotedCurrency,
  quotationCreateBody,
  quotationUpdateBody,
} from '@candela/shared-contract'
import { changesOf, pick, rulesOf } from '@candela/shared-ui/form'

/** Names are those of the columns. */
export type QuotationValues = { cue_date: string; cue_currency: QuotedCurrency; cue_value: string | null }

/** Dollars, which are quoted most; whoever comes from a day without a quotation means that one. */
export const emptyQuotation = (day: string, currency: string | null = null): QuotationValues => ({
  cue_date: day,
  cue_currency: QUOTED_CURRENCIES.find(each => each === currency) ?? 'USD',
  cue_value: null,
})

export const valuesOf = ({ record }: OneQuotation): QuotationValues =>
  pick(record, ['cue_date', 'cue_currency', 'cue_value'])

export const toCreateBody = (values: QuotationValues): QuotationCreateBody => ({
  ...values,
  cue_value: values.cue_value ?? '',
})

/** What was changed and nothing else: what is not said stays as it is. */
export const toUpdateBody = (values: QuotationValues, base: QuotationValues): QuotationUpdateBody =>
  changesOf(toCreateBody(base), toCreateBody(values))

export const newRules = rulesOf<QuotationValues>(values => [quotationCreateBody, toCreateBody(values)])
export const editRules = rulesOf<QuotationValues>(values => [quotationUpdateBody, toCreateBody(values)])
