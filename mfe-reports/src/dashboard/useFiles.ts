import { type DashboardQuery, type ReportMeta, toDay } from '@candela/shared-contract'
import { useFormat, usePeriodWords } from '@candela/shared-ui'

/** How files of the page are called, and which days they are about. */
export const useFiles = ({ period }: DashboardQuery) => {
  const format = useFormat()
  const words = usePeriodWords()
  const files = (chart: string, meta: ReportMeta | undefined) => ({
    fileName: meta ? `dashboard_${chart}_${meta.range.from}_${meta.range.to}` : `dashboard_${chart}`,
    subtitle: meta
      ? `${format.date(toDay(meta.range.from))} – ${format.date(toDay(meta.range.to))}, ${meta.zone.replace('_', ' ')}, ${meta.currency}`
      : '',
  })
  return Object.assign(files, { period: words(period) })
}
