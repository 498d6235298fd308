import { defineMessages } from '../i18n/core'
import { en } from './en'

/** The words that all areas share: `commonMessages.useT()('action.save')`. */
export const commonMessages = defineMessages('common', en, {
  pt: () => import('./pt'),
  es: () => import('./es'),
  it: () => import('./it'),
})
