import { aRegistry, aRoute } from '../testing/fixtures'
import { getOverride, isOverridden, startOverride, withOverride } from './override'

const ORIGIN = 'http://localhost:4105'
const released = { ...aRegistry([], [aRoute('/old', 'Old')]), overrides: [ORIGIN] }
const [remote] = released.remotes
const declaration = { ...remote?.declaration, routes: [aRoute('/next', 'Next')] }

const open = async (path: string, registry = released) => {
  window.history.replaceState(null, '', path)
  await startOverride(registry)
  return withOverride(registry).remotes[0]
}

beforeEach(() => {
  sessionStorage.clear()
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(JSON.stringify(declaration)))
})

const ASKED = `/old?override=candela_sample@${ORIGIN}/&tab=2`

describe('an override', () => {
  it('puts what the developer’s server declares in place of the released remote', async () => {
    const overridden = await open(ASKED)
    expect(overridden).toMatchObject({ version: 'dev', url: `${ORIGIN}/`, files: {} })
    expect(overridden?.declaration.routes.map(({ path }) => path)).toEqual(['/next'])
    expect(getOverride()).toEqual({ name: 'candela_sample', origin: ORIGIN })
  })

  it('leaves the address as it was without it, and stays for this tab', async () => {
    await open(ASKED)
    expect(window.location.search).toBe('?tab=2')
    expect(await open('/old')).toMatchObject({ version: 'dev' })
  })

  it('is refused from an origin that the registry does not list', async () => {
    const kept = await open(ASKED, { ...released, overrides: [] })
    expect(kept).toEqual(remote)
    expect(getOverride()).toBeNull()
    expect(await open('/old')).toEqual(remote)
  })

  it('of a server that is not there fails as such instead of showing the released remote', async () => {
    jest.mocked(fetch).mockRejectedValue(new TypeError('not there'))
    const overridden = await open(ASKED)
    expect(overridden).toMatchObject({ version: 'dev', url: `${ORIGIN}/` })
    expect(overridden && isOverridden(overridden)).toBe(true)
  })
})
