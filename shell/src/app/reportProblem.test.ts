import type * as Auth from '@candela/shared-auth'
import { call, getSession } from '@candela/shared-auth'
import type * as Failures from './remotes/failure'
import type * as Reports from './reportProblem'
import { aUser } from './testing/fixtures'

jest.mock('@candela/shared-auth', () => ({
  ...jest.requireActual<typeof Auth>('@candela/shared-auth'),
  call: jest.fn(),
  getSession: jest.fn(),
}))

const remote = { name: 'candela_sample', version: '1' }

/** A page that has not reported anything yet. */
const aPage = async () => {
  let page: (typeof Reports & typeof Failures) | undefined
  await jest.isolateModulesAsync(async () => {
    page = { ...(await import('./reportProblem')), ...(await import('./remotes/failure')) }
  })
  if (!page) throw new Error('the modules did not load')
  const { reportProblem: report, SectionFailure } = page
  return { report, failure: () => new SectionFailure('down', 'load', remote, 'not reached') }
}

const sent = () => jest.mocked(call).mock.calls.map(([, request]) => (request as unknown as { body: object }).body)

beforeEach(() => {
  jest.mocked(call).mockReset().mockRejectedValue(new Error('the report does not arrive'))
  jest.mocked(getSession).mockReturnValue({ user: aUser([]) } as ReturnType<typeof getSession>)
})

describe('a problem', () => {
  it('is reported with the reference that the reader sees, the remote and what it was doing', async () => {
    const { report, failure } = await aPage()
    const problem = failure()
    report(problem)
    expect(sent()).toEqual([
      expect.objectContaining({
        reference: problem.reference,
        phase: 'load',
        kind: 'down',
        remote: 'candela_sample',
        version: '1',
        message: 'not reached',
        path: '/',
      }),
    ])
  })

  it('is reported once, however often it happens', async () => {
    const { report, failure } = await aPage()
    report(failure())
    report(failure())
    report(new Error('another'))
    expect(sent()).toHaveLength(2)
  })

  it('is one of twenty at most that a page reports', async () => {
    const { report } = await aPage()
    for (let count = 0; count < 30; count += 1) report(new Error(`problem ${count}`))
    expect(sent()).toHaveLength(20)
  })

  it('of somebody who is not signed in is not reported', async () => {
    jest.mocked(getSession).mockReturnValue({ user: null } as ReturnType<typeof getSession>)
    const { report, failure } = await aPage()
    report(failure())
    expect(sent()).toEqual([])
  })
})
