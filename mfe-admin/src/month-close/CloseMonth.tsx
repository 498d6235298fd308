import { type BookMonth, monthsLater, toDay } from '@candela/shared-contract'
import { Banner, EmptyState, LinkButton, Page, Skeleton, useFormat } from '@candela/shared-ui'
import { Unanswered } from '@candela/shared-ui/pages'
import { useEffect, useEffectEvent, useState } from 'react'
import { adminMessages } from '../i18n/messages'
import { QUOTATION } from '../quotation/quotation.api'
import { CloseProgress } from './CloseProgress'
import { CloseWizard } from './CloseWizard'
import { nextMonth, useMonthChanged, useMonths } from './close.api'
import { MonthsCard } from './MonthsCard'
import { useMonthWords } from './useMonthWords'

const HEIGHT = '320px'

const useObstacleWords = () => {
  const t = adminMessages.useT()
  const format = useFormat()
  const monthWords = useMonthWords()
  return (month: BookMonth | undefined): string => {
    const obstacle = month?.obstacle.close
    if (!month || !obstacle) return t('monthClose.obstacle.nothing')
    const day = format.date(monthsLater(toDay(`${month.month}-01`), 1))
    return t(`monthClose.obstacle.${obstacle}`, { month: monthWords(month.month), day })
  }
}

/** A month that this page saw being closed, so that it says what came of it. */
const useSeen = (months: readonly BookMonth[] | undefined): BookMonth | undefined => {
  const [seen, setSeen] = useState<string>()
  const closing = months?.find(({ state }) => state === 'closing')?.month
  useEffect(() => {
    if (closing) setSeen(closing)
  }, [closing])
  return months?.find(({ month }) => month === seen)
}

const CloseMonth = () => {
  const t = adminMessages.useT()
  const monthWords = useMonthWords()
  const obstacleWords = useObstacleWords()
  const changed = useMonthChanged()
  const months = useMonths()
  const seen = useSeen(months.data?.months)
  const isClosed = seen?.state === 'closed'
  const onClosed = useEffectEvent(changed)
  useEffect(() => {
    if (isClosed) void onClosed()
  }, [isClosed])

  const frame = { title: t('monthClose.title'), subtitle: t('monthClose.subtitle') }
  const breadcrumb = [{ label: t('quotation.quotations'), href: QUOTATION.path }]
  if (!months.data)
    return (
      <Page {...frame} breadcrumb={breadcrumb}>
        <Unanswered query={months}>
          <Skeleton height={HEIGHT} />
        </Unanswered>
      </Page>
    )
  if (seen && (seen.state === 'closing' || seen.state === 'closed')) return <CloseProgress month={seen} />
  const closing = months.data.months.find(({ state }) => state === 'closing')
  if (closing) return <CloseProgress month={closing} />
  const next = nextMonth(months.data)
  if (!next?.can.close)
    return (
      <Page {...frame} breadcrumb={breadcrumb}>
        <EmptyState
          icon="calendar"
          title={t('monthClose.notNow')}
          text={obstacleWords(next)}
          action={<LinkButton href={QUOTATION.path}>{t('quotation.quotations')}</LinkButton>}
        />
        <MonthsCard months={months.data.months} />
      </Page>
    )
  return (
    <>
      {next.progress?.error && (
        <Banner kind="danger" title={t('monthClose.progress.failed', { month: monthWords(next.month) })}>
          {t('monthClose.progress.failedText')}
        </Banner>
      )}
      <CloseWizard month={next} />
    </>
  )
}

export default CloseMonth
