import type { UserSession } from '@candela/shared-contract'
import { userMessages } from '../messages'

type Device = Pick<UserSession, 'browser' | 'operating_system'>

export const useDeviceName = (): ((device: Device) => string) => {
  const t = userMessages.useT()
  return ({ browser, operating_system: system }) =>
    browser && system
      ? t('user.access.device', { browser, system })
      : (browser ?? system ?? t('user.access.unknownDevice'))
}
