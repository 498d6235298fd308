import type { Chart, Options } from 'highcharts'
import { HighchartsReact } from 'highcharts-react-official'
import { useId, useMemo, useState } from 'react'
import { VisuallyHidden } from '../components/VisuallyHidden'
import { useFormat } from '../useFormat'
import { DayTip } from './DayTip'
import { dayOptions } from './dayOptions'
import { type ChartDay, type PlotArea, placeOf } from './days'
import { fillBelow } from './fill'
import { Highcharts } from './highcharts'
import { chartMessages } from './messages'
import { markOpenDay } from './openPoint'
import { Crosshair, Note, Root } from './plotStyle'
import { StateRail } from './StateRail'
import { useActiveDay } from './useActiveDay'
import { type StepNames, useDayWords } from './useDayWords'

const areaOf = ({ plotLeft, plotTop, plotWidth, plotHeight, chartWidth, chartHeight }: Chart): PlotArea => ({
  left: (plotLeft / chartWidth) * 100,
  top: (plotTop / chartHeight) * 100,
  width: (plotWidth / chartWidth) * 100,
  height: (plotHeight / chartHeight) * 100,
})

const isSame = (a: PlotArea | undefined, b: PlotArea): boolean =>
  a?.left === b.left && a.top === b.top && a.width === b.width && a.height === b.height

export type DayPlotProps = {
  title: string
  days: readonly ChartDay[]
  /** An exact amount in words. */
  amountOf: (value: string) => string
  height: number
  /** Where a day stands for the stretch that it begins, such as a month: what that is called. */
  names?: StepNames
}

/** Days as columns or as a line. It is one stop of the keyboard; arrows go through its days. */
const DayPlot = ({ title, days, amountOf, height, names }: DayPlotProps) => {
  const t = chartMessages.useT()
  const format = useFormat()
  const words = useDayWords(amountOf, names)
  const { axis } = words
  const description = useId()
  const [area, setArea] = useState<PlotArea>()
  const { active, ...scrub } = useActiveDay(days, area)

  const options = useMemo((): Options => {
    const font = getComputedStyle(document.body).fontFamily
    const base = dayOptions(days, { value: format.short, day: ({ day }) => axis(day) }, font)
    const onRender = function (this: Chart) {
      fillBelow(this, days)
      markOpenDay(this, days)
      const drawn = areaOf(this)
      setArea(known => (isSame(known, drawn) ? known : drawn))
    }
    return { ...base, chart: { ...base.chart, height, events: { render: onRender } } }
  }, [days, format, axis, height])

  const shown = active === undefined ? undefined : days[active]
  const xOf = (index: number) => (area ? area.left + placeOf(index, days) * area.width : 0)
  return (
    <>
      <Root
        {...scrub}
        role="slider"
        tabIndex={0}
        aria-label={names ? title : t('days', { title })}
        aria-describedby={description}
        aria-valuemin={1}
        aria-valuemax={days.length}
        aria-valuenow={(active ?? days.length - 1) + 1}
        aria-valuetext={words.sentence(shown ?? days.at(-1))}
      >
        <div aria-hidden="true">
          <HighchartsReact highcharts={Highcharts} options={options} immutable />
        </div>
        {area &&
          days.map(
            ({ day, notes }, index) =>
              notes && (
                <Note
                  key={day}
                  style={{ left: `${xOf(index)}%`, top: `${area.top + area.height}%` }}
                  aria-hidden="true"
                />
              ),
          )}
        {area && shown && active !== undefined && (
          <>
            <Crosshair style={{ left: `${xOf(active)}%`, top: `${area.top}%`, height: `${area.height}%` }} />
            <DayTip
              day={shown}
              words={words}
              x={xOf(active)}
              top={area.top}
              onLeft={xOf(active) * 2 > area.left + area.width}
            />
          </>
        )}
      </Root>
      {area && <StateRail days={days} area={area} />}
      <VisuallyHidden id={description}>{`${words.summary(days)} ${t('howTo')}`}</VisuallyHidden>
    </>
  )
}

export default DayPlot
