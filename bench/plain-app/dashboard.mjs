import Highcharts from 'highcharts'
import { HighchartsReact } from 'highcharts-react-official'
import { createElement as h, useEffect, useState } from 'react'
import { ask } from './ask.mjs'

/** @typedef {import('@candela/shared-contract').ChartAnswer} ChartAnswer */

const BODY = { period: 'last30', currency: 'BRL' }
const TABLES = ['device', 'technology', 'websites', 'formats', 'adType']
const BLOCKS = ['totalizers', 'money', 'movers', 'coverage', 'todo']
const PLOTS = /** @type {const} */ ([
  ['column', 'net'],
  ['area', 'rpm'],
])

/**
 * The answer to a question that is asked once.
 * @param {string} path @param {object} [body] @returns {ChartAnswer | undefined}
 */
const useAnswer = (path, body) => {
  const [answer, setAnswer] = useState(/** @type {ChartAnswer | undefined} */ (undefined))
  useEffect(() => {
    void ask(path, body).then(setAnswer)
  }, [path, body])
  return answer
}

/** Whatever was answered, as text: a page without any of our words has no better. @param {{ of: string, body?: object }} props */
const Text = ({ of, body }) => {
  const answer = useAnswer(`/dashboard/${of}`, body)
  return h('section', null, h('h2', null, of), h('p', null, JSON.stringify(answer ?? '').slice(0, 300)))
}

/** @param {{ body: object }} props */
const Table = ({ body }) => {
  const { rows = [] } = useAnswer('/dashboard/charts', body) ?? {}
  const cells = (/** @type {object} */ values) =>
    Object.entries(values).map(([name, value]) => h('td', { key: name }, JSON.stringify(value)))
  return h(
    'table',
    null,
    h('tbody', null, ...rows.map(({ key, values }) => h('tr', null, ...cells(key), ...cells(values)))),
  )
}

const DAILY = { ...BODY, chart: 'daily' }

/** The two charts of days. */
const Days = () => {
  const { rows } = useAnswer('/dashboard/charts', DAILY) ?? {}
  if (!rows) return null
  return PLOTS.map(([type, metric]) =>
    h(HighchartsReact, {
      key: metric,
      highcharts: Highcharts,
      options: {
        title: { text: metric },
        xAxis: { categories: rows.map(({ key }) => String(key.date?.id)) },
        series: [{ type, data: rows.map(({ values }) => Number(values[metric])), animation: false }],
      },
    }),
  )
}

const CHARTS = TABLES.map(chart => ({ ...BODY, chart }))

export const Dashboard = () => [
  h('h1', { key: 'title' }, 'Dashboard'),
  ...BLOCKS.map(of => h(Text, { key: of, of, body: BODY })),
  ...['currencyExchange', 'errorLog'].map(of => h(Text, { key: of, of })),
  h(Days, { key: 'days' }),
  ...CHARTS.map(body => h(Table, { key: body.chart, body })),
]
