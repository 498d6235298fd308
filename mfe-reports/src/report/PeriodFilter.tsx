import { MAX_REPORT_DAYS } from '@candela/shared-contract'
import { Button, PeriodChip, usePeriodWords } from '@candela/shared-ui'
import { styled } from 'styled-components'
import { reportMessages } from '../i18n/messages'
import { useFirstDay, useOpenDays } from '../statement/FiltersFailed'

const Shortcut = styled(Button)`
  flex: none;
  white-space: nowrap;

  &[aria-pressed='true'] {
    background: var(--accent-soft);
    color: var(--accent-fg);
  }
`

const LAST_MONTH = 'lastMonth'

type PeriodFilterProps = {
  report: {
    filters: { period: string }
    run: (change: { period: string }) => void
  }
  maxDays?: number
  /** It asks for numbers, and there are none before their first day. */
  isOfNumbers?: boolean
  /** Of the days of the last answer. */
  zone: string | undefined
  problemId: string | undefined
}

/** Which days a report is about: it runs with them at once. What people come for most has a press of its own. */
export const PeriodFilter = (props: PeriodFilterProps) => {
  const { report, maxDays = MAX_REPORT_DAYS, isOfNumbers = true, zone, problemId } = props
  const words = reportMessages.useT()
  const periodWords = usePeriodWords()
  const firstDay = useFirstDay()
  const first = isOfNumbers ? firstDay : undefined
  const open = useOpenDays(zone)
  const named = open ? [{ label: words('dashboard.sinceClose'), value: open }] : []
  const { period } = report.filters
  return (
    <>
      <PeriodChip
        label={words('dashboard.period')}
        value={period}
        {...{ first, maxDays, zone, problemId, named }}
        onChange={chosen => report.run({ period: chosen })}
      />
      <Shortcut
        variant="ghost"
        size="sm"
        aria-pressed={period === LAST_MONTH}
        onClick={() => report.run({ period: LAST_MONTH })}
      >
        {periodWords(LAST_MONTH)}
      </Shortcut>
    </>
  )
}
