import { type Locale, tagOf } from '@candela/shared-contract'

const unitText = (locale: Locale, unit: 'hour' | 'minute' | 'second', count: number): string =>
  new Intl.NumberFormat(tagOf(locale), { style: 'unit', unit, unitDisplay: 'short' }).format(count)

/** As exact as it means something: seconds within the first minute, minutes after that. */
export const formatDuration = (locale: Locale, seconds: number): string => {
  if (seconds < 60) return unitText(locale, 'second', seconds)
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor((seconds % 3600) / 60)]
  const parts = [hours > 0 && unitText(locale, 'hour', hours), minutes > 0 && unitText(locale, 'minute', minutes)]
  return parts.filter(Boolean).join(' ')
}
