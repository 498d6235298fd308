import { type ReportMeta, toDay } from '@candela/shared-contract'
import { useFormat, usePeriodWords } from '@candela/shared-ui'

/** How files of a page are called, and which days they are about. Of charts along time the days stand in the rows. */
export const useFileNames = ({ period }: { period: string }, page: 'dashboard' | 'report' = 'dashboard') => {
  const format = useFormat()
  const words = usePeriodWords()
  const chartFile = (chart: string, meta: ReportMeta | undefined, isOfTime = false) => {
    // Nothing can be done with a chart whose rows are on their way.
    if (!meta) return { fileName: chart, subtitle: '', about: '' }
    const { range, zone, currency } = meta
    return {
      fileName: [page, chart, range.from, range.to, currency].join('_'),
      subtitle: `${format.date(toDay(range.from))} – ${format.date(toDay(range.to))}, ${zone.replace('_', ' ')}, ${currency}`,
      about: isOfTime ? zone : `${range.from} – ${range.to}, ${zone}`,
    }
  }
  return { chartFile, periodLabel: words(period) }
}
