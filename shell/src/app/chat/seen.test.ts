import { contactBody } from '@candela/shared-contract'
import { seenNow } from './seen'

test.each([
  ['/website/17/edit', 17],
  ['/website/17', 17],
  ['/website/new', null],
  ['/websites/17', null],
])('%s is the page of website %p', (path, id) => {
  history.replaceState(null, '', path)
  expect(seenNow().websiteId).toBe(id)
})

test('any address is one that the contract lets through, with all that it says', () => {
  history.replaceState(null, '', `/sites?search=it's (*)&a[]=1&name=ç`)
  const { path } = seenNow()
  expect(contactBody.shape.cms_path.safeParse(path).success).toBe(true)
  expect(new URL(path, 'http://x').searchParams.get('search')).toBe("it's (*)")
  history.replaceState(null, '', `/sites?search=${'x'.repeat(3000)}`)
  expect(seenNow().path).toBe('/sites')
})

test('filters are said as the page says them, each once, and none that says nothing', () => {
  document.body.innerHTML =
    '<i data-filter="Status: Active"></i><i data-filter="Status: Active"></i><i data-filter=""></i><i data-filter="Who: …"></i>'
  expect(seenNow().filters).toEqual(['Status: Active'])
})
