import { technologyEndpoints } from '@candela/shared-contract'
import { answers, onePage } from '@candela/shared-ui/testing'
import { screen, within } from '@testing-library/react'
import { EVERYTHING, NOTHING, rightsOf } from '../shared/testRights'
import TechnologyEdit from './TechnologyEdit'
import TechnologyList from './TechnologyList'
import TechnologyShow from './TechnologyShow'
import { EXCHANGE, FREE } from './testTechnology'

const KEPT = 'RemoveIn use. You can disable it, or merge it into another one.'

const { READS, show, edit, testList, testRecord, testForm } = rightsOf({
  resource: 'adNetworkCategory',
  path: '/ad-network-category',
  List: TechnologyList,
  Show: TechnologyShow,
  Edit: TechnologyEdit,
  row: EXCHANGE,
  record: EXCHANGE,
  name: 'Exchange',
  list: (row, can) => answers(technologyEndpoints.list, onePage([{ ...row, is_used: true, can }])),
  get: (record, can) => answers(technologyEndpoints.get, { record, can }),
  bulk: technologyEndpoints.bulk,
  status: 'anc_status',
  add: 'New technology',
  more: ['Merge into…', KEPT],
})

describe('the list of technologies', testList)

describe('a technology', () => {
  testRecord()

  test('says what uses it, its colour by name, and that it stays', async () => {
    await show(READS, NOTHING)
    const uses = within(await screen.findByRole('region', { name: 'Where it is used' }))
    expect(uses.getByText('Months with report data').parentElement).toHaveTextContent('14')
    expect(uses.getByText(/^As long as something uses it, it cannot be removed/)).toBeVisible()
    expect(within(screen.getByRole('region', { name: 'Summary' })).getByText('Teal')).toBeVisible()
  })

  test('that nothing uses can go', async () => {
    await show(READS, NOTHING, FREE)
    expect(await screen.findByText('Nothing uses it, so it can be removed.')).toBeVisible()
  })
})

describe('the form of a technology', () => {
  testForm()

  test('has a colour that is chosen by its name, with the arrows', async () => {
    const { user } = await edit(EVERYTHING)
    const colors = within(await screen.findByRole('group', { name: 'Color in charts' }))
    expect(colors.getByRole('radio', { name: 'Teal' })).toBeChecked()
    colors.getByRole('radio', { name: 'Teal' }).focus()
    await user.keyboard('{ArrowRight}')
    expect(colors.getByRole('radio', { name: 'Pink' })).toBeChecked()
    expect(screen.getByText('1 unsaved change')).toBeVisible()
  })
})
