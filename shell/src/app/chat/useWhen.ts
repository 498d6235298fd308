import { tagOf, type WorkHours } from '@candela/shared-contract'
import { useFormat } from '@candela/shared-ui'
import { useLocale } from '@candela/shared-ui/runtime'
import { chatMessages } from './chatMessages'
import { nextStretch, whenOf } from './hours'

export type Manager = { usr_name: string; online: boolean; hours?: WorkHours | undefined }

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone

/** When somebody works, in the zone, the language and the clock of who reads it. */
export const useWhen = (zone = ownZone()) => {
  const t = chatMessages.useT()
  const locale = useLocale()
  const format = useFormat()

  const nextOf = (hours: WorkHours | undefined, now: Date) => {
    const stretch = hours && nextStretch(hours, now)
    if (!stretch) return null
    return {
      when: whenOf(stretch, now, zone),
      from: format.time(stretch.from, zone),
      to: format.time(stretch.to, zone),
      day: new Intl.DateTimeFormat(tagOf(locale), { weekday: 'long', timeZone: zone }).format(stretch.from),
    }
  }

  return {
    /** `Tomorrow 10:00–19:00 your time · answers tomorrow from 10:00`. */
    hoursOf: (hours: WorkHours, now = new Date()): string | null => {
      const next = nextOf(hours, now)
      switch (next?.when) {
        case 'now':
          return t('hoursToday', next)
        case 'today':
          return `${t('hoursToday', next)} · ${t('answersToday', next)}`
        case 'tomorrow':
          return `${t('hoursTomorrow', next)} · ${t('answersTomorrow', next)}`
        case 'later': {
          const day = next.day.charAt(0).toUpperCase() + next.day.slice(1)
          return `${t('hoursOn', { ...next, day })} · ${t('answersOn', next)}`
        }
        default:
          return null
      }
    },
    /** What became of a message. */
    sentTo: ({ usr_name: name, online, hours }: Manager, now = new Date()): string => {
      if (online) return t('sentLive', { name })
      const next = nextOf(hours, now)
      switch (next?.when) {
        case 'now':
          return t('sentNow', { name, ...next })
        case 'today':
          return t('sentToday', { name, ...next })
        case 'tomorrow':
          return t('sentTomorrow', { name, ...next })
        case 'later':
          return t('sentOn', { name, ...next })
        default:
          return t('sentMail', { name })
      }
    },
  }
}
