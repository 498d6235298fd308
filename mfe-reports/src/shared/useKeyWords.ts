import { type ReportAnswer, TYPES } from '@candela/shared-contract'
import { reportMessages } from '../i18n/messages'

type Key = ReportAnswer['rows'][number]['key'][keyof ReportAnswer['rows'][number]['key']]

/** What people call a device, a format or an ad type; names that people gave are theirs. */
export const useKeyWords = () => {
  const t = reportMessages.useT()
  return (dimension: string, key: Key): string => {
    const id = key?.id
    const device = TYPES.device.find(each => each === id)
    if (dimension === 'device' && device) return t(`numbers.keys.device.${device}`)
    const adType = TYPES.adType.find(each => each === id)
    if (dimension === 'adType' && adType) return t(`numbers.keys.adType.${adType}`)
    const format = TYPES.formatName.find(each => each === id)
    if (dimension === 'format' && format) return t(`numbers.keys.format.${format}`)
    return key?.label || t('numbers.keys.none')
  }
}
