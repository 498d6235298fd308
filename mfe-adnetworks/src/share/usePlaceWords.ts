import { type TypeValue, tagOf } from '@candela/shared-contract'
import { useLocale } from '@candela/shared-ui/runtime'
import { adNetworkMessages } from '../i18n/messages'

type Place = {
  devices: readonly TypeValue<'device'>[] | null
  formats: readonly TypeValue<'formatName'>[] | null
  /** As they are called. */
  technologies: readonly string[] | 0 | null
}

/** Where ads are shown, in words: of formats, devices and technologies those that are asked for. */
export const usePlaceWords = (): ((place: Place) => string) => {
  const t = adNetworkMessages.useT()
  const either = new Intl.ListFormat(tagOf(useLocale()), { type: 'disjunction' })
  return ({ devices, formats, technologies }) =>
    [
      formats && either.format(formats.map(format => t(`share.format.${format}`))),
      devices && either.format(devices.map(device => t(`share.device.${device}`))),
      technologies && either.format(technologies),
    ]
      .filter(Boolean)
      .join(' · ') || t('share.any.placement')
}
