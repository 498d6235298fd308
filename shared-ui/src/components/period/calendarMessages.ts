import { defineMessages } from '@candela/shared-ui/runtime'
import { en } from './calendarWords/en'

/** Apart from what periods are called: they come with the calendar, when it is opened. */
export const calendarMessages = defineMessages('calendar', en, {
  pt: () => import('./calendarWords/pt'),
  es: () => import('./calendarWords/es'),
  it: () => import('./calendarWords/it'),
})
