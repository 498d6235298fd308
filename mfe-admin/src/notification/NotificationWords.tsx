import {
  type AudienceKind,
  LANGUAGE_NAMES,
  type Language,
  LOCALES,
  languageOf,
  type NotificationRecord,
  type NotificationState,
  tagOf,
} from '@candela/shared-contract'
import { Pill, type PillMark, type PillTone, useFormat } from '@candela/shared-ui'
import { useLocale } from '@candela/shared-ui/runtime'
import { useMemo } from 'react'
import { adminMessages } from '../i18n/messages'
import { tierName } from './tiers'

const LOOKS: Record<NotificationState, { tone: PillTone; mark: PillMark }> = {
  scheduled: { tone: 'info', mark: 'hollow' },
  sending: { tone: 'requested', mark: 'dashed' },
  failed: { tone: 'danger', mark: 'square' },
  sent: { tone: 'success', mark: 'dot' },
}

export const StatePill = ({ state }: { state: NotificationState }) => {
  const t = adminMessages.useT()
  return <Pill {...LOOKS[state]}>{t(`notification.state.${state}`)}</Pill>
}

/** Each language as it calls itself: how people find theirs. */
export const languageName = (language: Language): string => {
  const locale = LOCALES.find(each => languageOf(each) === language)
  return locale ? LANGUAGE_NAMES[locale] : language
}

/** A language as the reader calls it: `inglês`. */
export const useLanguageName = () => {
  const names = new Intl.DisplayNames([tagOf(useLocale())], { type: 'language' })
  return (language: Language): string => names.of(language) ?? language
}

/** What somebody is called by whom it was chosen; tiers are known by their number. */
export const useChosenName = () => {
  const language = languageOf(useLocale())
  return ({ kind, id, name }: { kind: AudienceKind; id: number; name: string }) =>
    kind === 'tiers' ? tierName(id, language) : name
}

type Reading = Pick<NotificationRecord, 'state' | 'recipients_count' | 'read_count'>

/** Before it goes out nobody is known to whom it goes. */
const figure = ({ state }: Reading, text: string) => (state === 'scheduled' ? '–' : text)

/** How people read the figures of a notification; a share is that of the numbers beside it. */
export const useNotificationTexts = () => {
  const t = adminMessages.useT()
  const format = useFormat()
  return useMemo(() => {
    const share = ({ recipients_count, read_count }: Omit<Reading, 'state'>) =>
      recipients_count > 0 ? format.percent((read_count / recipients_count) * 100, 0) : null
    return {
      share,
      recipients: (row: Reading) => figure(row, format.number(row.recipients_count)),
      read: (row: Reading) => figure(row, [format.number(row.read_count), share(row)].filter(Boolean).join(' · ')),
      when: ({ sent_at, not_send_at }: Pick<NotificationRecord, 'sent_at' | 'not_send_at'>) => {
        if (sent_at) return format.dateTime(sent_at)
        return not_send_at
          ? t('notification.plannedFor', { time: format.dateTime(not_send_at) })
          : t('notification.now')
      },
    }
  }, [t, format])
}
