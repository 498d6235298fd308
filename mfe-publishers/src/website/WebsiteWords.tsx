import { languageOf, WEBSITE_WORDS, type Website } from '@candela/shared-contract'
import { Pill, type PillMark, type PillTone, useFormat } from '@candela/shared-ui'
import { useLocale } from '@candela/shared-ui/runtime'
import { publisherMessages } from '../i18n/messages'

type Status = Website['anw_status']

const LOOKS: Record<Status, { tone: PillTone; mark: PillMark }> = {
  0: { tone: 'neutral', mark: 'hollow' },
  1: { tone: 'success', mark: 'dot' },
  2: { tone: 'warning', mark: 'dot' },
  3: { tone: 'danger', mark: 'square' },
}

/** The words that the list has in common with the file of it. */
export const useWebsiteWords = () => WEBSITE_WORDS[languageOf(useLocale())]

export const WebsiteStatusPill = ({ status }: { status: Status }) => {
  const words = useWebsiteWords()
  return <Pill {...LOOKS[status]}>{words.status[status]}</Pill>
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
