import { type TypeValue, tagOf } from '@candela/shared-contract'
import { useLocale } from '@candela/shared-ui/runtime'
import { adNetworkMessages } from '../i18n/messages'

type Place = {
  devices: readonly TypeValue<'device'>[] | null
  formats: readonly TypeValue<'formatName'>[] | null
  /** As they are called. */
  technologies: readonly string[] | 0 | null
}

/** Where ads are shown, in words: formats, devices and technologies, of which any may be meant. */
export const usePlaceWords = (): ((place: Place) => string) => {
  const t = adNetworkMessages.useT()
  const either = new Intl.ListFormat(tagOf(useLocale()), { type: 'disjunction' })
  return ({ devices, formats, technologies }) =>
    [
      formats ? either.format(formats.map(format => t(`share.format.${format}`))) : t('share.any.format'),
      devices ? either.format(devices.map(device => t(`share.device.${device}`))) : t('share.any.device'),
      technologies ? either.format(technologies) : t('share.any.technology'),
    ].join(' · ')
}
