import { endpointList } from './endpoints'
import { RECORDS_IN_LOG } from './recordsInLog'

test('what can be taken back on the page of a record can be taken back in the system log', () => {
  const known = RECORDS_IN_LOG.map(({ revert }) => revert?.endpoint.path)
  const missing = endpointList.filter(
    ({ name, endpoint }) => name.endsWith('.revert') && !known.includes(endpoint.path),
  )
  expect(missing.map(({ name }) => name)).toEqual([])
})
