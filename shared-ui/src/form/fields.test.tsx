import { percent } from '@candela/shared-contract'
import { initI18n } from '@candela/shared-ui/runtime'
import { screen } from '@testing-library/react'
import * as z from 'zod/mini'
import { Button } from '../components/Button'
import { renderUi } from '../testing/renderUi'
import { ChangedFields } from './ChangedFields'
import { FormCombobox, FormPercentField, FormSelect, FormTextField, SchemaForm, type SubmitErrors } from './index'

type Values = { product: string | null; share: string | null; group: number | null }

const schema = z.object({
  product: z.nullable(z.enum(['Candela', 'Video'])),
  share: z.nullable(percent),
  group: z.int().check(z.minimum(1)),
})

const GROUPS = [
  { value: 3, label: 'Publishers' },
  { value: 4, label: 'Viewers' },
]
const load = jest.fn(async (search: string) => GROUPS.filter(({ label }) => label.toLowerCase().includes(search)))
const onSubmit = jest.fn<Promise<SubmitErrors | undefined>, [Values]>()

const setUp = (initialValues: Partial<Values> = {}) => {
  const { user } = renderUi(
    <SchemaForm<Values>
      schema={schema}
      initialValues={{ product: 'Candela', share: '2.50', group: 3, ...initialValues }}
      onSubmit={values => onSubmit(values)}
    >
      {() => (
        <>
          <FormSelect
            name="product"
            label="Product"
            placeholder="Choose one"
            options={[
              { value: '', label: 'None' },
              { value: 'Candela', label: 'Candela' },
              { value: 'Video', label: 'Candela Video' },
            ]}
          />
          <FormPercentField name="share" label="Share" help="Of the margin" />
          <FormCombobox<number>
            name="group"
            label="Group"
            load={load}
            labelOf={id => (id === 3 ? 'Publishers' : undefined)}
          />
          <Button type="submit">Save</Button>
        </>
      )}
    </SchemaForm>,
  )
  const select = screen.getByRole('combobox', { name: 'Product' })
  const share = screen.getByRole('textbox', { name: 'Share' })
  const group = screen.getByRole('combobox', { name: 'Group' })
  const submit = () => user.click(screen.getByRole('button', { name: 'Save' }))
  const choose = async (label: string) => {
    await user.click(select)
    await user.click(screen.getByRole('option', { name: label }))
  }
  const write = async (text: string) => {
    await user.clear(share)
    await user.type(share, text)
  }
  return { user, select, share, group, submit, choose, write }
}

beforeEach(() => {
  onSubmit.mockReset()
  onSubmit.mockResolvedValue(undefined)
})

test('a select sends the value of its option, and none as null', async () => {
  const { select, submit, choose } = setUp()
  expect(select).toHaveTextContent('Candela')
  await choose('Candela Video')
  await submit()
  expect(onSubmit.mock.lastCall?.[0].product).toBe('Video')
  await choose('None')
  await submit()
  expect(onSubmit.mock.lastCall?.[0].product).toBeNull()
})

test.each([
  ['7,5', '7.50'],
  ['7.5', '7.50'],
  ['007', '7.00'],
  ['.5', '0.50'],
  ['12.', '12.00'],
  ['1.234', '1.23'],
  ['a1b2', '12.00'],
  ['-5', '5.00'],
])('%s is written as the exact text %s', async (typed, expected) => {
  const { user, share, submit, write } = setUp()
  await write(typed)
  await user.tab()
  expect(share).toHaveValue(expected)
  await submit()
  expect(onSubmit.mock.lastCall?.[0].share).toBe(expected)
})

test('a percentage that is pasted with its sign is understood, one that is no percentage is not taken', async () => {
  const { user, share } = setUp({ share: null })
  await user.click(share)
  await user.paste('12,5 %')
  expect(share).toHaveValue('12.5')
  await user.paste('-3')
  expect(share).toHaveValue('12.5')
})

test('what is above 100 becomes 100 when the field is left, and that is said', async () => {
  const { user, share, write } = setUp()
  await write('250')
  expect(share).toHaveValue('250')
  await user.tab()
  expect(share).toHaveValue('100.00')
  expect(share).toHaveAccessibleDescription('Set to 100, the maximum.')
  await write('5')
  expect(share).toHaveAccessibleDescription('Of the margin')
})

test('a percentage stands there as the language writes it, whichever sign is typed', async () => {
  await initI18n('pt_BR')
  const { user, share, submit, write } = setUp()
  expect(share).toHaveValue('2,50')
  await write('7.5')
  expect(share).toHaveValue('7,5')
  await user.tab()
  expect(share).toHaveValue('7,50')
  await submit()
  expect(onSubmit.mock.lastCall?.[0].share).toBe('7.50')
  await initI18n('en_US')
})

test('an empty percentage is none', async () => {
  const { user, share, submit } = setUp()
  await user.clear(share)
  await submit()
  expect(onSubmit.mock.lastCall?.[0].share).toBeNull()
})

test('a combobox says what the record calls its value, and sends the value of what is chosen', async () => {
  const { user, group, submit } = setUp()
  expect(group).toHaveValue('Publishers')
  await user.click(group)
  await user.click(await screen.findByRole('option', { name: 'Viewers' }))
  expect(group).toHaveValue('Viewers')
  await submit()
  expect(onSubmit.mock.lastCall?.[0].group).toBe(4)
})

test('a value that the record does not name is looked up', async () => {
  const { group } = setUp({ group: 4 })
  expect(await screen.findByDisplayValue('Viewers')).toBe(group)
})

test('a refused attempt leads to a combobox, and what is wrong goes when something is chosen', async () => {
  const { user, group, submit } = setUp({ group: null })
  await submit()
  expect(onSubmit).not.toHaveBeenCalled()
  expect(group).toHaveFocus()
  expect(group).toHaveAccessibleDescription('The field is required')
  await user.click(group)
  await user.click(await screen.findByRole('option', { name: 'Viewers' }))
  expect(group).toBeValid()
})

test("the server's objection leads to a select", async () => {
  onSubmit.mockResolvedValue({ product: 'You cannot change this for yourself' })
  const { select, submit, choose } = setUp()
  await submit()
  expect(select).toHaveFocus()
  expect(select).toBeInvalid()
  expect(select).toHaveAccessibleDescription('You cannot change this for yourself')
  await choose('Candela Video')
  expect(select).toBeValid()
})

test("the server's objection leads to a percentage", async () => {
  onSubmit.mockResolvedValue({ share: 'You cannot change this for yourself' })
  const { share, submit } = setUp()
  await submit()
  expect(share).toHaveFocus()
  expect(share).toHaveAccessibleDescription('You cannot change this for yourself')
})

test('a field says that it was changed where the page of its record says so, and only that one', () => {
  renderUi(
    <SchemaForm schema={z.object({})} initialValues={{ name: 'Ember 5' }} onSubmit={async () => undefined}>
      {() => (
        <ChangedFields value={new Set(['name', 'shelves'])}>
          <FormTextField name="name" label="Name" />
          <FormTextField name="shelves[0].name" label="Shelf" />
        </ChangedFields>
      )}
    </SchemaForm>,
  )
  expect(screen.getByRole('textbox', { name: 'Name' })).toHaveAccessibleDescription('Changed')
  expect(screen.getByRole('textbox', { name: 'Shelf' })).not.toHaveAccessibleDescription()
})

test('a field that goes and comes back keeps what was typed into it', async () => {
  const { user } = renderUi(
    <SchemaForm<{ name: string; more: string }>
      schema={z.object({})}
      initialValues={{ name: 'Ember 5', more: '' }}
      onSubmit={async () => undefined}
    >
      {({ form }) => (
        <>
          {form.getState().values.more !== 'hide' && <FormTextField name="name" label="Name" />}
          <FormTextField name="more" label="More" />
        </>
      )}
    </SchemaForm>,
  )
  await user.type(screen.getByRole('textbox', { name: 'Name' }), '0')
  await user.type(screen.getByRole('textbox', { name: 'More' }), 'hide')
  expect(screen.queryByRole('textbox', { name: 'Name' })).not.toBeInTheDocument()
  await user.type(screen.getByRole('textbox', { name: 'More' }), ' no more')
  expect(await screen.findByRole('textbox', { name: 'Name' })).toHaveValue('Ember 50')
})
