import { type ReportMeta, toDay } from '@candela/shared-contract'
import { useFormat, usePeriodWords } from '@candela/shared-ui'

/** How files of a page are called, and which days they are about. */
export const useFiles = ({ period }: { period: string }, page: 'dashboard' | 'report' = 'dashboard') => {
  const format = useFormat()
  const words = usePeriodWords()
  const files = (chart: string, meta: ReportMeta | undefined) => ({
    fileName: meta ? `${page}_${chart}_${meta.range.from}_${meta.range.to}` : `${page}_${chart}`,
    subtitle: meta
      ? `${format.date(toDay(meta.range.from))} – ${format.date(toDay(meta.range.to))}, ${meta.zone.replace('_', ' ')}, ${meta.currency}`
      : '',
  })
  return Object.assign(files, { period: words(period) })
}
