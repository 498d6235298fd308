import { ApiError, endSession, keepDraft, readDraft } from '@candela/shared-auth'
import { createMemoryRouter, RouterProvider } from '@candela/shared-ui/router'
import { setLinkNavigation } from '@candela/shared-ui/runtime'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import * as z from 'zod/mini'
import { LinkButton } from '../../components/LinkButton'
import { Page } from '../../components/Page'
import { FormTextField } from '../../form/FormTextField'
import { renderUi } from '../../testing/renderUi'
import type { FormFields } from './conflict'
import { EntityForm, type Versioned } from './EntityForm'
import { SaveBar } from './SaveBar'

jest.mock('@candela/shared-auth', () => {
  const drafts = new Map<string, { at: number; content: unknown }>()
  return {
    ...jest.requireActual<object>('@candela/shared-auth'),
    endSession: () => drafts.clear(),
    readDraft: (name: string) => drafts.get(name) ?? null,
    keepDraft: (name: string, content: unknown) => drafts.set(name, { at: Date.now(), content }),
    forgetDraft: (name: string) => drafts.delete(name),
  }
})

type Values = { name: string; tier: string; password: string }

const NAME = 'account.7'
const schema = z.object({ name: z.string(), tier: z.string(), password: z.string() })
const FIELDS: FormFields<Values> = [
  { name: 'name', label: 'Name', formatValue: value => value },
  { name: 'tier', label: 'Tier', formatValue: value => value },
  { name: 'password', label: 'Password', formatValue: () => 'changed' },
]
const START: Versioned<Values> = { values: { name: 'Cariri', tier: 'Gold', password: '' }, version: '1' }

type Save = (values: Values) => Promise<Versioned<Values>>
const saved: Save = async values => ({ values: { ...values, password: '' }, version: '2' })

type SampleProps = { save: Save; start: Versioned<Values>; onSaved: (() => void) | undefined }

const Sample = ({ save, start, onSaved }: SampleProps) => (
  <EntityForm
    label="Account"
    schema={schema}
    latest={start}
    fields={FIELDS}
    {...(!onSaved && { versionedOf: (answer: Versioned<Values>) => answer })}
    save={save}
    onSaved={onSaved ?? (() => undefined)}
    draft={{ key: NAME, except: ['password'] }}
  >
    {state => (
      <Page
        title="Account"
        bar={
          <SaveBar
            changes={state.changed.length}
            problem={state.problem}
            submitting={state.submitting}
            saveLabel="Save changes"
            onDiscard={state.discard}
          />
        }
      >
        {state.draft}
        {state.conflict}
        <FormTextField name="name" label="Name" />
        <FormTextField name="tier" label="Tier" />
        <FormTextField name="password" label="Password" />
        <LinkButton href="/elsewhere">Elsewhere</LinkButton>
      </Page>
    )}
  </EntityForm>
)

const setUp = (start = START, save = saved, leadsAway = false) => {
  const onSaved = leadsAway ? () => void router.navigate('/elsewhere') : undefined
  const router = createMemoryRouter(
    [
      { path: '/form', element: <Sample save={save} start={start} onSaved={onSaved} /> },
      { path: '/elsewhere', element: <LinkButton href="/form">Back to it</LinkButton> },
    ],
    { initialEntries: ['/form'] },
  )
  setLinkNavigation(path => void router.navigate(path))
  const { user } = renderUi(<RouterProvider router={router} />)
  const field = (name: string) => screen.getByRole('textbox', { name })
  const rewrite = async (name: string, text: string) => {
    await user.clear(field(name))
    await user.type(field(name), text)
  }
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  const follow = (name: string) => user.click(screen.getByRole('link', { name }))
  return { user, field, rewrite, press, follow }
}

/** A draft of an earlier visit, typed on the record as `START` has it. */
const leaveDraft = (values: Partial<Values>) => {
  const names = Object.keys(values) as (keyof Values)[]
  keepDraft(NAME, { base: Object.fromEntries(names.map(name => [name, START.values[name]])), values })
}
const kept = () => (readDraft(NAME)?.content as { values: Partial<Values> } | undefined)?.values
const offer = () => screen.queryByText(/You have an unsaved draft/)

beforeEach(() => endSession())

test('what is typed is kept a moment later, but never what is excepted', async () => {
  const form = setUp()
  await form.rewrite('Name', 'Grupo Cariri')
  await form.rewrite('Password', 'secret-1')
  await waitFor(() => expect(kept()).toEqual({ name: 'Grupo Cariri' }))
})

test('it is kept at once when the page goes', async () => {
  const form = setUp()
  await form.rewrite('Tier', 'Silver')
  fireEvent(window, new Event('pagehide'))
  expect(kept()).toEqual({ tier: 'Silver' })
})

test('leaving keeps it, says so, and it is offered on the way back', async () => {
  const form = setUp()
  await form.rewrite('Name', 'Grupo Cariri')
  await form.follow('Elsewhere')
  const question = within(screen.getByRole('alertdialog'))
  expect(question.getByText(/A draft of them stays in this browser/)).toBeVisible()
  await form.press('Leave without saving')
  await form.follow('Back to it')
  expect(offer()).toHaveTextContent(/unsaved draft from \d\d:\d\d Name$/)
  expect(form.field('Name')).toHaveValue('Cariri')
  await form.press('Restore draft')
  expect(form.field('Name')).toHaveValue('Grupo Cariri')
  expect(screen.getByText('1 unsaved change')).toBeVisible()
  expect(screen.getByRole('heading', { name: 'Account' })).toHaveFocus()
  expect(offer()).not.toBeInTheDocument()
})

test('what no draft holds is lost by leaving, and that is said', async () => {
  const form = setUp()
  await form.rewrite('Password', 'secret-1')
  await form.follow('Elsewhere')
  expect(within(screen.getByRole('alertdialog')).getByText(/will be lost/)).toBeVisible()
})

test('a discarded draft is gone, what is typed since is not', async () => {
  leaveDraft({ name: 'Older' })
  const form = setUp()
  await form.rewrite('Tier', 'Silver')
  await waitFor(() => expect(kept()).toEqual({ name: 'Older', tier: 'Silver' }))
  await form.press('Discard draft')
  await waitFor(() => expect(kept()).toEqual({ tier: 'Silver' }))
  expect(form.field('Tier')).toHaveValue('Silver')
})

test('saving forgets it', async () => {
  leaveDraft({ name: 'Older' })
  const form = setUp()
  await form.press('Restore draft')
  await form.press('Save changes')
  await screen.findByText('No unsaved changes')
  await waitFor(() => expect(readDraft(NAME)).toBeNull())
})

test('discarding the changes forgets it as well', async () => {
  const form = setUp()
  await form.rewrite('Name', 'Other')
  await waitFor(() => expect(kept()).toEqual({ name: 'Other' }))
  await form.press('Discard')
  await waitFor(() => expect(readDraft(NAME)).toBeNull())
})

test('a save that fails keeps it', async () => {
  const form = setUp(START, () => Promise.reject(new ApiError({ code: 'network', failure: 'update' })))
  await form.rewrite('Name', 'Kept')
  await form.press('Save changes')
  await waitFor(() => expect(kept()).toEqual({ name: 'Kept' }))
})

test('a draft that says what the record says by now is no offer', () => {
  leaveDraft({ name: 'Saved elsewhere' })
  setUp({ values: { ...START.values, name: 'Saved elsewhere' }, version: '2' })
  expect(offer()).not.toBeInTheDocument()
})

test.each([
  ['nobody can read', { values: 'what' }],
  ['is of a field that is gone', { base: { colour: 'red' }, values: { colour: 'blue' } }],
  ['is of a field that holds something else by now', { base: { name: ['Cariri'] }, values: { name: ['Other'] } }],
])('a draft that %s is no offer', (_, content) => {
  keepDraft(NAME, content)
  setUp()
  expect(offer()).not.toBeInTheDocument()
})

test('a form that leads elsewhere once it is saved leaves no draft behind', async () => {
  const form = setUp(START, saved, true)
  await form.rewrite('Name', 'New')
  await waitFor(() => expect(kept()).toEqual({ name: 'New' }))
  await form.press('Save changes')
  await screen.findByRole('link', { name: 'Back to it' })
  expect(readDraft(NAME)).toBeNull()
})

describe('when somebody saved since', () => {
  const newer = (values: Partial<Values>): Versioned<Values> => ({
    values: { ...START.values, ...values },
    version: '9',
  })

  test('what they did not touch comes back at once', async () => {
    leaveDraft({ name: 'Mine' })
    const form = setUp(newer({ tier: 'Bronze' }))
    await form.press('Restore draft')
    expect(form.field('Name')).toHaveValue('Mine')
    expect(form.field('Tier')).toHaveValue('Bronze')
    expect(screen.getByText('1 unsaved change')).toBeVisible()
  })

  test('a field that both wrote is a question, and the draft is kept until it is answered', async () => {
    leaveDraft({ name: 'Mine', tier: 'Silver' })
    const form = setUp(newer({ name: 'Theirs' }))
    await form.press('Restore draft')
    const panel = within(screen.getByRole('region', { name: /Somebody else has changed this/ }))
    expect(panel.getByText('Theirs', { selector: 'dd' })).toBeVisible()
    expect(panel.queryByRole('heading', { name: 'Tier' })).not.toBeInTheDocument()
    expect(kept()).toEqual({ name: 'Mine', tier: 'Silver' })
    await form.press('Take theirs')
    await form.press('Continue with this choice')
    expect(form.field('Name')).toHaveValue('Theirs')
    expect(form.field('Tier')).toHaveValue('Silver')
    await waitFor(() => expect(kept()).toEqual({ tier: 'Silver' }))
  })
})
