import { ApiError } from '@candela/shared-auth'
import { createMemoryRouter, RouterProvider } from '@candela/shared-ui/router'
import { hasUnsaved, setLinkNavigation } from '@candela/shared-ui/runtime'
import { act, screen, within } from '@testing-library/react'
import { useState } from 'react'
import * as z from 'zod/mini'
import { LinkButton } from '../../components/LinkButton'
import { Page } from '../../components/Page'
import { FormTextField } from '../../form/FormTextField'
import { renderUi } from '../../testing/renderUi'
import type { FormFields } from './conflict'
import { EntityForm, type Versioned } from './EntityForm'
import { SaveBar } from './SaveBar'

type Values = { name: string; tier: string }

const schema = z.object({
  name: z.string().check(z.minLength(1, { error: 'required' })),
  tier: z.string(),
})
const FIELDS: FormFields<Values> = [
  { name: 'name', label: 'Name', formatValue: value => value },
  { name: 'tier', label: 'Tier', formatValue: value => value },
]
const START: Versioned<Values> = { values: { name: 'Cariri', tier: 'Gold' }, version: '1' }

type Save = (values: Values, version: string | undefined, base: Values) => Promise<Versioned<Values>>

const failed = (details: Partial<ConstructorParameters<typeof ApiError>[0]>) =>
  new ApiError({ code: 'invalid', failure: 'update', ...details })

const Sample = ({ save, start = START }: { save: Save; start?: Versioned<Values> }) => (
  <EntityForm
    label="Account"
    schema={schema}
    latest={start}
    fields={FIELDS}
    versionedOf={answer => answer}
    save={save}
    onSaved={() => undefined}
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
        {state.conflict}
        <FormTextField name="name" label="Name" />
        <FormTextField name="tier" label="Tier" />
        <LinkButton href="/elsewhere">Elsewhere</LinkButton>
      </Page>
    )}
  </EntityForm>
)

const setUp = (save: Save) => {
  const router = createMemoryRouter(
    [
      { path: '/form', element: <Sample save={save} /> },
      { path: '/elsewhere', element: <h1>Elsewhere</h1> },
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
  return { user, field, rewrite, press }
}

const saved: Save = async values => ({ values, version: '2' })

test('what was changed is counted, saved under its version, with what it was before, and then no longer unsaved', async () => {
  const save = jest.fn(saved)
  const form = setUp(save)
  expect(screen.getByText('No unsaved changes')).toBeVisible()
  await form.rewrite('Name', 'Grupo Cariri')
  expect(screen.getByText('1 unsaved change')).toBeVisible()
  expect(hasUnsaved()).toBe(true)
  await form.press('Save changes')
  expect(save.mock.calls).toEqual([[{ name: 'Grupo Cariri', tier: 'Gold' }, '1', START.values]])
  expect(await screen.findByText('No unsaved changes')).toBeVisible()
  expect(form.field('Name')).toHaveValue('Grupo Cariri')
  expect(hasUnsaved()).toBe(false)
})

test('the next save goes on from the version that the last one answered', async () => {
  const save = jest.fn(saved)
  const form = setUp(save)
  await form.rewrite('Name', 'One')
  await form.press('Save changes')
  await screen.findByText('No unsaved changes')
  await form.rewrite('Name', 'Two')
  await form.press('Save changes')
  expect(save.mock.calls.map(([, version]) => version)).toEqual(['1', '2'])
})

test('Ctrl S saves, and only once while the server is at work', async () => {
  let answer = (_: Versioned<Values>) => {}
  const save = jest.fn<ReturnType<Save>, Parameters<Save>>(() => new Promise(resolve => (answer = resolve)))
  const form = setUp(save)
  await form.rewrite('Name', 'Once')
  await form.user.keyboard('{Control>}s{/Control}')
  await form.user.keyboard('{Control>}s{/Control}')
  expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled()
  // What is typed meanwhile is not lost by the answer.
  await form.rewrite('Tier', 'Silver')
  await act(async () => answer({ values: { name: 'Once', tier: 'Gold' }, version: '2' }))
  expect(save).toHaveBeenCalledTimes(1)
  expect(form.field('Tier')).toHaveValue('Silver')
  expect(screen.getByText('1 unsaved change')).toBeVisible()
})

test('discarding brings back what was loaded', async () => {
  const form = setUp(saved)
  await form.rewrite('Name', 'Other')
  await form.press('Discard')
  expect(form.field('Name')).toHaveValue('Cariri')
  expect(screen.queryByRole('button', { name: 'Discard' })).not.toBeInTheDocument()
})

test('a field that is wrong by now is what the bar speaks of, and no longer the call that failed before', async () => {
  const form = setUp(() => Promise.reject(failed({ code: 'network', fields: [] })))
  await form.rewrite('Tier', 'Silver')
  await form.press('Save changes')
  expect(await screen.findByText(/server could not be reached/)).toBeVisible()
  await form.user.clear(form.field('Name'))
  await form.press('Save changes')
  expect(await screen.findByText('1 field needs attention')).toBeVisible()
  expect(screen.queryByText(/server could not be reached/)).not.toBeInTheDocument()
})

test("the server's objection stands at its field, which takes the focus, and everything typed stays", async () => {
  const fields = [{ field: 'name', code: 'taken', message: 'This name is taken' }]
  const form = setUp(() => Promise.reject(failed({ fields })))
  await form.rewrite('Name', 'Taken')
  await form.rewrite('Tier', 'Silver')
  await form.press('Save changes')
  expect(await screen.findByText('1 field needs attention')).toBeVisible()
  expect(form.field('Name')).toHaveAccessibleDescription('This name is taken')
  expect(form.field('Name')).toHaveFocus()
  expect(form.field('Tier')).toHaveValue('Silver')
})

test('a save without an answer says so and keeps everything', async () => {
  const form = setUp(() => Promise.reject(failed({ code: 'network' })))
  await form.rewrite('Name', 'Kept')
  await form.press('Save changes')
  expect(
    await screen.findByText(/There was a problem updating the record\. The server could not be reached\./),
  ).toBeVisible()
  expect(form.field('Name')).toHaveValue('Kept')
  expect(hasUnsaved()).toBe(true)
})

test('leaving asks while something is unsaved', async () => {
  const form = setUp(saved)
  await form.rewrite('Name', 'Other')
  await form.user.click(screen.getByRole('link', { name: 'Elsewhere' }))
  const question = screen.getByRole('alertdialog', { name: 'Leave without saving?' })
  await form.user.click(within(question).getByRole('button', { name: 'Stay here' }))
  expect(form.field('Name')).toHaveValue('Other')
  await form.user.click(screen.getByRole('link', { name: 'Elsewhere' }))
  await form.press('Leave without saving')
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible()
  expect(hasUnsaved()).toBe(false)
})

test('leaving an untouched form asks nothing', async () => {
  const form = setUp(saved)
  await form.user.click(screen.getByRole('link', { name: 'Elsewhere' }))
  expect(await screen.findByRole('heading', { name: 'Elsewhere' })).toBeVisible()
})

describe('when somebody else saved first', () => {
  const theirs: Versioned<Values> = { values: { name: 'Theirs', tier: 'Bronze' }, version: '9' }
  const stale = () => Promise.reject(failed({ code: 'stale', current: theirs }))

  const collide = async (save: Save) => {
    const form = setUp(save)
    await form.rewrite('Name', 'Mine')
    await form.press('Save changes')
    const panel = await screen.findByRole('region', { name: /Somebody else has changed this/ })
    return { ...form, panel: within(panel) }
  }

  test('both values are shown for each field that they changed, and nothing typed is lost', async () => {
    const { panel, field } = await collide(stale)
    expect(panel.getByRole('heading', { name: /Somebody else/ })).toHaveFocus()
    for (const value of ['Mine', 'Theirs', 'Gold', 'Bronze'])
      expect(panel.getByText(value, { selector: 'dd' })).toBeVisible()
    expect(field('Name')).toHaveValue('Mine')
  })

  test('mine goes over theirs, on top of their version', async () => {
    const save = jest.fn<ReturnType<Save>, Parameters<Save>>().mockImplementationOnce(stale).mockImplementation(saved)
    const { panel, press, user, field } = await collide(save)
    await user.click(panel.getByRole('button', { name: 'Continue with this choice' }))
    expect(field('Name')).toHaveValue('Mine')
    expect(field('Tier')).toHaveValue('Bronze')
    await press('Save changes')
    expect(save.mock.lastCall).toEqual([{ name: 'Mine', tier: 'Bronze' }, '9', theirs.values])
  })

  test('what was decided is not said as a failure any more, even where mine stands as it was sent', async () => {
    const onlyName: Versioned<Values> = { values: { name: 'Theirs', tier: 'Gold' }, version: '9' }
    const { panel, user, field } = await collide(() => Promise.reject(failed({ code: 'stale', current: onlyName })))
    const bar = within(screen.getByRole('region', { name: 'Unsaved changes' }))
    await user.click(panel.getByRole('button', { name: 'Continue with this choice' }))
    expect(field('Name')).toHaveValue('Mine')
    expect(bar.queryByRole('alert')).not.toBeInTheDocument()
  })

  test('discarding what is mine leaves what they saved, and the next save goes on from there', async () => {
    const save = jest.fn<ReturnType<Save>, Parameters<Save>>().mockImplementationOnce(stale).mockImplementation(saved)
    const { press, rewrite, field } = await collide(save)
    await press('Discard')
    expect(field('Name')).toHaveValue('Theirs')
    expect(field('Tier')).toHaveValue('Bronze')
    await rewrite('Tier', 'Silver')
    await press('Save changes')
    expect(save.mock.lastCall).toEqual([{ name: 'Theirs', tier: 'Silver' }, '9', theirs.values])
  })

  test('theirs can be taken instead', async () => {
    const { panel, user, field } = await collide(stale)
    const name = within(panel.getByRole('group', { name: 'Name' }))
    await user.click(name.getByRole('button', { name: 'Take theirs' }))
    await user.click(panel.getByRole('button', { name: 'Continue with this choice' }))
    expect(field('Name')).toHaveValue('Theirs')
    expect(screen.getByText('No unsaved changes')).toBeVisible()
  })
})

const Fresh = ({ save, newer }: { save: Save; newer: Versioned<Values> }) => {
  const [start, setStart] = useState(START)
  return (
    <>
      <button type="button" onClick={() => setStart(newer)}>
        Somebody saves
      </button>
      <Sample save={save} start={start} />
    </>
  )
}

describe('a newer state of the record that comes while somebody types', () => {
  const typeOver = async (newer: Versioned<Values>) => {
    const save = jest.fn(saved)
    const router = createMemoryRouter([{ path: '/', element: <Fresh save={save} newer={newer} /> }])
    const { user } = renderUi(<RouterProvider router={router} />)
    const field = (name: string) => screen.getByRole('textbox', { name })
    await user.clear(field('Name'))
    await user.type(field('Name'), 'Mine')
    await user.click(screen.getByRole('button', { name: 'Somebody saves' }))
    await user.click(screen.getByRole('button', { name: 'Save changes' }))
    return { save, field }
  }

  test('comes under what is typed where it says nothing about it', async () => {
    const newer = { values: { name: 'Cariri', tier: 'Bronze' }, version: '5' }
    const { save, field } = await typeOver(newer)
    expect(save.mock.lastCall).toEqual([{ name: 'Mine', tier: 'Bronze' }, '5', newer.values])
    expect(field('Tier')).toHaveValue('Bronze')
  })

  test('waits for the question where both wrote', async () => {
    const { save } = await typeOver({ values: { name: 'Theirs', tier: 'Gold' }, version: '5' })
    expect(save.mock.lastCall).toEqual([{ name: 'Mine', tier: 'Gold' }, '1', START.values])
  })
})
