import { type Flag, languageOf, ORDER_CAMPAIGN_WORDS } from '@candela/shared-contract'
import { Pill } from '@candela/shared-ui'
import { useLocale } from '@candela/shared-ui/runtime'

/** The words that the list has in common with the file of it. */
export const useOrderCampaignWords = () => ORDER_CAMPAIGN_WORDS[languageOf(useLocale())]

export const OrderCampaignStatusPill = ({ status }: { status: Flag }) => {
  const words = useOrderCampaignWords()
  return (
    <Pill tone={status ? 'success' : 'neutral'} mark={status ? 'dot' : 'hollow'}>
      {words.status[status]}
    </Pill>
  )
}
