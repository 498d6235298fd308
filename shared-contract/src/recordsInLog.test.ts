import { endpointList } from './endpoints'
import { LOG_CONFIGS } from './recordsInLog'

test('what can be taken back on the page of a record can be taken back in the system log', () => {
  const known = LOG_CONFIGS.map(({ revert }) => revert?.endpoint.path)
  const missing = endpointList.filter(
    ({ name, endpoint }) => name.endsWith('.revert') && !known.includes(endpoint.path),
  )
  expect(missing.map(({ name }) => name)).toEqual([])
})
