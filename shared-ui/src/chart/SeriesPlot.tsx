import { useFormat } from '../useFormat'
import { colorAt, KeyMark, Plot } from './Plot'
import { type Band, bandsOf, type Series, ticksOf } from './scale'

export type SeriesPlotProps = {
  label: string
  /** Of each row. */
  names: readonly string[]
  shortNames: readonly string[]
  series: readonly Series[]
  /** Of each row, where series are stacked: what is not drawn by itself is on top. */
  stackedTo?: readonly (number | null)[]
  others: string
  /** The place of a day that is not over: its point is hollow. */
  openAt?: number | undefined
  textOf: (value: number) => string
  /** Of values that lie close together: their scale is no longer than they need. */
  isClose?: boolean
}

const path = (points: readonly (readonly [number, number] | null)[]): string => {
  let isOpen = false
  return points
    .map(point => {
      // Its own length, none, so that a point between two gaps is one.
      const command = point && `${isOpen ? 'L' : 'M'}${point[0]} ${point[1]}${isOpen ? '' : 'h0'}`
      isOpen = point !== null
      return command ?? ''
    })
    .join('')
}

/** As many as the finest of a scale needs, past what binary numbers cannot say. */
const placesOf = (ticks: readonly number[]): number =>
  Math.max(...ticks.map(tick => String(Number(tick.toFixed(6))).split('.')[1]?.length ?? 0))

const stroke = { fill: 'none', strokeWidth: 2, vectorEffect: 'non-scaling-stroke' } as const

/** Lines along time, or parts on top of each other. */
export const SeriesPlot = (props: SeriesPlotProps) => {
  const { label, names, shortNames, series, stackedTo, others, openAt = -1, textOf, isClose = false } = props
  const format = useFormat()
  const bands: Band[] | undefined = stackedTo && bandsOf(series, stackedTo, others)
  const values = bands
    ? bands.flatMap(({ to }) => to)
    : series.flatMap(each => each.values.filter(value => value !== null))
  const ends = isClose && values.length > 0 ? values : [0, ...values]
  const ticks = ticksOf(Math.min(...ends), Math.max(...ends))
  const low = ticks[0] ?? 0
  const span = (ticks.at(-1) ?? 1) - low
  const placeOf = (index: number): number => (names.length > 1 ? index / (names.length - 1) : 0.5)
  const x = (index: number) => placeOf(index) * 100
  const y = (value: number) => 100 - ((value - low) / span) * 100
  const keys = bands ?? series
  const colorOf = (index: number): string =>
    series[index]?.isBefore ? 'var(--chart-prev)' : keys[index]?.id === 'others' ? 'var(--chart-axis)' : colorAt(index)
  const valueAt = (index: number, at: number): number | null => {
    const band = bands?.[index]
    return band ? (band.to[at] ?? 0) - (band.from[at] ?? 0) : (series[index]?.values[at] ?? null)
  }
  const middle = Math.floor((names.length - 1) / 2)
  const axis = [...new Set([0, middle, names.length - 1])].flatMap(index => shortNames[index] ?? [])

  const openEnd = ({ id, values: own, isBefore }: Series, index: number) => {
    const [before, value] = [own[openAt - 1], own[openAt]]
    if (isBefore || value == null) return null
    const point = `M${x(openAt)} ${y(value)}h0`
    const round = { ...stroke, strokeLinecap: 'round', d: point } as const
    return (
      <g key={`${id} open`}>
        {before != null && (
          <path
            {...stroke}
            strokeDasharray="2 3"
            stroke={colorOf(index)}
            d={path([
              [x(openAt - 1), y(before)],
              [x(openAt), y(value)],
            ])}
          />
        )}
        <path {...round} strokeWidth={10} stroke={colorOf(index)} />
        <path {...round} strokeWidth={6} stroke="var(--bg-surface)" />
      </g>
    )
  }

  return (
    <Plot
      label={label}
      scale={ticks.map(tick => ({
        at: (tick - low) / span,
        text: isClose ? format.number(tick, placesOf(ticks)) : format.short(tick),
      }))}
      axis={axis}
      count={names.length}
      placeOf={placeOf}
      said={active => (
        <>
          {active !== null && <b>{names[active]}</b>}
          {keys.map(({ id, label: name }, index) => {
            const value = active === null ? undefined : valueAt(index, active)
            return (
              <span key={id}>
                <KeyMark color={colorOf(index)} look={bands ? 'area' : series[index]?.isBefore ? 'dashed' : 'line'} />
                {name}
                {value !== undefined && ` ${value === null ? '–' : textOf(value)}`}
              </span>
            )
          })}
        </>
      )}
    >
      {active => (
        <svg viewBox="0 0 100 100" preserveAspectRatio="none" aria-hidden="true">
          {ticks.map(tick => (
            <path key={tick} d={`M0 ${y(tick)}H100`} stroke="var(--chart-grid)" vectorEffect="non-scaling-stroke" />
          ))}
          {bands?.map(({ id, from, to }, index) => (
            <path
              key={id}
              fill={colorOf(index)}
              d={`${path(to.map((value, at) => [x(at), y(value)]))}${path(from.map((value, at) => [x(at), y(value)] as const).toReversed()).replace('M', 'L')}Z`}
            />
          ))}
          {!bands &&
            series.map(({ id, values: own, isBefore }, index) => (
              <path
                key={id}
                {...stroke}
                stroke={colorOf(index)}
                strokeDasharray={isBefore ? '4 4' : undefined}
                strokeLinecap={isClose ? 'round' : undefined}
                d={path(
                  own.map((value, at) => (value === null || (at === openAt && !isBefore) ? null : [x(at), y(value)])),
                )}
              />
            ))}
          {!bands && openAt >= 0 && series.map(openEnd)}
          {!bands &&
            active !== null &&
            series.map(({ id, values: own }, index) => {
              const value = own[active]
              return value == null ? null : (
                <path
                  key={id}
                  d={`M${x(active)} ${y(value)}h0`}
                  {...stroke}
                  strokeWidth={8}
                  strokeLinecap="round"
                  stroke={colorOf(index)}
                />
              )
            })}
        </svg>
      )}
    </Plot>
  )
}
