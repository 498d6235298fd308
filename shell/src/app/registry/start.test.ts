import { endSession, signIn } from '@candela/shared-auth'
import type { PublicRegistry } from '@candela/shared-contract'
import { aRegistry, aUser } from '../testing/fixtures'
import { startRegistry } from './start'
import { getRegistry } from './store'

const inPage = aRegistry([])
const name = 'candela_sample'
const versioned = (version: string): PublicRegistry => ({
  ...inPage,
  remotes: inPage.remotes.map(remote => ({ ...remote, version })),
})

let request = jest.spyOn(globalThis, 'fetch')

/** Signs in somebody who gets these versions instead of the ones that everybody gets. */
const enterWith = async (remotes: Record<string, string>) => {
  request.mockResolvedValueOnce(new Response(JSON.stringify({ token: 't', user: aUser([]), remotes })))
  await signIn({ email: 'a@b.example', password: 'secret' })
  request.mockClear()
}

const inForce = () => getRegistry().remotes.map(({ version }) => version)

beforeEach(() => {
  request = jest.spyOn(globalThis, 'fetch')
})

afterEach(() => endSession())

describe('the registry at the start', () => {
  it('is what the page carries, without a question', async () => {
    await enterWith({})
    await startRegistry(inPage)
    expect(inForce()).toEqual(['0.1.0-c0ffee00'])
    expect(request).not.toHaveBeenCalled()
  })

  it('is asked for when the person gets something else, before anything is shown', async () => {
    await enterWith({ [name]: '0.2.0' })
    request.mockResolvedValueOnce(new Response(JSON.stringify(versioned('0.2.0'))))
    await startRegistry(inPage)
    expect(inForce()).toEqual(['0.2.0'])
  })

  it('is what the page carries when there is no answer', async () => {
    await enterWith({ [name]: '0.2.0' })
    request.mockResolvedValueOnce(new Response(null, { status: 500 }))
    await startRegistry(inPage)
    expect(inForce()).toEqual(['0.1.0-c0ffee00'])
  })
})
