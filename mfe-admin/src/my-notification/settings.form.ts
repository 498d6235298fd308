import {
  NOTIFICATION_KINDS,
  type NotificationKind,
  type NotificationSettings,
  notificationSettingsBody,
} from '@candela/shared-contract'
import { rulesOf } from '@candela/shared-ui/form'

export type SettingsValues = { quiet: NotificationKind[]; mailed: NotificationKind[] }

/** In the order of the table, so that the same choice is the same value. */
const inOrder = (kinds: readonly NotificationKind[]) => NOTIFICATION_KINDS.filter(kind => kinds.includes(kind))

export const valuesOf = ({ quiet, mailed }: NotificationSettings): SettingsValues => ({
  quiet: inOrder(quiet),
  mailed: inOrder(mailed),
})

export const withKind = (kinds: readonly NotificationKind[], kind: NotificationKind, isIn: boolean) =>
  inOrder(isIn ? [...kinds, kind] : kinds.filter(each => each !== kind))

export const settingsRules = rulesOf<SettingsValues>(values => [
  notificationSettingsBody,
  { ...values, updated_at: null },
])

export const isSameKinds = (a: readonly NotificationKind[], b: readonly NotificationKind[]): boolean =>
  a.join() === b.join()
