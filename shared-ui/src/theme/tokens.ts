/**
 * Every value of the design, once. The keys are the custom properties that the rest of the product reads; nobody else
 * writes a colour.
 */
export const COLORS = {
  '--bg-canvas': { light: '#F6F7F9', dark: '#0C0E12' },
  '--bg-surface': { light: '#FFFFFF', dark: '#13161C' },
  '--bg-sunken': { light: '#FAFBFC', dark: '#101318' },
  '--bg-hover': { light: '#F2F4F7', dark: '#1B2029' },
  '--bg-active': { light: '#E9ECF1', dark: '#232934' },
  '--bg-selected': { light: '#EDF3FF', dark: '#182339' },
  '--bg-raised': { light: '#FFFFFF', dark: '#1A1E26' },
  '--fg-1': { light: '#14171F', dark: '#ECEEF2' },
  '--fg-2': { light: '#454C5A', dark: '#B4BBC7' },
  '--fg-3': { light: '#636B7A', dark: '#8C95A4' },
  '--fg-disabled': { light: '#9AA1AE', dark: '#5C6573' },
  '--fg-on-action': { light: '#FFFFFF', dark: '#0C0E12' },
  '--fg-on-accent': { light: '#FFFFFF', dark: '#0C0E12' },
  '--fg-on-bad': { light: '#FFFFFF', dark: '#1A0504' },
  '--line-subtle': { light: '#EBEDF1', dark: '#1F242D' },
  '--line': { light: '#DFE2E8', dark: '#282E39' },
  '--line-strong': { light: '#C9CED7', dark: '#3A4250' },
  '--line-control': { light: '#808897', dark: '#6A7487' },
  '--action': { light: '#14171F', dark: '#ECEEF2' },
  '--action-hover': { light: '#2C323F', dark: '#FFFFFF' },
  '--accent': { light: '#2152DC', dark: '#5B87FF' },
  '--accent-fg': { light: '#1D4FD0', dark: '#7FA6FF' },
  '--accent-soft': { light: '#E9F0FE', dark: '#182543' },
  '--focus': { light: '#2152DC', dark: '#7FA6FF' },
  '--flame': { light: '#F5A623', dark: '#F5A623' },
  '--est-fg': { light: '#8A5200', dark: '#F3B455' },
  '--est-bg': { light: '#FFF4DF', dark: '#2A2012' },
  '--est-line': { light: '#BF7B00', dark: '#B27E1E' },
  '--ok-fg': { light: '#0B6B43', dark: '#6BDBA2' },
  '--ok-bg': { light: '#E4F5EC', dark: '#12291F' },
  '--ok': { light: '#16925C', dark: '#35B87B' },
  '--warn-fg': { light: '#8A4B00', dark: '#F5BE68' },
  '--warn-bg': { light: '#FFF2DB', dark: '#2E2312' },
  '--warn': { light: '#C98500', dark: '#E0A030' },
  '--bad-fg': { light: '#B4231A', dark: '#FF9E95' },
  '--bad-bg': { light: '#FDECEA', dark: '#35191A' },
  '--bad': { light: '#C9281D', dark: '#FF8A80' },
  '--req-fg': { light: '#6236B5', dark: '#C4AEFA' },
  '--req-bg': { light: '#F1ECFC', dark: '#241D38' },
  '--req': { light: '#7A52C7', dark: '#A98BF0' },
  '--info-fg': { light: '#1D4FD0', dark: '#9BB9FF' },
  '--info-bg': { light: '#E9F0FE', dark: '#182543' },
  '--mute-fg': { light: '#454C5A', dark: '#B4BBC7' },
  '--mute-bg': { light: '#EEF0F3', dark: '#22272F' },
  '--mute': { light: '#8D95A3', dark: '#7A8494' },
  '--c1': { light: '#2152DC', dark: '#5B87FF' },
  '--c2': { light: '#2F9AE6', dark: '#A5CDF5' },
  '--c3': { light: '#0B5C50', dark: '#2BE0B8' },
  '--c4': { light: '#C23A78', dark: '#D06A99' },
  '--c5': { light: '#C98500', dark: '#FFC24D' },
  '--c6': { light: '#7A2B12', dark: '#E04A2B' },
  '--c-other': { light: '#8D95A3', dark: '#7A8494' },
  '--chart-grid': { light: '#EBEDF1', dark: '#1F242D' },
  '--chart-axis': { light: '#636B7A', dark: '#8C95A4' },
  '--chart-prev': { light: '#8D95A3', dark: '#7A8494' },
  '--tint-1-bg': { light: '#DCE7FD', dark: '#20335F' },
  '--tint-1-fg': { light: '#173F9F', dark: '#B9CEFF' },
  '--tint-2-bg': { light: '#FCE3C0', dark: '#43300F' },
  '--tint-2-fg': { light: '#6F3F00', dark: '#F8CF8B' },
  '--tint-3-bg': { light: '#CFEBE4', dark: '#123A33' },
  '--tint-3-fg': { light: '#0A4C42', dark: '#8EE6D2' },
  '--tint-4-bg': { light: '#F8DCE8', dark: '#46203A' },
  '--tint-4-fg': { light: '#8A2152', dark: '#F3B3D2' },
  '--tint-5-bg': { light: '#E6E0F8', dark: '#312653' },
  '--tint-5-fg': { light: '#4A2A92', dark: '#CFC0FB' },
  '--logo-bg': { light: '#14171F', dark: '#232934' },
  // The panel beside the sign-in form is night in both themes.
  '--panel-bg': { light: '#10131A', dark: '#10131A' },
  '--panel-fg': { light: '#ECEEF2', dark: '#ECEEF2' },
  '--panel-muted': { light: '#B4BBC7', dark: '#B4BBC7' },
  '--scrim': { light: '#14171F6B', dark: '#000000A6' },
} as const
export type ColorName = keyof typeof COLORS

export const SHADOWS = {
  '--sh-1': { light: '0 1px 2px #14171F0D', dark: 'none' },
  '--sh-2': {
    light: '0 4px 12px -2px #14171F1A,0 1px 3px #14171F0F',
    dark: '0 0 0 1px #282E39,0 8px 20px -4px #00000099',
  },
  '--sh-3': {
    light: '0 16px 40px -8px #14171F33,0 2px 8px #14171F14',
    dark: '0 0 0 1px #2E3542,0 20px 48px -8px #000000BF',
  },
  /** Upwards, under what stays at the lower edge. */
  '--sh-bar': { light: '0 -4px 16px -8px #14171F24', dark: '0 -8px 20px -8px #00000099' },
} as const

const UI_FALLBACK = 'system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans",sans-serif'

/** Titles and figures use the same file with its optical size set to display. */
export const FONTS = {
  '--font-ui': `Inter,"Inter Fallback",${UI_FALLBACK}`,
  '--font-mono': '"JetBrains Mono",ui-monospace,"SF Mono",Menlo,Consolas,monospace',
  '--optical-display': '"opsz" 32',
} as const

/** Size, line height, weight and tracking; `display` ones also set the optical size. */
export const TEXT_STYLES = {
  caption: { size: 11, line: 16, weight: 500, tracking: '0', display: false },
  small: { size: 12, line: 16, weight: 400, tracking: '0', display: false },
  body: { size: 13, line: 20, weight: 400, tracking: '0', display: false },
  'body-large': { size: 14, line: 20, weight: 400, tracking: '0', display: false },
  'input-touch': { size: 16, line: 24, weight: 400, tracking: '0', display: false },
  'card-title': { size: 13, line: 20, weight: 600, tracking: '0', display: false },
  'dialog-title': { size: 16, line: 24, weight: 600, tracking: '-0.01em', display: true },
  figure: { size: 20, line: 28, weight: 600, tracking: '-0.014em', display: true },
  'page-title': { size: 20, line: 26, weight: 600, tracking: '-0.016em', display: true },
  'auth-title': { size: 24, line: 32, weight: 600, tracking: '-0.02em', display: true },
  'figure-hero': { size: 30, line: 36, weight: 600, tracking: '-0.024em', display: true },
} as const
export type TextStyleName = keyof typeof TEXT_STYLES

export const SPACE = {
  '--space-0': '0px',
  '--space-half': '2px',
  '--space-1': '4px',
  '--space-1h': '6px',
  '--space-2': '8px',
  '--space-3': '12px',
  '--space-4': '16px',
  '--space-5': '20px',
  '--space-6': '24px',
  '--space-8': '32px',
  '--space-10': '40px',
  '--space-12': '48px',
} as const

export const RADII = {
  '--r-xs': '3px',
  '--r-sm': '4px',
  '--r-md': '6px',
  '--r-lg': '8px',
  '--r-xl': '12px',
  '--r-full': '999px',
} as const

export const SIZES = {
  '--header-h': '48px',
  '--sidebar-w': '232px',
  '--rail-w': '56px',
  '--drawer-w': '480px',
  '--mobile-drawer-w': '288px',
  '--control-sm': '28px',
  '--control': '32px',
  '--input': '34px',
  '--control-lg': '40px',
  '--touch': '44px',
  '--row-compact': '32px',
  '--row': '38px',
  '--row-relaxed': '48px',
  '--grid-header': '34px',
  '--icon': '16px',
  '--side-column': '304px',
  '--form-main': '680px',
  '--page-max': '1680px',
} as const

/** The page gutter: the first value, then below the narrow and the phone breakpoint. */
export const GUTTERS = { wide: '24px', narrow: '20px', phone: '16px' } as const

export const MOTION = {
  '--dur-fast': '120ms',
  '--dur-base': '180ms',
  '--dur-slow': '240ms',
  '--ease-out': 'cubic-bezier(.2,0,0,1)',
  '--ease-in': 'cubic-bezier(.4,0,1,1)',
} as const

/** Milliseconds that scripts wait. */
export const DELAYS = { skeleton: 150, toast: 5000 } as const

/** Of the page. Dialogs and what hangs from a control lie over it in the browser's top layer, the last one on top. */
export const LAYERS = {
  '--z-sticky-cell': 10,
  '--z-save-bar': 20,
  '--z-header': 30,
  '--z-dropdown': 70,
  '--z-toast': 90,
  '--z-splash': 100,
} as const

/** Widths in pixels below which a layout changes. */
export const BREAKPOINTS = { phone: 640, narrow: 975, desktop: 1200, wide: 1600 } as const
