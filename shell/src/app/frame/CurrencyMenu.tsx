import { setCurrency, useSession } from '@candela/shared-auth'
import { CURRENCY_CHOICES } from '@candela/shared-contract'
import { Icon, Menu } from '@candela/shared-ui'
import { useShellText } from '../i18n/messages'
import { HeaderSelect } from './headerStyle'

export const CurrencyMenu = () => {
  const t = useShellText()
  const chosen = useSession(({ currency }) => currency)
  return (
    <Menu
      trigger={button => (
        <HeaderSelect {...button} type="button" aria-label={t('header.currency', { currency: chosen })}>
          <Icon name="coin" />
          {chosen}
          <Icon name="chevronDown" size={12} />
        </HeaderSelect>
      )}
      items={CURRENCY_CHOICES.map(currency => ({
        id: currency,
        label: `${t(`currency.${currency}`)} (${currency})`,
        checked: currency === chosen,
        onSelect: () => setCurrency(currency),
      }))}
    />
  )
}
