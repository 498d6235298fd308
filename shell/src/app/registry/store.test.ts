import type { PublicRegistry } from '@candela/shared-contract'
import { hasUnsaved } from '@candela/shared-ui/runtime'
import { aRegistry, aRoute } from '../testing/fixtures'
import { applyLatestVersion, applyLatestVersionAt, getRegistry, offerRegistry, setRegistry } from './store'

jest.mock('@candela/shared-ui/runtime', () => ({ hasUnsaved: jest.fn(() => false) }))

type Live = [name: string, version: string, ...paths: string[]]

const registryOf = (...live: Live[]): PublicRegistry => ({
  schema: 1,
  overrides: [],
  remotes: live.flatMap(([name, version, ...paths]) =>
    aRegistry(
      [],
      paths.map(path => aRoute(path, path)),
    ).remotes.map(remote => ({ ...remote, name, version })),
  ),
})

const inForce = () => Object.fromEntries(getRegistry().remotes.map(({ name, version }) => [name, version]))

beforeEach(() => {
  jest.mocked(hasUnsaved).mockReturnValue(false)
  setRegistry(registryOf(['users', '1', '/user'], ['reports', '1', '/report']))
})

describe('a newer version of a remote', () => {
  beforeEach(() => offerRegistry(registryOf(['users', '2', '/user', '/user/map'], ['reports', '2', '/report'])))

  it('waits until somebody goes into that remote', () => {
    expect(inForce()).toEqual({ users: '1', reports: '1' })
    applyLatestVersionAt('/user')
    expect(inForce()).toEqual({ users: '2', reports: '1' })
  })

  it('is found by an address that only it serves', () => {
    applyLatestVersionAt('/user/map')
    expect(inForce()).toEqual({ users: '2', reports: '1' })
  })

  it('waits on while something is unsaved', () => {
    jest.mocked(hasUnsaved).mockReturnValue(true)
    applyLatestVersionAt('/user')
    expect(inForce()).toEqual({ users: '1', reports: '1' })
  })

  it('is forgotten when it is taken back before anybody went there', () => {
    offerRegistry(registryOf(['users', '1', '/user'], ['reports', '1', '/report']))
    applyLatestVersionAt('/user')
    expect(inForce()).toEqual({ users: '1', reports: '1' })
  })
})

it('a remote that this page has not heard of is there at once', () => {
  offerRegistry(registryOf(['users', '1', '/user'], ['reports', '1', '/report'], ['formats', '1', '/ads']))
  expect(inForce()).toEqual({ users: '1', reports: '1', formats: '1' })
})

it('a remote that is live no more goes when somebody goes there', () => {
  offerRegistry(registryOf(['users', '1', '/user']))
  expect(inForce()).toEqual({ users: '1', reports: '1' })
  applyLatestVersion('reports')
  expect(inForce()).toEqual({ users: '1' })
})
