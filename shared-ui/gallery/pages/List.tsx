import { Pill } from '@candela/shared-ui'
import type { Column } from '@candela/shared-ui/grid'
import { type Filter, ListPage, useBulkActions } from '@candela/shared-ui/pages'
import { KINDS, type Lantern, labelOf, lanternBulk, lanternExport, lanternList, STATES } from '../samples/lantern'

const COLUMNS: readonly Column<Lantern>[] = [
  { field: 'name', label: 'Name', cell: ({ name }) => name, sortable: true, width: 200, grow: 2 },
  { field: 'kind', label: 'Kind', cell: ({ kind }) => labelOf(KINDS, kind), sortable: true, width: 120, card: 'fact' },
  {
    field: 'state',
    label: 'State',
    cell: ({ state }) => <Pill tone={state === 'lit' ? 'success' : 'neutral'}>{labelOf(STATES, state)}</Pill>,
    sortable: true,
    width: 120,
    card: 'besideTitle',
  },
  {
    field: 'lumens',
    label: 'Lumens',
    cell: ({ lumens }) => lumens,
    sortable: true,
    numeric: true,
    width: 120,
    card: 'fact',
  },
]

const FILTERS: Filter[] = [
  { key: 'kind', label: 'Kind', options: KINDS },
  { kind: 'period', key: 'period', label: 'Bought' },
]

const hrefOf = () => '/form'
const nameOf = ({ name }: Lantern) => name
const actionsOf = () => ({ editHref: '/form' })

const SEGMENTS = { key: 'state', label: 'State', options: STATES }

const List = () => {
  const bulk = useBulkActions(lanternBulk, () => undefined, [
    {
      id: 'out',
      label: 'Put out',
      icon: 'moon',
      danger: true,
      request: { action: 'out' },
      successText: count => `${count} lanterns are out`,
    },
  ])
  return (
    <ListPage
      name="lantern"
      title="List"
      subtitle="Many of one kind: found, filtered, sorted, chosen, opened."
      searchLabel="Search lanterns"
      endpoint={lanternList}
      exportAs={lanternExport}
      columns={COLUMNS}
      filters={FILTERS}
      segments={SEGMENTS}
      bulkActions={bulk.actions}
      hrefOf={hrefOf}
      nameOf={nameOf}
      actionsOf={actionsOf}
      texts={{
        count: count => `${count} lanterns`,
        empty: { text: 'The first one you light is shown here.' },
      }}
    >
      {bulk.dialogs}
    </ListPage>
  )
}

export default List
