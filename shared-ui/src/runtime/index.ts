/**
 * The part of the interface that exists once per page, whoever loaded it: texts, theme, toasts, overlays, links. The
 * host provides it; nothing outside this folder may import these files by another path.
 */
export type { ThemeChoice } from '../theme/choice'
export { commonMessages } from './common/messages'
export { type Align, type FloatingOptions, useFloating } from './floating'
export { changeLocale, defineMessages, getLocale, initI18n, loadMessages, useLocale } from './i18n/core'
export { SpokenContext } from './i18n/spoken'
export type {
  KeyOf,
  MessageSet,
  Messages,
  OtherLanguage,
  Translate,
  Translation,
  TranslationSource,
} from './i18n/types'
export { type LayerOptions, useLayer } from './layers'
export { followLink, setLinkNavigation } from './links'
export { LayerRoot, OverlayRoot, useOverlayRoot } from './OverlayRoot'
export { ToastRegion } from './ToastRegion'
export { getThemeChoice, setThemeChoice, type ThemeState, useTheme } from './theme'
export { addToast, clearToasts, removeToast, type ToastEntry, type ToastInput, type ToastKind } from './toasts'
export { UiProvider } from './UiProvider'
export { hasUnsaved, useHasUnsaved, useUnsaved } from './unsaved'
