import { contentsOf, endpointList } from '@candela/shared-contract'
import { en } from '../../mfe-reports/src/file/words/en'

test('whatever there is a file of has a name on the screen of files', () => {
  const files = endpointList.filter(({ endpoint }) => /.\/export$/.test(endpoint.path))
  expect(files.map(({ endpoint }) => contentsOf(endpoint)).sort()).toEqual(Object.keys(en.contents).sort())
})
