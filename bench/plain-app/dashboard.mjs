import Highcharts from 'highcharts'
import { HighchartsReact } from 'highcharts-react-official'
import { createElement as h, useEffect, useState } from 'react'
import { ask } from './ask.mjs'

const BODY = { period: 'last7', currency: 'BRL' }
const TABLES = ['device', 'technology', 'websites', 'formats', 'adType']
const BLOCKS = ['totalizers', 'money', 'movers', 'coverage', 'todo']

/** @template T @param {() => Promise<T>} question @returns {T | undefined} */
const useAnswer = question => {
  const [answer, setAnswer] = useState()
  // biome-ignore lint/correctness/useExhaustiveDependencies: each block asks once
  useEffect(() => void question().then(setAnswer), [])
  return answer
}

/** Whatever was answered, as text: a page without any of our words has no better. @param {{ of: string, body?: object }} props */
const Text = ({ of, body }) => {
  const answer = useAnswer(() => ask(`/dashboard/${of}`, body))
  return h('section', null, h('h2', null, of), h('p', null, JSON.stringify(answer ?? '').slice(0, 300)))
}

/** @param {{ chart: string }} props */
const Table = ({ chart }) => {
  const answer = useAnswer(() => ask('/dashboard/charts', { ...BODY, chart }))
  const rows = answer?.rows ?? []
  return h(
    'table',
    null,
    h(
      'tbody',
      null,
      rows.map((row, place) => h('tr', { key: place }, Object.values(row).map((value, at) => h('td', { key: at }, JSON.stringify(value))))),
    ),
  )
}

const PLOTS = [
  ['column', 'net'],
  ['area', 'rpm'],
]

/** The two charts of days. */
const Days = () => {
  const answer = useAnswer(() => ask('/dashboard/charts', { ...BODY, chart: 'daily' }))
  if (!answer) return null
  return PLOTS.map(([type, measure]) =>
    h(HighchartsReact, {
      key: measure,
      highcharts: Highcharts,
      options: {
        title: { text: measure },
        xAxis: { categories: answer.rows.map(row => row.key?.day ?? row.day) },
        series: [{ type, data: answer.rows.map(row => Number(row.metrics?.[measure] ?? row[measure] ?? 0)), animation: false }],
      },
    }),
  )
}

export const Dashboard = () => [
  h('h1', { key: 'title' }, 'Dashboard'),
  ...BLOCKS.map(of => h(Text, { key: of, of, body: BODY })),
  ...['currencyExchange', 'errorLog'].map(of => h(Text, { key: of, of })),
  h(Days, { key: 'days' }),
  ...TABLES.map(chart => h(Table, { key: chart, chart })),
]
