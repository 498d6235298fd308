import type { BookMonth } from '@candela/shared-contract'
import { Banner, useFormat } from '@candela/shared-ui'
import { styled } from 'styled-components'
import { adminMessages } from '../i18n/messages'
import { atStart, useMonthWords } from './useMonthWords'

const News = styled.div`
  display: grid;
  gap: 12px;

  &:not(:empty) {
    margin-bottom: 16px;
  }
`

/** What became of a month that is to be closed: that its close failed, or who opened it again and why. */
export const MonthNews = ({ month }: { month: BookMonth }) => {
  const t = adminMessages.useT()
  const format = useFormat()
  const monthWords = useMonthWords()
  const { reopened_by: by, reopened_at: at } = month
  return (
    <News>
      {month.progress?.error && (
        <Banner kind="danger" title={t('monthClose.progress.failed', { month: atStart(monthWords(month.month)) })}>
          {t('monthClose.progress.failedText')}
        </Banner>
      )}
      {month.state === 'reopened' && by && at && (
        <Banner kind="info" title={t('monthClose.months.reopenedBy', { name: by.label, at: format.dateTime(at) })}>
          {month.reason}
        </Banner>
      )}
    </News>
  )
}
