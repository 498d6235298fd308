import { type Flag, languageOf, ORDER_CAMPAIGN_WORDS } from '@candela/shared-contract'
import { useLocale } from '@candela/shared-ui/runtime'
import { OnOffPill } from '../shared/OnOffPill'

/** The words that the list has in common with the file of it. */
export const useOrderCampaignWords = () => ORDER_CAMPAIGN_WORDS[languageOf(useLocale())]

export const OrderCampaignStatusPill = ({ status }: { status: Flag }) => (
  <OnOffPill on={status === 1}>{useOrderCampaignWords().status[status]}</OnOffPill>
)
