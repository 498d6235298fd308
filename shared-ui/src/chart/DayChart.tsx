import { Component, type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { styled } from 'styled-components'
import { ErrorState } from '../components/ErrorState'
import { Skeleton } from '../components/Skeleton'
import type { DayPlotProps } from './DayPlot'
import { chartMessages } from './messages'

/** Pixels under the plot, for which days are settled. */
export const STATE_BAR_HEIGHT = 24

const Room = styled.div<{ $height: number }>`
  height: ${({ $height }) => $height}px;

  /* It was drawn as wide as the screen, and becomes as wide as the paper. */
  @media print {
    height: auto;

    .highcharts-container,
    .highcharts-root {
      width: 100% !important;
      height: auto !important;
    }
  }
`

let fetched: ComponentType<DayPlotProps> | undefined

const fetchPlot = async (): Promise<void> => {
  fetched = (await import('./DayPlot')).default
}

/** The library is wanted wherever this is: it comes beside the days. How it goes is told by the chart. */
void fetchPlot().catch(() => undefined)

let lastTurn = Promise.resolve()

/** One chart after the other, each in a task of its own: together they would hold up whatever is pressed meanwhile. */
const takeTurn = (): Promise<void> => {
  lastTurn = lastTurn.then(() => new Promise(resolve => setTimeout(resolve)))
  return lastTurn
}

const useIsTurn = (): boolean => {
  const [isTurn, setTurn] = useState(false)
  useEffect(() => {
    let isShown = true
    void takeTurn().then(() => isShown && setTurn(true))
    return () => {
      isShown = false
    }
  }, [])
  return isTurn
}

/** When the library does not come, its charts say so and nothing else. */
const useDayPlot = () => {
  const [state, setState] = useState({ Plot: fetched, attempt: 0, failed: false })
  const { attempt, Plot } = state

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt asks again
  useEffect(() => {
    if (Plot) return
    let isShown = true
    fetchPlot().then(
      () => isShown && setState(known => ({ ...known, Plot: fetched, failed: false })),
      () => isShown && setState(known => ({ ...known, failed: true })),
    )
    return () => {
      isShown = false
    }
  }, [attempt, Plot])

  return { ...state, retry: () => setState({ Plot: fetched, attempt: attempt + 1, failed: false }) }
}

/** A chart that cannot be drawn costs itself and nothing else on the page. */
class Fence extends Component<{ instead: ReactNode; children: ReactNode }, { broken: boolean }> {
  override state = { broken: false }
  static getDerivedStateFromError = () => ({ broken: true })
  override render = () => (this.state.broken ? this.props.instead : this.props.children)
}

export type DayChartProps = DayPlotProps

/** A chart of days in a room of its own height: nothing moves when the library or the days arrive. */
export const DayChart = (props: DayChartProps) => {
  const t = chartMessages.useT()
  const { Plot, attempt, failed, retry } = useDayPlot()
  const isTurn = useIsTurn()
  const failure = <ErrorState title={t('notLoaded')} onRetry={retry} />
  return (
    <Room $height={props.height + STATE_BAR_HEIGHT}>
      {Plot && isTurn ? (
        <Fence key={attempt} instead={failure}>
          <Plot {...props} />
        </Fence>
      ) : failed ? (
        failure
      ) : (
        <DayChartSkeleton />
      )}
    </Room>
  )
}

const ChartSkeleton = styled.div`
  height: 100%;
  padding: 16px 16px 36px;
`

export const DayChartSkeleton = () => (
  <ChartSkeleton>
    <Skeleton height="100%" />
  </ChartSkeleton>
)
