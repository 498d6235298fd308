import { BRAND } from './brand'
import { LOCALES } from './locales'
import { CURRENCIES } from './money'

/**
 * The enumerations of the specification, as they are stored and sent. `GET /type` answers this table; screens build
 * their selects from it and add the words of the reader's language.
 */
export const TYPES = {
  userStatus: ['Ativo', 'Inativo', 'Banido'],
  locale: LOCALES,
  product: BRAND.products,
  currency: CURRENCIES,
  accountTier: [1, 2, 3, 4, 5],
  websiteStatus: [0, 1, 2, 3],
  formatName: [
    'first',
    'intext',
    'side',
    'scroll',
    'under',
    'inimage',
    'postitial',
    'slider',
    'top',
    'horizontal',
    'square',
    'vertical',
    'native',
    'rewarded',
    'video',
    'adblock',
  ],
  formatStatus: [0, 1, 2, 3, 4, 5],
  formatPosition: [1, 2, 3, 4],
  device: ['desktop', 'tablet', 'mobile'],
  technology: ['HTML', 'AMP'],
  adType: ['Display', 'Video', 'Native'],
  refresh: [0, 180, 300, 600, 1800, 3600, 21600, 86400],
  adNetworkStatus: ['Em exibição', 'Pausado'],
  revenueShareType: ['website_fixed_value', 'website_percentage_value', 'specific_per_condition', 'website_fixed_cpm'],
  weekday: [0, 1, 2, 3, 4, 5, 6],
  paymentDay: [5, 10, 15, 20, 25, 30],
} as const

export type TypeName = keyof typeof TYPES
export type TypeValue<N extends TypeName> = (typeof TYPES)[N][number]
