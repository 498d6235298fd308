import { type ReportMeta, toDay } from '@candela/shared-contract'
import { IconButton, media, useFormat } from '@candela/shared-ui'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'
import { reportMessages } from '../i18n/messages'

const Root = styled.div`
  display: flex;
  flex: 1 1 260px;
  align-items: center;
  justify-content: flex-end;
  gap: 8px;
  min-height: 34px;
  color: var(--fg-3);
  font-size: 12px;
  line-height: 16px;

  ${media.phone} {
    flex-wrap: wrap;
    justify-content: space-between;
    min-height: 44px;

    > span {
      flex: 1 1 200px;
    }
  }
`

type FreshnessLineProps = {
  /** Nothing before the first answer. */
  meta: Pick<ReportMeta, 'dataUntil' | 'historyFrom' | 'zone'> | undefined
  isFetching: boolean
  onRefresh: () => void
  /** What else is to be known of the numbers, and what more there is to it. */
  more?: string | undefined
  children?: ReactNode
}

/** Until when there are numbers and whose days they are, and how to look again. */
export const FreshnessLine = ({ meta, isFetching, onRefresh, more, children }: FreshnessLineProps) => {
  const t = reportMessages.useT()
  const format = useFormat()
  const { dataUntil, historyFrom, zone } = meta ?? {}
  const words =
    dataUntil && zone
      ? t('dashboard.freshness', { time: format.dateTime(dataUntil, zone), zone: zone.replace('_', ' ') })
      : meta && t('dashboard.noDataYet')
  return (
    <Root>
      <span>
        {words}
        {more && ` · ${more}`}
        {historyFrom && ` · ${t('dashboard.loadingHistory', { day: format.date(toDay(historyFrom)) })}`}
      </span>
      {children}
      <IconButton
        icon="refresh"
        size="sm"
        label={t('dashboard.refresh')}
        aria-busy={isFetching || undefined}
        onClick={onRefresh}
      />
    </Root>
  )
}
