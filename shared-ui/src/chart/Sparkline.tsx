import { styled } from 'styled-components'

const WIDTH = 84
const HEIGHT = 32
const EDGE = 3

const Svg = styled.svg`
  flex: none;
  overflow: visible;
`

/** Lines with gaps where nothing is known. */
const pathOf = (points: readonly (readonly [number, number] | null)[]): string =>
  points
    .map((point, index) =>
      point ? `${points[index - 1] ? 'L' : 'M'}${point[0].toFixed(1)} ${point[1].toFixed(1)}` : '',
    )
    .join('')

export type SparklineProps = {
  /** Exact text, one of each day. */
  values: readonly (string | null)[]
}

/** The shape of days beside their number, which says it all: nothing to read, nothing to point at. */
export const Sparkline = ({ values }: SparklineProps) => {
  const numbers = values.map(value => (value === null ? null : Number(value)))
  const known = numbers.filter(value => value !== null)
  const [low, high] = [Math.min(...known), Math.max(...known)]
  const step = (WIDTH - EDGE) / Math.max(1, numbers.length - 1)
  const y = (value: number) =>
    high === low ? HEIGHT / 2 : EDGE + (1 - (value - low) / (high - low)) * (HEIGHT - 2 * EDGE)
  const points = numbers.map((value, index) => (value === null ? null : ([index * step, y(value)] as const)))
  const end = points.findLast(point => point !== null)
  return (
    <Svg width={WIDTH} height={HEIGHT} aria-hidden="true" focusable="false">
      <path
        d={pathOf(points)}
        fill="none"
        stroke="var(--line-strong)"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {end && <circle cx={end[0]} cy={end[1]} r="2.2" fill="var(--c1)" />}
    </Svg>
  )
}
