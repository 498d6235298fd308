import { ImportPage } from '@candela/shared-ui/pages'
import { lanternFiles } from '../samples/lanternFile'

const Import = () => (
  <ImportPage
    source={lanternFiles}
    onStored={async () => undefined}
    title="Import"
    subtitle="Many at once, from a file: chosen, looked at, stored. Here each line is a name."
    list={{ title: 'List', path: '/list' }}
    fileName="lanterns.csv"
    columns={{ name: 'Name' }}
    help={{ name: 'Required' }}
    counts={({ fresh, total, wrong }) => [
      { label: 'New', count: fresh },
      { label: 'Known', count: total - fresh - wrong },
    ]}
    rows={({ rows }) => ({
      heads: ['Name'],
      rows: rows.map(({ line, name, state }) => ({ line, cells: [name], becomes: state })),
    })}
    toStore={({ fresh }) => fresh}
    storeLabel={count => `Import ${count} lanterns`}
    done={({ fresh }) => ({ title: `${fresh} lanterns imported.`, action: { label: 'Show lanterns', href: '/list' } })}
  />
)

export default Import
