import { type BookMonth, monthsLater, toDay } from '@candela/shared-contract'
import { EmptyState, focusPageHeading, LinkButton, Page, Skeleton, useFormat } from '@candela/shared-ui'
import { Unanswered } from '@candela/shared-ui/pages'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { adminMessages } from '../i18n/messages'
import { QUOTATION } from '../quotation/quotation.api'
import { CloseProgress } from './CloseProgress'
import { CloseWizard } from './CloseWizard'
import { BY_AVERAGE, nextMonth, type TypedChoices, useMonthChanged, useMonths } from './close.api'
import { MonthsCard } from './MonthsCard'
import { atStart, useMonthWords } from './useMonthWords'

const HEIGHT = '320px'

const useObstacleWords = () => {
  const t = adminMessages.useT()
  const format = useFormat()
  const monthWords = useMonthWords()
  return (month: BookMonth | undefined): string => {
    const obstacle = month?.obstacle.close
    if (!month || !obstacle) return t('monthClose.obstacle.nothing')
    const day = format.date(monthsLater(toDay(`${month.month}-01`), 1))
    return t(`monthClose.obstacle.${obstacle}`, { month: atStart(monthWords(month.month)), day })
  }
}

/** The month that is being closed, or was while somebody was at its steps here: it says what came of it. */
const useClosing = (months: readonly BookMonth[] | undefined) => {
  const [seen, setSeen] = useState<string>()
  const closing = months?.find(({ state }) => state === 'closing')?.month
  useEffect(() => {
    if (closing) setSeen(closing)
  }, [closing])
  return { closing: months?.find(({ month }) => month === (closing ?? seen)), watch: setSeen }
}

/** Reading goes on at the heading of another view, or of steps begun anew, where the focus went with what was there before. */
const useFocusOnView = (view: 'waiting' | 'progress' | 'notNow' | `wizard ${string}`) => {
  const shown = useRef(view)
  useEffect(() => {
    const before = shown.current
    shown.current = view
    if (before !== view && before !== 'waiting' && document.activeElement === document.body) focusPageHeading()
  }, [view])
}

const CloseMonth = () => {
  const t = adminMessages.useT()
  const obstacleWords = useObstacleWords()
  const changed = useMonthChanged()
  const months = useMonths()
  const { closing, watch } = useClosing(months.data?.months)
  const isClosed = closing?.state === 'closed'
  const [rates, setRates] = useState<{ month: string; choices: TypedChoices }>()
  const onClosed = useEffectEvent(changed)
  useEffect(() => {
    if (isClosed) void onClosed()
  }, [isClosed])

  const next = months.data && nextMonth(months.data)
  const shownClose = closing && (closing.state === 'closing' || isClosed) ? closing : undefined
  // Another month, or one whose close failed, is begun anew.
  const wizard = next?.can.close ? (`wizard ${next.month} ${next.progress?.error ?? ''}` as const) : 'notNow'
  useFocusOnView(!months.data ? 'waiting' : shownClose ? 'progress' : wizard)

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
  if (shownClose) return <CloseProgress month={shownClose} />
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
    <CloseWizard
      key={wizard}
      month={next}
      choices={rates?.month === next.month ? rates.choices : BY_AVERAGE}
      onChoose={choices => setRates({ month: next.month, choices })}
      onStart={() => watch(next.month)}
    />
  )
}

export default CloseMonth
