import { defineMessages } from '@candela/shared-ui/runtime'
import { en } from './en'

/** The other languages come in the same file as the common texts in that language. */
export const authMessages = defineMessages('auth', en, {
  pt: () => import(/* webpackChunkName: "texts-pt" */ './pt'),
  es: () => import(/* webpackChunkName: "texts-es" */ './es'),
  it: () => import(/* webpackChunkName: "texts-it" */ './it'),
})
