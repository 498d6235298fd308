import { Plot } from '@candela/shared-ui/chart'
import { styled } from 'styled-components'

const Dot = styled.i<{ $on: boolean }>`
  position: absolute;
  translate: -50% 50%;
  border: 1px solid var(--bg-surface);
  border-radius: 50%;
  background: ${({ $on }) => ($on ? 'var(--c4)' : 'var(--c1)')};
  opacity: ${({ $on }) => ($on ? 1 : 0.6)};
  pointer-events: none;
`

export type Point = { id: string; name: string; x: number; y: number; weight: number; text: string }

type ScatterPlotProps = {
  label: string
  /** From left to right. */
  points: readonly Point[]
  xText: (value: number) => string
  yText: (value: number) => string
}

const LEAST_SIZE = 8
const MORE_SIZE = 22

/** What is paid against what is filled; the larger, the more was shown. */
export const ScatterPlot = ({ label, points, xText, yText }: ScatterPlotProps) => {
  const right = Math.max(0, ...points.map(({ x }) => x)) || 1
  const top = Math.max(0, ...points.map(({ y }) => y)) || 1
  const heaviest = Math.max(1, ...points.map(({ weight }) => weight))
  const placeOf = (index: number): number => Math.max(0, points[index]?.x ?? 0) / right
  return (
    <Plot
      label={label}
      scale={[0, 1].map(at => ({ at, text: yText(at * top) }))}
      axis={[xText(0), xText(right)]}
      count={points.length}
      placeOf={placeOf}
      said={active => {
        const point = active === null ? undefined : points[active]
        return (
          point && (
            <>
              <b>{point.name}</b>
              <span>{point.text}</span>
            </>
          )
        )
      }}
    >
      {active =>
        points.map(({ id, y, weight }, index) => {
          const size = LEAST_SIZE + Math.sqrt(Math.max(0, weight) / heaviest) * MORE_SIZE
          return (
            <Dot
              key={id}
              $on={index === active}
              style={{
                left: `${placeOf(index) * 100}%`,
                bottom: `${(Math.max(0, y) / top) * 100}%`,
                width: size,
                height: size,
                zIndex: index === active ? 1 : 0,
              }}
            />
          )
        })
      }
    </Plot>
  )
}
