import { percent } from '@candela/shared-contract'
import { screen } from '@testing-library/react'
import * as z from 'zod/mini'
import { Button } from '../components/Button'
import { renderUi } from '../testing/renderUi'
import { type FormRow, FormSwitch, FormTextField, SchemaForm, type SubmitErrors, useFormRows } from './index'

type Row = FormRow & { oil: string }
type Values = { lit: 0 | 1; rows: Row[] }

const schema = z.object({
  lit: z.literal([0, 1]),
  rows: z.array(z.object({ key: z.int(), oil: percent })).check(z.maxLength(3, { error: 'tooMany' })),
})

const Rows = () => {
  const { rows, add, remove, error } = useFormRows<Row>('rows')
  return (
    <>
      {rows.map(({ key }, index) => (
        <div key={key}>
          <FormTextField name={`rows[${index}].oil`} label={`Oil ${index + 1}`} />
          <Button onClick={() => remove(key)}>Remove {index + 1}</Button>
        </div>
      ))}
      {error && <p>{error}</p>}
      <Button onClick={() => add({ oil: '' })}>Add</Button>
    </>
  )
}

const onSubmit = jest.fn<Promise<SubmitErrors | undefined>, [Values]>()
const ask = jest.fn<void, [boolean, () => void]>()

const setUp = (asks = false) => {
  const { user } = renderUi(
    <SchemaForm<Values>
      schema={schema}
      initialValues={{ lit: 1, rows: [1, 2].map(key => ({ key, oil: `${key}0.00` })) }}
      onSubmit={values => onSubmit(values)}
    >
      {({ wrongFields }) => (
        <>
          <FormSwitch name="lit" label="Lit" {...(asks && { ask })} />
          <Rows />
          <Button type="submit">Save</Button>
          <p>wrong: {wrongFields}</p>
        </>
      )}
    </SchemaForm>,
  )
  const press = (name: string) => user.click(screen.getByRole('button', { name }))
  return { user, press }
}

beforeEach(() => {
  onSubmit.mockReset()
  onSubmit.mockResolvedValue(undefined)
  ask.mockReset()
})

test('a switch holds what the wire has', async () => {
  const { user, press } = setUp()
  await user.click(screen.getByRole('switch', { name: 'Lit' }))
  await press('Save')
  expect(onSubmit.mock.lastCall?.[0].lit).toBe(0)
})

test('a switch that asks first changes with the answer', async () => {
  const { user } = setUp(true)
  const lit = screen.getByRole('switch', { name: 'Lit' })
  await user.click(lit)
  expect(lit).toBeChecked()
  expect(ask).toHaveBeenCalledWith(false, expect.any(Function))
})

test('rows are added and taken away', async () => {
  const { user, press } = setUp()
  await press('Add')
  await user.type(screen.getByLabelText('Oil 3'), '7')
  await press('Remove 1')
  expect(screen.getByLabelText('Oil 1')).toHaveValue('20.00')
  await press('Save')
  expect(onSubmit.mock.lastCall?.[0].rows).toEqual([
    { key: 2, oil: '20.00' },
    { key: 3, oil: '7' },
  ])
})

test('a wrong field of a row says so, has the focus, and each of them counts', async () => {
  const { press } = setUp()
  await press('Add')
  await press('Remove 1')
  await press('Add')
  await press('Save')
  expect(onSubmit).not.toHaveBeenCalled()
  expect(screen.getByLabelText('Oil 2')).toHaveFocus()
  expect(screen.getByLabelText('Oil 2')).toHaveAccessibleDescription('The field is required')
  expect(screen.getByText('wrong: 2')).toBeVisible()
})

test('what the server says of a row stands at its field', async () => {
  onSubmit.mockResolvedValue({ rows: [undefined, { oil: 'It is empty' }] })
  const { press } = setUp()
  await press('Save')
  expect(screen.getByLabelText('Oil 2')).toHaveAccessibleDescription('It is empty')
})

test('what is wrong with the list as a whole is said once', async () => {
  onSubmit.mockResolvedValue({ rows: 'Nobody needs these' })
  const { press } = setUp()
  await press('Save')
  expect(screen.getByText('Nobody needs these')).toBeVisible()
})

test('a list that is too long is not sent', async () => {
  const { user, press } = setUp()
  for (const label of ['Oil 3', 'Oil 4']) {
    await press('Add')
    await user.type(screen.getByLabelText(label), '7')
  }
  await press('Save')
  expect(onSubmit).not.toHaveBeenCalled()
  expect(screen.getByText('That is too many at once. Choose fewer.')).toBeVisible()
})
