import { type Dimension, LOW_FILL, MOST_ROW_DIMENSIONS, type ReportChoices } from '@candela/shared-contract'
import { ChoiceChip, type RadioOption, ToggleChip, useFormat } from '@candela/shared-ui'
import type { MetricFormat } from '../shared/useMetricFormat'
import { type Display, dimensionsIn, type ExplorerState, isPossible } from './address'
import { MetricPicker } from './MetricPicker'
import { explorerMessages } from './messages'
import { displayOf, PRESET_NAMES, type PresetName, presetIn } from './presets'
import type { Names } from './useNames'

type Choice = Dimension | 'nothing'

type ShapeProps = {
  report: { asked: ExplorerState; changeDisplay: (change: Partial<Display>) => void }
  offered: Pick<ReportChoices, 'metrics' | 'dimensions'>
  names: Names
  metricFormat: MetricFormat
}

/** By what the numbers are told apart, and which numbers: this changes at once. */
export const Shape = ({ report: { asked, changeDisplay }, offered, names, metricFormat }: ShapeProps) => {
  const t = explorerMessages.useT()
  const format = useFormat()
  const { rows, pivot, metrics, hidesEmpty } = asked.display
  const preset = presetIn(asked.display)

  const optionsFor = (used: readonly Dimension[], canBeNone: boolean): RadioOption<Choice>[] => {
    const finer = (dimension: Dimension) => metrics.filter(metric => !isPossible(metric, [dimension]))
    const option = (dimension: Dimension): RadioOption<Choice> => {
      const impossible = finer(dimension)
      const named = { value: dimension, label: names.dimension(dimension) }
      if (used.includes(dimension)) return { ...named, disabled: true, help: t('usedAlready') }
      if (impossible.length === 0) return named
      const help = t('countedPerPage', {
        metrics: impossible.map(metricFormat.labelOf).join(', '),
        dimension: named.label.toLowerCase(),
      })
      return { ...named, disabled: true, help }
    }
    return [
      ...(canBeNone ? [{ value: 'nothing' as const, label: t('nothing') }] : []),
      ...offered.dimensions.map(option),
    ]
  }
  const isChoosable = (value: Choice): value is Dimension => value !== 'nothing'
  const chooseRow = (index: number, value: Choice) => {
    const next = isChoosable(value) ? rows.with(Math.min(index, rows.length), value) : rows.slice(0, index)
    changeDisplay({ rows: next, sort: null, chart: null, page: 1 })
  }
  const withNext = (index: number, value: Choice) =>
    index < rows.length
      ? chooseRow(index, value)
      : isChoosable(value) && changeDisplay({ rows: [...rows, value], sort: null, chart: null, page: 1 })
  const places = Math.min(rows.length + 1, MOST_ROW_DIMENSIONS)

  return (
    <>
      <ChoiceChip<PresetName | 'own'>
        label={t('start')}
        value={preset ?? 'own'}
        options={[
          ...PRESET_NAMES.map(name => ({ value: name, label: t(`preset.${name}`) })),
          ...(preset ? [] : [{ value: 'own' as const, label: t('preset.own') }]),
        ]}
        onChange={name => name !== 'own' && changeDisplay(displayOf(name))}
      />
      {Array.from({ length: places }, (_, index) => (
        <ChoiceChip<Choice>
          // biome-ignore lint/suspicious/noArrayIndexKey: the first, second and third row stay what they are
          key={index}
          label={t(index === 0 ? 'rows' : 'thenBy')}
          value={rows[index] ?? 'nothing'}
          options={optionsFor([...rows.filter((_row, at) => at !== index), ...(pivot ? [pivot] : [])], index > 0)}
          onChange={value => withNext(index, value)}
        />
      ))}
      <ChoiceChip<Choice>
        label={t('columns')}
        value={pivot ?? 'nothing'}
        options={optionsFor(rows, true)}
        onChange={value => changeDisplay({ pivot: isChoosable(value) ? value : null, chart: null, page: 1 })}
      />
      <MetricPicker
        offered={offered.metrics}
        chosen={metrics}
        dimensions={dimensionsIn(asked)}
        names={names}
        metricFormat={metricFormat}
        onChange={next => changeDisplay({ metrics: next, sort: null, measure: null, page: 1 })}
      />
      <ToggleChip pressed={hidesEmpty} onChange={on => changeDisplay({ hidesEmpty: on, page: 1 })}>
        {t('hidesEmpty')}
      </ToggleChip>
      {asked.display.only === 'lowFill' && (
        <small>
          {t('presetHelp.fill', { requests: format.number(String(LOW_FILL.requests)), percent: LOW_FILL.percent })}
        </small>
      )}
    </>
  )
}
