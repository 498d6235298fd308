import {
  LANGUAGES,
  type NotificationRow,
  type NotificationVariant,
  notificationRowSchema,
  type OneNotification,
  oneNotification,
} from '@candela/shared-contract'
import type { Actor } from '../../platform/context'
import type { Reader } from '../../platform/db/database'
import { abilitiesOf, pickShown } from '../../platform/present'
import { namesOfAudience } from './notification.audience'
import type { NotificationLine } from './notification.lines'
import { canNotification } from './notification.policy'

const canOf = (actor: Actor, line: NotificationLine) =>
  abilitiesOf(oneNotification.shape.can, action => canNotification(actor, action, line))

export const toNotificationRow = (actor: Actor, line: NotificationLine): NotificationRow =>
  pickShown(notificationRowSchema, { ...line, can: canOf(actor, line) })

/** As people write them, one after the other; they are stored by their language. */
const variantsOf = ({ not_variants: stored }: NotificationLine): NotificationVariant[] =>
  LANGUAGES.flatMap(language => {
    const said = stored[language]
    return said ? [{ language, ...said }] : []
  })

export const toOneNotification = async (
  actor: Actor,
  read: Reader,
  line: NotificationLine,
): Promise<OneNotification> => ({
  record: pickShown(oneNotification.shape.record, {
    ...line,
    not_variants: variantsOf(line),
    not_audience: line.not_audience,
    audience_names: await namesOfAudience(read, actor, line.not_audience),
  }),
  can: canOf(actor, line),
})
