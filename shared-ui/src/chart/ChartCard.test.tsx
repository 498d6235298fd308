import { screen, within } from '@testing-library/react'
import { renderUi } from '../testing/renderUi'
import { ChartCard } from './ChartCard'

const CARD = {
  title: 'Lanterns per day',
  fileName: 'lanterns',
  subtitle: 'All lanterns',
  about: 'UTC',
  data: {
    columns: [{ label: 'Day' }, { label: 'Litres', numeric: true }],
    rows: [
      [
        { shown: '18 Nov', file: '2026-11-18' },
        { shown: '4', file: { exact: '4' } },
      ],
    ],
  },
}

const asTable = async ({ user }: ReturnType<typeof renderUi>) => {
  await user.click(screen.getByRole('button', { name: 'Chart menu: Lanterns per day' }))
  await user.click(await screen.findByRole('menuitem', { name: 'Show as table' }))
}

test('what stands around a chart stands around its table too', async () => {
  const ui = renderUi(
    <ChartCard {...CARD}>{chartOrTable => <section aria-label="Old">{chartOrTable('a drawing')}</section>}</ChartCard>,
  )
  const around = screen.getByRole('region', { name: 'Old' })
  expect(around).toHaveTextContent('a drawing')
  await asTable(ui)
  expect(await within(around).findByRole('rowheader', { name: '18 Nov' })).toBeVisible()
  expect(around).not.toHaveTextContent('a drawing')
})

test('an error instead of the chart is there instead of the table too, with its retry', async () => {
  const onRetry = jest.fn()
  const cardOf = (fails: boolean) => (
    <ChartCard {...CARD}>
      {chartOrTable =>
        fails ? (
          <button type="button" onClick={onRetry}>
            Try again
          </button>
        ) : (
          chartOrTable('a drawing')
        )
      }
    </ChartCard>
  )
  const ui = renderUi(cardOf(false))
  await asTable(ui)
  expect(await screen.findByRole('table')).toBeVisible()
  // The rows of before are still known.
  ui.rerender(cardOf(true))
  expect(screen.queryByRole('table')).not.toBeInTheDocument()
  await ui.user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(onRetry).toHaveBeenCalledTimes(1)
  ui.rerender(cardOf(false))
  expect(screen.getByRole('table')).toBeVisible()
})

test('a chart that has nothing around it changes places with its table', async () => {
  const ui = renderUi(<ChartCard {...CARD}>a drawing</ChartCard>)
  await asTable(ui)
  expect(await screen.findByRole('table')).toBeVisible()
  expect(screen.queryByText('a drawing')).not.toBeInTheDocument()
})
