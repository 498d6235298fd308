import { aRegistry } from '../testing/fixtures'
import { giveUp, prepareScript, registerScriptOwner, scriptsOf } from './scripts'

const BASE = 'http://localhost/remotes/candela_sample/0.1.0-c0ffee00/'

const [sample] = aRegistry([]).remotes
if (!sample) throw new Error('no sample')
const remote = {
  ...sample,
  files: { 'remoteEntry.js': 'sha384-entry', '1.js': 'sha384-one' },
  modules: { './A': ['1.js'] },
}

const prepared = (url: string): HTMLScriptElement => {
  const script = document.createElement('script')
  script.src = url
  prepareScript(script, url)
  return script
}

beforeAll(() => registerScriptOwner(remote))

describe('a script of a remote', () => {
  it('is checked against what was released', () => {
    expect(prepared(`${BASE}1.js`)).toMatchObject({ integrity: 'sha384-one', crossOrigin: 'anonymous' })
  })

  it('that was not released has no chance', () => {
    expect(prepared(`${BASE}2.js`).integrity).toMatch(/^sha384-A{64}$/)
  })

  it('that failed is asked for past every cache the next time, and no other one is', () => {
    prepared(`${BASE}1.js`).dispatchEvent(new Event('error'))
    expect(prepared(`${BASE}1.js`).src).toMatch(/1\.js\?attempt=/)
    expect(prepared(`${BASE}1.js`).src).not.toBe(prepared(`${BASE}1.js`).src)
    expect(prepared(`${BASE}remoteEntry.js`).src).toBe(`${BASE}remoteEntry.js`)
  })

  it('that nobody waits for any more has failed for whoever loads it', () => {
    const script = prepared(`${BASE}remoteEntry.js`)
    const failed = jest.fn()
    script.onerror = failed
    giveUp(remote, './A')
    giveUp(remote, './A')
    expect(failed).toHaveBeenCalledTimes(1)
    expect(prepared(`${BASE}1.js`).src).toMatch(/attempt=/)
  })

  it('of the shell itself is left alone', () => {
    expect(prepared('http://localhost/assets/app.js').integrity).toBeFalsy()
  })
})

it('a screen needs the entry and its own scripts at once', () => {
  expect(scriptsOf(remote, './A')).toEqual([
    { url: `${BASE}remoteEntry.js`, integrity: 'sha384-entry' },
    { url: `${BASE}1.js`, integrity: 'sha384-one' },
  ])
})
