import { useCan } from '@candela/shared-auth'
import { type Day, PLATFORM_ZONE, toDay, todayIn } from '@candela/shared-contract'
import { Banner, Button } from '@candela/shared-ui'
import { commonMessages } from '@candela/shared-ui/runtime'
import { useQuery } from '@tanstack/react-query'
import { choicesQuery } from './statement.api'

/** What filters can be narrowed to, for who may ask. */
export const useChoices = () =>
  useQuery({ ...choicesQuery(), enabled: useCan('report.filters'), staleTime: Number.POSITIVE_INFINITY })

/** Before it there is nothing to be asked for, as far as that is known. */
export const useFirstDay = (): Day | undefined => {
  const day = useChoices().data?.firstDay
  return day ? toDay(day) : undefined
}

/** The days that no closed month has, until today, as a period; undefined where no month was closed. */
export const useOpenDays = (zone: string = PLATFORM_ZONE): string | undefined => {
  const from = useChoices().data?.openSince
  const today = todayIn(zone)
  return from && from <= today ? `${from}..${today}` : undefined
}

/** Without them the report runs all the same, and says what is missing. */
export const FiltersFailed = () => {
  const common = commonMessages.useT()
  const { isError, isFetching, refetch } = useChoices()
  if (!isError) return null
  return (
    <Banner
      kind="warning"
      title={common('failure.reportFilters')}
      action={
        <Button size="sm" busy={isFetching} onClick={() => void refetch()}>
          {common('action.tryAgain')}
        </Button>
      }
    />
  )
}
