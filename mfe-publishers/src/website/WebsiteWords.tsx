import {
  type Day,
  isTurnedDown,
  languageOf,
  type Terms,
  WEBSITE_WORDS,
  type Website,
  websiteStatusIn,
} from '@candela/shared-contract'
import { Pill, type PillMark, type PillTone, TwoLines, useFormat } from '@candela/shared-ui'
import { useLocale } from '@candela/shared-ui/runtime'
import { publisherMessages } from '../i18n/messages'

type Standing = Pick<Website, 'anw_status' | 'anw_reject_reason'>

const LOOKS: Record<Website['anw_status'], { tone: PillTone; mark: PillMark }> = {
  0: { tone: 'neutral', mark: 'hollow' },
  1: { tone: 'success', mark: 'dot' },
  2: { tone: 'warning', mark: 'dot' },
  3: { tone: 'danger', mark: 'square' },
}
const REJECTED = { tone: 'danger', mark: 'hollow' } as const

/** The words that the list has in common with the file of it. */
export const useWebsiteWords = () => WEBSITE_WORDS[languageOf(useLocale())]

export const WebsiteStatusPill = ({ website }: { website: Standing }) => {
  const look = isTurnedDown(website) ? REJECTED : LOOKS[website.anw_status]
  return <Pill {...look}>{websiteStatusIn(useWebsiteWords(), website)}</Pill>
}

/** Hundredths of a percent are whole, so nothing is lost between the two sides. */
export const otherSide = (share: string): `${number}` => `${(10_000 - Math.round(Number(share) * 100)) / 100}`

/** The platform's commission in words of both sides: what the platform keeps, what the publisher gets. Undefined without one. */
export const useCommissionWords = (): ((share: string | null) => string | undefined) => {
  const t = publisherMessages.useT()
  const format = useFormat()
  return share =>
    share === null || Number(share) > 100
      ? undefined
      : t('website.commissionSides', {
          platform: format.percent(share),
          publisher: format.percent(otherSide(share)),
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
  const fee = terms.fee === null ? '–' : format.percent(terms.fee)
  if (terms.share?.wrs_type !== 'specific_per_condition') return fee
  return <TwoLines below={t('website.share.varies')}>{fee}</TwoLines>
}

/** The same in a sentence: both sides of a part, or a price, and since when it was agreed on. */
export const useTermsWords = (): ((terms: Terms | null) => string | undefined) => {
  const t = publisherMessages.useT()
  const format = useFormat()
  const priceOf = usePriceWords()
  const sidesOf = useCommissionWords()
  return terms => {
    if (!terms) return undefined
    const { share, fee } = terms
    const price = priceOf(terms)
    const parts = [
      price ? `${price.what} – ${price.amount}` : sidesOf(fee),
      share?.wrs_type === 'specific_per_condition' && t('website.share.variesBy'),
      share && t('website.share.since', { day: format.date(share.wrs_valid_from as Day) }),
    ]
    return parts.filter(Boolean).join(' · ')
  }
}
