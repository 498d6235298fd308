import {
  BREAKPOINTS,
  COLORS,
  FONTS,
  GUTTERS,
  LAYERS,
  MOTION,
  RADII,
  SHADOWS,
  SIZES,
  SPACE,
  TEXT_STYLES,
} from './tokens'

/** Public addresses of the font files. */
export type FontFiles = { latin: string; latinExt: string; mono: string }

const LATIN =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD'
const LATIN_EXT =
  'U+0100-02BA,U+02BD-02C5,U+02C7-02CC,U+02CE-02D7,U+02DD-02FF,U+0304,U+0308,U+0329,U+1D00-1DBF,U+1E00-1E9F,U+1EF2-1EFF,U+2020,U+20A0-20AB,U+20AD-20C0,U+2113,U+2C60-2C7F,U+A720-A7FF'

const fontFace = (family: string, url: string, range: string) =>
  `@font-face{font-family:"${family}";font-style:normal;font-display:swap;font-weight:100 900;src:url(${url}) format("woff2");unicode-range:${range}}`

/** Arial stretched to Inter's measures, so that nothing moves when the real font arrives. */
const FALLBACK_FACE =
  '@font-face{font-family:"Inter Fallback";src:local("Arial"),local("Liberation Sans");ascent-override:90.2%;descent-override:22.48%;line-gap-override:0%;size-adjust:107.4%}'

const declare = (values: Record<string, string | number>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}:${value}`)
    .join(';')

const themed = (theme: 'light' | 'dark') =>
  declare(
    Object.fromEntries(Object.entries({ ...COLORS, ...SHADOWS }).map(([name, value]) => [name, value[theme]] as const)),
  )

const textStyles = () =>
  declare(
    Object.fromEntries(
      Object.entries(TEXT_STYLES).flatMap(([name, { size, line, weight, tracking, display }]) => [
        [`--text-${name}`, `${weight} ${size}px/${line}px var(--font-ui)`],
        [`--tracking-${name}`, tracking],
        [`--optical-${name}`, display ? 'var(--optical-display)' : 'normal'],
      ]),
    ),
  )

const gutter = (width: number, value: string) => `@media (max-width:${width - 0.02}px){:root{--gutter:${value}}}`

const RESET = `
*,*::before,*::after{box-sizing:border-box}
html{height:100%;-webkit-text-size-adjust:100%;text-size-adjust:100%;scrollbar-color:var(--line-strong) transparent;scroll-padding:calc(var(--header-h) + 8px) 0 64px}
html[data-scroll-locked],html[data-scroll-locked] body{overflow:hidden}
body{height:100%;margin:0;background:var(--bg-canvas);color:var(--fg-1);font:var(--text-body);font-feature-settings:"cv05","ss03";-webkit-font-smoothing:antialiased;text-rendering:optimizeLegibility}
h1,h2,h3,h4,p,ul,ol,dl,dd,figure,fieldset{margin:0;padding:0}
h1,h2,h3,h4{font:inherit}
ul,ol{list-style:none}
fieldset{border:0;min-width:0}
a{color:inherit;text-decoration:none}
button,input,select,textarea{font:inherit;color:inherit;letter-spacing:inherit}
button:not(:disabled){cursor:pointer}
input::placeholder,textarea::placeholder{color:var(--fg-3);opacity:1}
table{border-collapse:collapse;border-spacing:0}
svg,img{display:block}
[hidden]{display:none!important}
code,kbd,pre,samp{font-family:var(--font-mono);font-feature-settings:"calt" 0}
::selection{background:color-mix(in srgb,var(--accent) 26%,transparent)}
:focus-visible{outline:2px solid var(--focus);outline-offset:2px;border-radius:var(--r-sm)}
h1[tabindex="-1"]:focus-visible,h2[tabindex="-1"]:focus-visible{outline:none}
`

/**
 * Animations end at once instead of not running: some of them are what makes a thing visible. Transitions do not run: the
 * shortest one would still hand an inherited colour down by one level of elements in each frame.
 */
const REDUCED_MOTION =
  '@media (prefers-reduced-motion:reduce){*,*::before,*::after{animation-duration:.01ms!important;animation-iteration-count:1!important;transition-duration:0s!important;scroll-behavior:auto!important}}'

/**
 * All animations of components, by name. A sheet that gets one later makes the browser compute the styles of the whole
 * page again.
 */
const ANIMATIONS = `
@keyframes turn{to{transform:rotate(1turn)}}
@keyframes fade{from{opacity:0}}
@keyframes show{to{opacity:1}}
@keyframes drop{from{opacity:0;transform:translateY(-4px)}}
@keyframes rise{from{opacity:0;transform:translateY(8px)}}
@keyframes slide{from{transform:translateX(-100%)}}
@keyframes grow{from{transform:scaleX(0)}}
@keyframes run{from{transform:translateX(-100%)}to{transform:translateX(400%)}}
@keyframes shimmer{from{background-position:100% 0}to{background-position:0 0}}
`

/** What is wider than it is high, such as a report, is printed that way: it says so by `data-paper`. */
const WIDE_PAPER = '@page wide{size:A4 landscape;margin:12mm}@media print{body:has([data-paper=wide]){page:wide}}'

/** The base stylesheet of every document: fonts, tokens of both themes, reset, animations. The build writes it into each page. */
export const themeCss = ({ latin, latinExt, mono }: FontFiles): string =>
  [
    fontFace('Inter', latinExt, LATIN_EXT),
    fontFace('Inter', latin, LATIN),
    fontFace('JetBrains Mono', mono, LATIN),
    FALLBACK_FACE,
    `:root{${declare({ ...FONTS, ...SPACE, ...RADII, ...SIZES, ...MOTION, ...LAYERS })};${textStyles()};--gutter:${GUTTERS.wide};${themed('light')};color-scheme:light}`,
    `@media screen{[data-theme=dark]{${themed('dark')};color-scheme:dark}}`,
    gutter(BREAKPOINTS.narrow, GUTTERS.narrow),
    gutter(BREAKPOINTS.phone, GUTTERS.phone),
    RESET.trim(),
    ANIMATIONS.trim(),
    REDUCED_MOTION,
    WIDE_PAPER,
  ].join('\n')
