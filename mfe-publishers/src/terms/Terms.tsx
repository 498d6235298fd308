import type { Day, Terms } from '@candela/shared-contract'
import { TwoLines, useFormat } from '@candela/shared-ui'
import { publisherMessages } from '../i18n/messages'

/** Hundredths of a percent are whole, so nothing is lost between the two sides. */
export const otherSide = (commission: string): `${number}` => `${(10_000 - Math.round(Number(commission) * 100)) / 100}`

/** The platform's commission in words of both sides: what the platform keeps, what the publisher gets. Undefined without one. */
export const useFeeSentence = (): ((commission: string | null) => string | undefined) => {
  const t = publisherMessages.useT()
  const format = useFormat()
  return commission =>
    commission === null || Number(commission) > 100
      ? undefined
      : t('website.commissionSides', {
          platform: format.percent(commission),
          publisher: format.percent(otherSide(commission)),
        })
}

/** What a fixed price is, and for what. */
const usePriceWords = (): ((terms: Terms) => { what: string; amount: string } | undefined) => {
  const t = publisherMessages.useT()
  const format = useFormat()
  return ({ share }) => {
    if (!share?.amount || !share.wrs_currency) return undefined
    const amount = format.money(share.wrs_currency, share.amount)
    return share.wrs_type === 'website_fixed_cpm'
      ? { what: t('website.share.cpm'), amount }
      : { what: t('website.share.monthly'), amount }
  }
}

/** What decides about a website's money, in the room of a cell. */
export const TermsCell = ({ terms }: { terms: Terms | null }) => {
  const t = publisherMessages.useT()
  const format = useFormat()
  const priceOf = usePriceWords()
  if (!terms) return '–'
  const price = priceOf(terms)
  if (price) return <TwoLines below={price.what}>{price.amount}</TwoLines>
  const fee = terms.effectiveFee === null ? '–' : format.percent(terms.effectiveFee)
  if (terms.share?.wrs_type !== 'specific_per_condition') return fee
  return <TwoLines below={t('website.share.varies')}>{fee}</TwoLines>
}

/** The same in a sentence: both sides of a part, or a price, and since when it was agreed on. */
export const useTermsWords = (): ((terms: Terms | null) => string | undefined) => {
  const t = publisherMessages.useT()
  const format = useFormat()
  const priceOf = usePriceWords()
  const feeSentenceOf = useFeeSentence()
  return terms => {
    if (!terms) return undefined
    const { share, effectiveFee } = terms
    const price = priceOf(terms)
    const parts = [
      price ? `${price.what} – ${price.amount}` : feeSentenceOf(effectiveFee),
      share?.wrs_type === 'specific_per_condition' && t('website.share.variesBy'),
      share && t('website.share.since', { day: format.date(share.wrs_valid_from as Day) }),
    ]
    return parts.filter(Boolean).join(' · ')
  }
}
