import type { IconName } from '@candela/shared-ui'
import type { KeyOf } from '@candela/shared-ui/runtime'
import type { en } from '../i18n/en'

type Word = KeyOf<(typeof en)['error']>

export type ErrorVariant = {
  icon: IconName
  page: Word
  title: Word
  text: Word
  /** The best way out of this one; the start page is offered anyway. */
  offer?: 'search' | 'retry'
}

/** The static error pages by their addresses. The fifth, missing permission, is a page of its own. */
export const ERROR_VARIANTS = {
  'error-v1': { icon: 'link', page: 'notFound', title: 'nothingHere', text: 'moved' },
  'error-v2': { icon: 'alert', page: 'wrong', title: 'ourSide', text: 'nothingLost' },
  'error-v3': { icon: 'link', page: 'notFound', title: 'nothingHere', text: 'searchIt', offer: 'search' },
  'error-v4': { icon: 'alert', page: 'wrong', title: 'ourSide', text: 'inAMoment', offer: 'retry' },
  'error-v5': 'forbidden',
  'error-v6': { icon: 'link', page: 'noSuchPage', title: 'nothingHere', text: 'checkAddress' },
} as const satisfies Record<string, ErrorVariant | 'forbidden'>

export const isErrorVariant = (name: string | undefined): name is keyof typeof ERROR_VARIANTS =>
  name !== undefined && Object.hasOwn(ERROR_VARIANTS, name)
