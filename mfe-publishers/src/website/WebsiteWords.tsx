import { isTurnedDown, languageOf, WEBSITE_WORDS, type Website, websiteStatusIn } from '@candela/shared-contract'
import { Pill, type PillMark, type PillTone } from '@candela/shared-ui'
import { useLocale } from '@candela/shared-ui/runtime'

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
