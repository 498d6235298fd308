import { createMemoryRouter } from '@candela/shared-ui/router'
import { loadRemote } from '@module-federation/enhanced/runtime'
import { QueryClient } from '@tanstack/react-query'
import { ensureScreen, SLOW_MS } from './remotes/screens'
import { endSplash } from './splash'
import { aRegistry } from './testing/fixtures'

jest.mock('@module-federation/enhanced/runtime', () => ({
  registerRemotes: jest.fn(),
  registerPlugins: jest.fn(),
  loadRemote: jest.fn(),
}))

const splash = () => document.getElementById('splash')

const enter = (signedIn = true, refuses = false) => {
  document.body.innerHTML = '<div id="splash"></div>'
  const root = document.getElementById('splash')
  if (root) root.animate = () => ({ finished: Promise.resolve() }) as unknown as Animation
  const router = createMemoryRouter([{ path: '*', element: null }])
  const queryClient = new QueryClient()
  const { subscribe } = router
  // As it does with whoever is the first to hear of a page that was refused.
  if (refuses)
    router.subscribe = listener => {
      listener(router.state, { deletedFetchers: [], newErrors: null, flushSync: false })
      return subscribe(listener)
    }
  endSplash({ router, queryClient }, signedIn)
  return queryClient
}

beforeEach(() => jest.useFakeTimers({ now: 0 }))
afterEach(() => jest.useRealTimers())

const pass = (milliseconds: number) => jest.advanceTimersByTimeAsync(milliseconds)

describe('the splash', () => {
  it('goes one second after the page began when nothing loads any more', async () => {
    enter()
    await pass(990)
    expect(splash()).toBeInTheDocument()
    await pass(20)
    expect(splash()).not.toBeInTheDocument()
  })

  it('goes from a page that was refused before anybody heard of it', async () => {
    enter(true, true)
    await pass(1010)
    expect(splash()).not.toBeInTheDocument()
  })

  it('stays until what was asked for is there', async () => {
    const queryClient = enter()
    let answer = (_: string): void => undefined
    void queryClient.fetchQuery({
      queryKey: ['figures'],
      queryFn: () => new Promise<string>(resolve => (answer = resolve)),
    })
    await pass(1500)
    expect(splash()).toBeInTheDocument()
    answer('figures')
    await pass(100)
    expect(splash()).not.toBeInTheDocument()
  })

  it('does not wait longer than two seconds for answers, from when the screen is there', async () => {
    let arrive = (_: unknown): void => undefined
    jest.mocked(loadRemote).mockReturnValue(new Promise(resolve => (arrive = resolve)))
    const [remote] = aRegistry([]).remotes
    if (remote) void ensureScreen({ ...remote, version: 'silent' }, './Screen')
    const queryClient = enter()
    void queryClient.fetchQuery({ queryKey: ['figures'], queryFn: () => new Promise<string>(() => undefined) })
    await pass(1500)
    arrive({ default: () => null })
    await pass(1900)
    expect(splash()).toBeInTheDocument()
    void queryClient.fetchQuery({ queryKey: ['charts'], queryFn: () => new Promise<string>(() => undefined) })
    await pass(200)
    expect(splash()).not.toBeInTheDocument()
  })

  it('does not wait for what is asked for a second time', async () => {
    const queryClient = enter()
    const ask = async () => Promise.reject(new Error('away'))
    void queryClient.fetchQuery({ queryKey: ['figures'], queryFn: ask, retry: 9, retryDelay: 60_000 }).catch(() => {})
    await pass(1100)
    expect(splash()).not.toBeInTheDocument()
  })

  it('stays until a screen is there that comes after its page', async () => {
    let arrive = (_: unknown): void => undefined
    jest.mocked(loadRemote).mockReturnValue(new Promise(resolve => (arrive = resolve)))
    const [remote] = aRegistry([]).remotes
    if (remote) void ensureScreen(remote, './Screen')
    enter()
    await pass(2000)
    expect(splash()).toBeInTheDocument()
    arrive({ default: () => null })
    await pass(100)
    expect(splash()).not.toBeInTheDocument()
  })

  it('does not wait for a screen that takes long', async () => {
    jest.mocked(loadRemote).mockReturnValue(new Promise(() => undefined))
    const [remote] = aRegistry([]).remotes
    if (remote) void ensureScreen({ ...remote, version: 'slow' }, './Screen')
    enter()
    await pass(SLOW_MS - 100)
    expect(splash()).toBeInTheDocument()
    await pass(200)
    expect(splash()).not.toBeInTheDocument()
  })

  it('is not waited for without a session', async () => {
    enter(false)
    await pass(60)
    expect(splash()).not.toBeInTheDocument()
  })
})
