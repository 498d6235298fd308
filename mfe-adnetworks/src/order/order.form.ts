import {
  type OneOrder,
  type OrderCreateBody,
  type OrderRecord,
  type OrderUpdateBody,
  orderCreateBody,
  orderUpdateBody,
} from '@candela/shared-contract'
import { changesOf, pick, rulesOf } from '@candela/shared-ui/form'

/** Names are those of the columns. What is not there is an empty text, as fields of text have it. */
export type OrderValues = {
  ord_name: string
  ord_id_website: number | null
  ord_id_ad_network_type: number | null
  ord_id_ad_network_category: number | null
  ord_id_ad_manager: number | null
  ord_status: OrderRecord['ord_status']
  ord_id_ad_network: number | null
  ord_domain: string
  ord_token_expires_at: string
}

export const EMPTY_ORDER: OrderValues = {
  ord_name: '',
  ord_id_website: null,
  ord_id_ad_network_type: null,
  ord_id_ad_network_category: null,
  ord_id_ad_manager: null,
  ord_status: 'Em exibição',
  ord_id_ad_network: null,
  ord_domain: '',
  ord_token_expires_at: '',
}

export const valuesOf = ({ record }: OneOrder): OrderValues => ({
  ...pick(record, [
    'ord_name',
    'ord_id_website',
    'ord_id_ad_network_type',
    'ord_id_ad_network_category',
    'ord_id_ad_manager',
    'ord_status',
    'ord_id_ad_network',
  ]),
  ord_domain: record.ord_domain ?? '',
  ord_token_expires_at: record.ord_token_expires_at ?? '',
})

/** The cast is safe: the rules refuse a form without type or technology. */
export const toCreateBody = ({ ord_domain, ord_token_expires_at, ...values }: OrderValues) =>
  ({
    ...values,
    ord_domain: ord_domain.trim() === '' ? null : ord_domain,
    ord_token_expires_at: ord_token_expires_at || null,
  }) as OrderCreateBody

/** What was changed and nothing else: what is not said stays as it is. */
export const toUpdateBody = (values: OrderValues, base: OrderValues): OrderUpdateBody =>
  changesOf(toCreateBody(base), toCreateBody(values))

export const newRules = rulesOf<OrderValues>(values => [orderCreateBody, toCreateBody(values)])
export const editRules = rulesOf<OrderValues>(values => [orderUpdateBody, toCreateBody(values)])
