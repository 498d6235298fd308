import { screen, within } from '@testing-library/react'
import { onPhone } from '../../testing/screens'
import { type Question, renderList, serve, ThingList, things } from './testList'
import type { Filter, SearchFilter } from './useListState'

const NAMES: Record<string, string> = { 7: 'Ana Reis', 9: 'Bento Sá' }

const owner: SearchFilter = {
  kind: 'search',
  key: 'owner',
  label: 'Owner',
  load: async search =>
    Object.entries(NAMES)
      .filter(([, label]) => label.toLowerCase().includes(search.toLowerCase()))
      .map(([value, label]) => ({ value, label })),
  nameOf: value => ({
    queryKey: ['name', value],
    queryFn: async () => NAMES[value] ?? Promise.reject<string>(new Error('gone')),
  }),
}
const PERIOD: Filter[] = [{ kind: 'period', key: 'period', label: 'Period' }]

const setUp = (filters: Filter[], at = '/thing') => {
  onPhone()
  const asked = serve({ list: (question: Question) => things(question, 3) })
  const { user, router } = renderList(<ThingList filters={filters} />, at)
  return { user, router, questions: () => asked.map(({ body }) => (body as Question).filters) }
}

test('days are asked for by their name and kept in the address', async () => {
  const { user, router, questions } = setUp(PERIOD)
  await user.click(await screen.findByRole('button', { name: 'Period' }))
  await user.click(await screen.findByRole('button', { name: 'Last month' }))
  expect(router.state.location.search).toBe('?f.period=lastMonth')
  expect(questions().at(-1)).toEqual({ period: ['lastMonth'] })
  expect(await screen.findByRole('button', { name: 'Period Last month' })).toBeVisible()
})

test('days that an address has the wrong way round are no days', async () => {
  const { questions } = setUp(PERIOD, '/thing?f.period=2026-11-07..2026-11-01&f.period=2026-11-01..2026-11-07')
  expect(await screen.findByRole('button', { name: 'Period 1 Nov 2026 – 7 Nov 2026' })).toBeVisible()
  expect(questions().at(-1)).toEqual({ period: ['2026-11-01..2026-11-07'] })
})

test('one of many is found by typing; what is chosen has its name and stays in sight', async () => {
  const { user, router } = setUp([owner], '/thing?f.owner=9')
  await user.click(await screen.findByRole('button', { name: 'Owner Bento Sá' }))
  const choices = within(screen.getByRole('group', { name: 'Owner' }))
  await user.type(screen.getByRole('searchbox', { name: 'Find in Owner' }), 'ana')
  await user.click(await choices.findByRole('checkbox', { name: 'Ana Reis' }))
  expect(router.state.location.search).toBe('?f.owner=9&f.owner=7')
  expect(choices.getByRole('checkbox', { name: 'Bento Sá' })).toBeChecked()
  await user.click(choices.getByRole('checkbox', { name: 'Bento Sá' }))
  expect(router.state.location.search).toBe('?f.owner=7')
})

test('many that did not load can be asked for again', async () => {
  const load = jest.fn(owner.load).mockRejectedValueOnce(new Error('down'))
  const { user } = setUp([{ ...owner, load }])
  await user.click(await screen.findByRole('button', { name: 'Owner' }))
  expect(await screen.findByText('The options did not load.')).toBeVisible()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('checkbox', { name: 'Ana Reis' })).toBeInTheDocument()
  expect(screen.getByRole('searchbox', { name: 'Find in Owner' })).toHaveFocus()
})

test('somebody whose name does not come is a number', async () => {
  setUp([owner], '/thing?f.owner=12345')
  expect(await screen.findByRole('button', { name: 'Owner #12345' })).toBeVisible()
})

test('what only links ask for is there while it is on', async () => {
  const { load: _, ...given } = owner
  const { user } = setUp([given], '/thing?f.owner=7')
  await user.click(await screen.findByRole('button', { name: 'Owner Ana Reis' }))
  await user.click(screen.getByRole('button', { name: 'Clear' }))
  expect(screen.queryByRole('button', { name: /^Owner/ })).not.toBeInTheDocument()
})
