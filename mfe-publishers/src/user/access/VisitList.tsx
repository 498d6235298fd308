import { isLocale, languageOf, USER_WORDS, type UserVisit } from '@candela/shared-contract'
import { Pill, useFormat } from '@candela/shared-ui'
import { useLocale } from '@candela/shared-ui/runtime'
import { userMessages } from '../messages'
import { visitsQuery } from './access.api'
import { CardList } from './CardList'
import { DeviceRow, useDeviceName } from './DeviceRow'

type VisitListProps = { id: number }

/** Sign-ins and attempts, the newest first: somebody else's tries show here. */
export const VisitList = ({ id }: VisitListProps) => {
  const t = userMessages.useT()
  const format = useFormat()
  const deviceName = useDeviceName()
  const words = USER_WORDS[languageOf(useLocale())]

  const row = (visit: UserVisit) => (
    <DeviceRow
      key={`${visit.succeeded}-${visit.id}`}
      icon={visit.succeeded ? 'check' : 'alert'}
      title={format.dateTime(visit.created_at)}
      facts={[deviceName(visit), visit.ip, isLocale(visit.language) ? words.locale[visit.language] : null]}
    >
      <Pill tone={visit.succeeded ? 'neutral' : 'danger'} mark={visit.succeeded ? 'none' : 'square'}>
        {t(visit.succeeded ? 'user.access.succeeded' : 'user.access.failed')}
      </Pill>
    </DeviceRow>
  )

  return (
    <CardList
      title={t('user.access.visits')}
      aside={visits => t('user.access.latest', { count: visits.length })}
      source={visitsQuery(id)}
      empty={{ icon: 'log', title: t('user.access.neverSignedIn') }}
      row={row}
    />
  )
}
