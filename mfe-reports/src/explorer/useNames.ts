import {
  ACCOUNT_WORDS,
  type Dimension,
  languageOf,
  METRICS,
  type MetricKey,
  type PerformanceAnswer,
  toDay,
} from '@candela/shared-contract'
import { useLocale } from '@candela/shared-ui/runtime'
import { useMemo } from 'react'
import { reportMessages } from '../i18n/messages'
import { useKeyWords } from '../shared/useKeyWords'
import { useStepNames } from '../statement/useStepNames'

export type Key = PerformanceAnswer['rows'][number]['key']

/** What dimensions, and what stands in them, are called. */
export const useNames = () => {
  const words = reportMessages.useT()
  const wordFor = useKeyWords()
  const tiers = ACCOUNT_WORDS[languageOf(useLocale())].tier
  const [days, weeks, months] = [useStepNames('day'), useStepNames('week'), useStepNames('month')]
  return useMemo(() => {
    const steps: Partial<Record<Dimension, typeof days>> = { date: days, week: weeks, month: months }
    const nameOf = (dimension: Dimension, key: Key, isShort = false): string => {
      const part = key[dimension]
      const step = steps[dimension]
      if (step && part?.id != null) return (isShort ? step.axis : step.full)(toDay(String(part.id)))
      if (dimension === 'tier') return tiers[Number(part?.id) as 1] ?? wordFor(dimension, part)
      return wordFor(dimension, part)
    }
    return {
      dimension: (dimension: Dimension): string => words(`numbers.dimensions.${dimension}`),
      nameOf,
    }
  }, [words, wordFor, tiers, days, weeks, months])
}
export type Names = ReturnType<typeof useNames>

/** Whether parts of it make the whole: a stack of ratios is none. */
export const addsUp = (metric: MetricKey): boolean =>
  METRICS[metric].unit === 'count' || metric === 'net' || metric === 'gross' || metric === 'margin'
