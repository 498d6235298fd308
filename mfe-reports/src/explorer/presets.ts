import { type Display, USUAL_DISPLAY } from './address'

type Preset = Partial<Pick<Display, 'rows' | 'pivot' | 'metrics' | 'sort' | 'only' | 'chart'>>

const DELIVERED = ['net', 'total_impressions', 'ecpm', 'fill', 'viewability'] as const satisfies Display['metrics']

/** Questions that people ask often, in their order. */
export const PRESETS = {
  day: {},
  format: { rows: ['format'], metrics: [...DELIVERED] },
  device: { rows: ['device'], metrics: [...DELIVERED] },
  technology: { rows: ['technology'], metrics: [...DELIVERED] },
  author: { rows: ['author'], metrics: ['net', 'total_impressions', 'ecpm'] },
  refresh: {
    rows: ['website'],
    metrics: ['net', 'impressions', 'refresh_imp', 'refresh_pct', 'fill_initial', 'fill', 'ecpm'],
  },
  fill: {
    rows: ['website'],
    metrics: ['net', 'total_requests', 'unfilled', 'fill', 'ecpm'],
    sort: { field: 'fill', dir: 'asc' },
    only: 'lowFill',
  },
} as const satisfies Record<string, Preset>
export type PresetName = keyof typeof PRESETS
export const PRESET_NAMES = Object.keys(PRESETS) as PresetName[]

/** How a preset looks at the numbers; what they are about stays as it is. */
export const displayOf = (name: PresetName): Display => {
  const preset: Preset = PRESETS[name]
  return { ...USUAL_DISPLAY, ...preset }
}

/** Which preset is being looked at, if it is one. */
export const presetIn = ({ rows, pivot, metrics, only }: Display): PresetName | null =>
  PRESET_NAMES.find(name => {
    const preset = displayOf(name)
    return (
      String(preset.rows) === String(rows) &&
      preset.pivot === pivot &&
      String(preset.metrics) === String(metrics) &&
      preset.only === only
    )
  }) ?? null
