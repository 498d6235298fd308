import { useCan } from '@candela/shared-auth'
import { LinkButton, Page, Skeleton } from '@candela/shared-ui'
import { Unanswered } from '@candela/shared-ui/pages'
import { adminMessages } from '../i18n/messages'
import { QUOTATION } from '../quotation/quotation.api'
import { CLOSE_PATH, useMonths } from './close.api'
import { MonthsCard } from './MonthsCard'

const HEIGHT = '480px'

const Months = () => {
  const t = adminMessages.useT()
  const mayClose = useCan('currencyExchange.closeMonth')
  const months = useMonths()
  return (
    <Page
      title={t('monthClose.months.title')}
      breadcrumb={[{ label: t('quotation.quotations'), href: QUOTATION.path }]}
      actions={
        mayClose && (
          <LinkButton variant="primary" href={CLOSE_PATH}>
            {t('monthClose.action')}
          </LinkButton>
        )
      }
    >
      {months.data ? (
        <MonthsCard months={months.data.months} />
      ) : (
        <Unanswered query={months}>
          <Skeleton height={HEIGHT} />
        </Unanswered>
      )}
    </Page>
  )
}

export default Months
