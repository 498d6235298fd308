import { useCan } from '@candela/shared-auth'
import { useFormat } from '@candela/shared-ui'
import type { FormFields } from '@candela/shared-ui/pages'
import { commonMessages } from '@candela/shared-ui/runtime'
import { useQuery } from '@tanstack/react-query'
import { useCallback } from 'react'
import { useAccountWords } from '../account/AccountWords'
import { useFeeOfTier } from '../account/useFeeOfTier'
import { publisherMessages } from '../i18n/messages'
import { managerChoices } from '../people/people.api'
import { useUserWords } from '../user/UserWords'
import { useGroupName } from '../user/user.api'
import { useWebsiteWords } from '../website/WebsiteWords'
import type { OnboardValues } from './onboard.form'

/** How the flow speaks of what is filled in: in a kept draft, and on its last step. */
export const useOnboardFields = (): ((tier: OnboardValues['acc_tier']) => FormFields<OnboardValues>) => {
  const t = publisherMessages.useT()
  const common = commonMessages.useT()
  const format = useFormat()
  const account = useAccountWords()
  const website = useWebsiteWords()
  const user = useUserWords()
  const groupName = useGroupName()
  const feeOf = useFeeOfTier()
  const { data: managers } = useQuery({ ...managerChoices(), enabled: useCan('user.accountManager') })
  return useCallback(
    tier => {
      const none = common('state.none')
      const asTyped = (text: string | null) => text || none
      const managerName = (id: number) => managers?.find(each => each.id === id)?.label ?? `#${id}`
      return [
        { name: 'acc_name', label: t('onboard.field.account'), formatValue: asTyped },
        { name: 'acc_tier', label: account.columns.acc_tier, formatValue: value => account.tier[value] },
        { name: 'acc_time_zone', label: account.columns.acc_time_zone, formatValue: asTyped },
        {
          name: 'acm_id_user',
          label: t('onboard.field.manager'),
          formatValue: id => (id === null ? t('onboard.noManager') : managerName(id)),
        },
        { name: 'anw_website', label: website.columns.anw_website, formatValue: asTyped },
        { name: 'anw_product', label: website.columns.anw_product, formatValue: asTyped },
        {
          name: 'anw_comission',
          label: website.columns.anw_comission,
          formatValue: commission => {
            const fee = commission ?? feeOf(tier)
            return fee === undefined ? none : format.percent(fee)
          },
        },
        { name: 'usr_name', label: t('onboard.field.person'), formatValue: asTyped },
        { name: 'usr_email', label: user.columns.usr_email, formatValue: asTyped },
        { name: 'usr_locale', label: user.columns.usr_locale, formatValue: value => user.locale[value] },
        { name: 'usr_id_group', label: user.columns.gro_name, formatValue: id => (id === null ? none : groupName(id)) },
      ]
    },
    [t, common, format, account, website, user, groupName, feeOf, managers],
  )
}
