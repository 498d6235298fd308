import { type DashboardQuery, toDay } from '@candela/shared-contract'
import { IconButton, media, useFormat } from '@candela/shared-ui'
import { useQueryClient } from '@tanstack/react-query'
import { styled } from 'styled-components'
import { reportMessages } from '../i18n/messages'
import { useBlock } from './Block'
import { totalizersQuery } from './dashboard.api'

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
    justify-content: space-between;
    min-height: 44px;
  }
`

const isOfDashboard = ({ queryKey: [name] }: { queryKey: readonly unknown[] }): boolean =>
  typeof name === 'string' && name.includes(' /dashboard/')

/** Until when there are numbers and whose days they are, and how to look again. */
export const Freshness = ({ question }: { question: DashboardQuery }) => {
  const t = reportMessages.useT()
  const format = useFormat()
  const client = useQueryClient()
  const { data, isFetching } = useBlock(totalizersQuery(question))
  const { dataUntil, historyFrom, zone } = data?.meta ?? {}
  const words =
    dataUntil && zone
      ? t('dashboard.freshness', { time: format.dateTime(dataUntil, zone), zone: zone.replace('_', ' ') })
      : data && t('dashboard.noDataYet')
  return (
    <Root>
      <span>
        {words}
        {historyFrom && ` · ${t('dashboard.loadingHistory', { day: format.date(toDay(historyFrom)) })}`}
      </span>
      <IconButton
        icon="refresh"
        size="sm"
        label={t('dashboard.refresh')}
        aria-busy={isFetching || undefined}
        onClick={() => void client.invalidateQueries({ predicate: isOfDashboard })}
      />
    </Root>
  )
}
