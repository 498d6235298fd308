import type { Pair, Scope, WebsiteStatus } from '@candela/shared-contract'
import {
  canWebsite,
  firstStatus,
  mayChangeDomain,
  objectionToFirstStatus,
  objectionToStatus,
  patchThatApproves,
  patchThatRejects,
  patchThatResubmits,
  type StatusFields,
  statusPatch,
} from './website.policy'

const actor = (scope: Scope, ...pairs: Pair[]) => ({ scope, pairs: new Set(pairs) })
const WHO = {
  staff: actor('all', 'website.update', 'website.approve', 'website.destroy'),
  clerk: actor('all', 'website.update'),
  manager: actor('managed', 'website.update'),
  trustedManager: actor('managed', 'website.update', 'website.approve'),
  publisher: actor('own', 'website.update'),
  // a group that an administrator made: still nobody lets in what is their own
  boldPublisher: actor('own', 'website.update', 'website.approve'),
  reader: actor('all', 'website.get'),
} as const
type Who = keyof typeof WHO

const STATES = {
  disabled: { anw_status: 0, anw_reject_reason: null },
  turnedDown: { anw_status: 0, anw_reject_reason: 'No privacy page' },
  enabled: { anw_status: 1, anw_reject_reason: null },
  waiting: { anw_status: 2, anw_reject_reason: null },
  banned: { anw_status: 3, anw_reject_reason: null },
} as const satisfies Record<string, StatusFields>
type State = keyof typeof STATES

const STATUSES: readonly WebsiteStatus[] = [0, 1, 2, 3]
const everyone = Object.keys(WHO) as Who[]
const states = Object.keys(STATES) as State[]

/** Who may give a website of that state which statuses by hand. */
const ALLOWED: Record<State, Partial<Record<Who, readonly WebsiteStatus[]>>> = {
  disabled: { clerk: [0, 1], manager: [0, 1] },
  turnedDown: { clerk: [0], manager: [0] },
  enabled: { clerk: [0, 1], manager: [0, 1] },
  waiting: { clerk: [2], manager: [2] },
  banned: { clerk: [3], manager: [3] },
}
const DECIDE: readonly Who[] = ['staff', 'trustedManager']

it.each(states.flatMap(state => everyone.map(who => [state, who] as const)))(
  'a website that is %s gets from %s what they may give it',
  (state, who) => {
    const allowed = DECIDE.includes(who) ? STATUSES : (ALLOWED[state][who] ?? [])
    expect(STATUSES.filter(to => objectionToStatus(WHO[who], STATES[state], to) === null)).toEqual(allowed)
  },
)

it.each<[Who, WebsiteStatus, WebsiteStatus[]]>([
  ['staff', 1, [0, 1, 2, 3]],
  ['trustedManager', 1, [0, 1, 2, 3]],
  ['clerk', 2, [2]],
  ['manager', 2, [2]],
  ['publisher', 2, []],
  ['boldPublisher', 2, []],
])('a new website of %s begins as %i, and may be told %j', (who, first, may) => {
  expect(firstStatus(WHO[who])).toBe(first)
  expect(objectionToFirstStatus(WHO[who], undefined)).toBe(null)
  expect(STATUSES.filter(said => objectionToFirstStatus(WHO[who], said) === null)).toEqual(may)
})

it('what was let in keeps its domain, but for those who let in', () => {
  const may = (who: Who) => states.filter(state => mayChangeDomain(WHO[who], STATES[state]))
  for (const who of ['publisher', 'boldPublisher', 'manager', 'clerk'] as const)
    expect(may(who)).toEqual(['turnedDown', 'waiting'])
  for (const who of DECIDE) expect(may(who)).toEqual(states)
})

it('there is something to decide about what waits, and about what was turned down', () => {
  const wherever = (act: (website: StatusFields) => unknown) => states.filter(state => act(STATES[state]) !== null)
  expect(wherever(patchThatApproves)).toEqual(['turnedDown', 'waiting'])
  expect(wherever(website => patchThatRejects(website, 'why'))).toEqual(['waiting'])
  expect(wherever(patchThatResubmits)).toEqual(['turnedDown'])
  expect(patchThatApproves(STATES.turnedDown)).toEqual({ anw_status: 1, anw_reject_reason: null })
  expect(patchThatRejects(STATES.waiting, 'why')).toEqual({ anw_status: 0, anw_reject_reason: 'why' })
  expect(patchThatResubmits(STATES.turnedDown)).toEqual({ anw_status: 2, anw_reject_reason: null })
})

it('a reason stands for as long as the status does', () => {
  expect(statusPatch(STATES.turnedDown, 0)).toEqual(STATES.turnedDown)
  expect(statusPatch(STATES.turnedDown, 3)).toEqual({ anw_status: 3, anw_reject_reason: null })
})

it('what somebody may do beside that', () => {
  const may = (who: Who, state: State) =>
    (['update', 'destroy', 'govern', 'approve', 'resubmit', 'tags'] as const).filter(action =>
      canWebsite(WHO[who], action, STATES[state]),
    )
  expect(may('staff', 'waiting')).toEqual(['update', 'destroy', 'govern', 'approve', 'tags'])
  expect(may('manager', 'turnedDown')).toEqual(['update', 'govern', 'resubmit', 'tags'])
  expect(may('publisher', 'turnedDown')).toEqual(['update', 'resubmit', 'tags'])
  expect(may('boldPublisher', 'waiting')).toEqual(['update', 'tags'])
  expect(may('staff', 'banned')).toEqual(['update', 'destroy', 'govern', 'approve'])
  expect(may('reader', 'enabled')).toEqual(['tags'])
})
