import { Change, Estimated, EstimateMark, NoValue, Page, useFormat } from '@candela/shared-ui'
import {
  BarList,
  ChartCard,
  type ChartData,
  type ChartDay,
  DayChart,
  DayChartSkeleton,
  Legend,
  Plot,
  SeriesPlot,
  ShareBar,
  Sparkline,
} from '@candela/shared-ui/chart'
import { styled } from 'styled-components'
import { daysOf, SHARES } from '../samples/days'

const Stack = styled.div`
  display: grid;
  gap: 16px;
`

const Inside = styled.div`
  display: grid;
  justify-items: start;
  gap: 12px;
  padding: 16px;

  > * {
    width: 100%;
  }
`

const WEEK = daysOf(5)
const MONTH = daysOf(30)
const GAPPY = MONTH.slice(0, 20)

const dataOf = (days: readonly ChartDay[]): ChartData => ({
  columns: [{ label: 'Day' }, { label: 'Litres', numeric: true }],
  rows: days.map(({ day, value }) => [
    { shown: day, file: day },
    { shown: value ?? '–', file: value === null ? null : { exact: value } },
  ]),
})

const Charts = () => {
  const format = useFormat()
  const amountOf = (value: string) => format.number(value, 2)
  const shares: ChartData = {
    columns: [{ label: 'Fuel' }, { label: 'Litres', numeric: true }],
    rows: SHARES.map(({ label, value }) => [
      { shown: label, file: label },
      { shown: value, file: value },
    ]),
  }
  const file = { fileName: 'lanterns', subtitle: 'All lanterns', about: 'UTC' }
  return (
    <Page title="Charts" subtitle="Days, parts of a whole, and the marks beside figures.">
      <Stack>
        <ChartCard
          {...file}
          title="A few days"
          data={dataOf(WEEK)}
          aside={<Legend current="This week" before="The week before" />}
        >
          <DayChart title="A few days" days={WEEK} amountOf={amountOf} height={220} />
        </ChartCard>
        <ChartCard {...file} title="Many days" data={dataOf(MONTH)} aside={<Legend current="Last 30 days" />}>
          <DayChart title="Many days" days={MONTH} amountOf={amountOf} height={220} />
        </ChartCard>
        <ChartCard {...file} title="Several lines, with gaps" data={undefined}>
          <SeriesPlot
            label="Several lines, with gaps"
            names={GAPPY.map(({ day }) => day)}
            shortNames={GAPPY.map(({ day }) => day.slice(5))}
            series={[
              { id: 'oil', label: 'Oil', values: GAPPY.map(({ value }, at) => (at % 9 === 4 ? null : Number(value))) },
              { id: 'wax', label: 'Wax', values: GAPPY.map(({ value }) => Number(value) * 1.1) },
            ]}
            others=""
            isClose
            textOf={value => amountOf(String(value))}
          />
        </ChartCard>
        <ChartCard {...file} title="A plot of one's own" data={undefined}>
          <Plot
            label="A plot of one's own"
            scale={[0, 1].map(at => ({ at, text: String(at) }))}
            axis={['left', 'right']}
            count={3}
            placeOf={index => index / 2}
            said={active => (active === null ? undefined : `Place ${active + 1}`)}
          >
            {() => null}
          </Plot>
        </ChartCard>
        <ChartCard {...file} title="On its way" data={undefined}>
          <DayChartSkeleton />
        </ChartCard>
        <ChartCard {...file} title="Parts of a whole" data={shares}>
          <Inside>
            <ShareBar parts={SHARES} />
          </Inside>
        </ChartCard>
        <ChartCard {...file} title="Side by side" data={shares} isTable>
          <Inside>
            <BarList
              rows={SHARES.map(({ share, ...row }) => ({ ...row, size: share, aside: <Change value="4.41" /> }))}
            />
          </Inside>
        </ChartCard>
        <ChartCard {...file} title="Marks" data={undefined}>
          <Inside>
            <Sparkline values={MONTH.map(({ value }) => value)} />
            <span>
              <Estimated>1,204.00</Estimated> <EstimateMark />
            </span>
            <span>
              <Change value="7.41" /> <Change value="-12.00" /> <Change value="-0.21" /> <Change value="new" />
            </span>
            <span>
              <NoValue reason="Nobody counts them." />
            </span>
          </Inside>
        </ChartCard>
      </Stack>
    </Page>
  )
}

export default Charts
