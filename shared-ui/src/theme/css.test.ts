import { themeCss } from './css'
import { COLORS, type ColorName, FONTS, LAYERS, MOTION, RADII, SHADOWS, SIZES, SPACE, TEXT_STYLES } from './tokens'

const css = themeCss({ latin: '/latin.woff2', latinExt: '/latin-ext.woff2', mono: '/mono.woff2' })

const THEMES = ['light', 'dark'] as const

const blockOf = (selector: string) => {
  const start = css.indexOf(`${selector}{`)
  return css.slice(start, css.indexOf('}', start))
}

const luminance = (hex: string) => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map(at => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map(part => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string) => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

type Pair = readonly [ColorName, ColorName]

const on = (grounds: readonly ColorName[], ...texts: ColorName[]): Pair[] =>
  texts.flatMap(text => grounds.map(ground => [text, ground] as const))

const SURFACES = ['--bg-canvas', '--bg-surface', '--bg-sunken', '--bg-hover', '--bg-selected', '--bg-raised'] as const

const TEXT_PAIRS: Pair[] = [
  ...on([...SURFACES, '--bg-active'], '--fg-1', '--fg-2'),
  ...on(SURFACES, '--fg-3', '--accent-fg', '--bad-fg', '--est-fg'),
  ...on(['--action', '--action-hover'], '--fg-on-action'),
  ...on(['--accent'], '--fg-on-accent'),
  ...on(['--bad'], '--fg-on-bad'),
  ...on(['--ok-bg', '--warn-bg', '--bad-bg', '--info-bg', '--est-bg'], '--fg-2'),
  ...on(['--panel-bg'], '--panel-fg', '--panel-muted'),
  ['--est-fg', '--est-bg'],
  ['--ok-fg', '--ok-bg'],
  ['--warn-fg', '--warn-bg'],
  ['--bad-fg', '--bad-bg'],
  ['--req-fg', '--req-bg'],
  ['--info-fg', '--info-bg'],
  ['--mute-fg', '--mute-bg'],
  ['--tint-1-fg', '--tint-1-bg'],
  ['--tint-2-fg', '--tint-2-bg'],
  ['--tint-3-fg', '--tint-3-bg'],
  ['--tint-4-fg', '--tint-4-bg'],
  ['--tint-5-fg', '--tint-5-bg'],
]

const MARK_PAIRS: Pair[] = [
  ...on(['--bg-surface'], '--line-control', '--est-line', '--c1', '--c2', '--c3', '--c4', '--c5', '--c6'),
  ...on(['--bg-canvas', '--bg-surface', '--bg-raised'], '--focus'),
]

const tooLow = (pairs: Pair[], least: number) =>
  THEMES.flatMap(theme =>
    pairs
      .map(([front, back]) => ({ front, back, ratio: contrast(COLORS[front][theme], COLORS[back][theme]) }))
      .filter(({ ratio }) => ratio < least)
      .map(({ front, back, ratio }) => `${theme}: ${front} on ${back} is ${ratio.toFixed(2)}`),
  )

test.each(THEMES)('the stylesheet declares every colour and shadow of the %s theme', theme => {
  const block = blockOf(theme === 'light' ? ':root' : '[data-theme=dark]')
  for (const [name, value] of Object.entries({ ...COLORS, ...SHADOWS })) {
    expect(block).toContain(`${name}:${value[theme]}`)
  }
  expect(block).toContain(`color-scheme:${theme}`)
})

test('the stylesheet declares every value that both themes share', () => {
  const root = blockOf(':root')
  for (const [name, value] of Object.entries({ ...FONTS, ...SPACE, ...RADII, ...SIZES, ...MOTION, ...LAYERS })) {
    expect(root).toContain(`${name}:${value}`)
  }
  for (const [name, { size, line, weight }] of Object.entries(TEXT_STYLES)) {
    expect(root).toContain(`--text-${name}:${weight} ${size}px/${line}px var(--font-ui)`)
  }
})

test('the fonts come from the given files', () => {
  expect(css).toContain('url(/latin.woff2)')
  expect(css).toContain('url(/latin-ext.woff2)')
  expect(css).toContain('url(/mono.woff2)')
})

test('text is readable on every ground it can lie on', () => {
  expect(tooLow(TEXT_PAIRS, 4.5)).toEqual([])
})

test('edges of controls, marks and series stand out from their ground', () => {
  expect(tooLow(MARK_PAIRS, 3)).toEqual([])
})
