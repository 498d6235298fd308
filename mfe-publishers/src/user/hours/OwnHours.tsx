import type { MyHours } from '@candela/shared-contract'
import { Button, Card, Skeleton } from '@candela/shared-ui'
import { Unanswered } from '@candela/shared-ui/pages'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { styled } from 'styled-components'
import { userMessages } from '../messages'
import { HoursDialog } from './HoursDialog'
import { hoursQuery, WEEK } from './hours.form'
import { useDays } from './useDays'

const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;

  small {
    display: block;
    color: var(--fg-3);
    font-size: 12px;
    line-height: 16px;
  }
`

const Said = ({ hours }: { hours: MyHours }) => {
  const t = userMessages.useT()
  const dayName = useDays('short')
  const days = WEEK.filter(day => hours.woh_days.includes(day)).map(dayName)
  return (
    <p>
      {days.join(', ')} · {hours.woh_from}–{hours.woh_to}
      <small>{hours.woh_zone}</small>
      {hours.updated_at === null && <small>{t('user.hours.usual')}</small>}
    </p>
  )
}

/** When one works, as those see it who write to one. */
export const OwnHours = () => {
  const t = userMessages.useT()
  const client = useQueryClient()
  const query = useQuery(hoursQuery())
  const [open, setOpen] = useState(false)
  const { data } = query
  return (
    <Card title={t('user.hours.title')}>
      {data ? (
        <Line>
          <Said hours={data} />
          <Button icon="clock" onClick={() => setOpen(true)}>
            {t('user.hours.change')}
          </Button>
          {open && (
            <HoursDialog
              hours={data}
              onSaved={saved => client.setQueryData(hoursQuery().queryKey, saved)}
              onClose={() => setOpen(false)}
            />
          )}
        </Line>
      ) : (
        <Unanswered query={query}>
          <Skeleton width="60%" />
        </Unanswered>
      )}
    </Card>
  )
}
