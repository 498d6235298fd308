import { screen } from '@testing-library/react'
import * as z from 'zod/mini'
import { Button } from '../components/Button'
import { renderUi } from '../testing/renderUi'
import { FormMoneyField, SchemaForm, type SubmitErrors } from './index'

type Values = { price: string | null }
const onSubmit = jest.fn<Promise<SubmitErrors | undefined>, [Values]>()

const setUp = (price: string | null) => {
  const { user } = renderUi(
    <SchemaForm<Values>
      schema={z.object({ price: z.nullable(z.string()) })}
      initialValues={{ price }}
      onSubmit={values => onSubmit(values)}
    >
      {() => (
        <>
          <FormMoneyField name="price" label="Price" currency="USD" />
          <Button type="submit">Save</Button>
        </>
      )}
    </SchemaForm>,
  )
  const save = async () => {
    await user.click(screen.getByRole('button', { name: 'Save' }))
    return onSubmit.mock.lastCall?.[0].price
  }
  return { user, field: screen.getByRole('textbox', { name: 'Price' }), save }
}

test('figures are cents', async () => {
  const { user, field, save } = setUp(null)
  await user.type(field, '1234')
  expect(field).toHaveValue('12.34')
  expect(await save()).toBe('12.34')
})

test('what was stored finer than cents is shown and saved as it was stored', async () => {
  const { user, field, save } = setUp('1.2345')
  expect(field).toHaveValue('1.2345')
  expect(await save()).toBe('1.2345')
  await user.type(field, '{Backspace}')
  expect(field).toHaveValue('0.1234')
  await user.clear(field)
  await user.type(field, '250')
  expect(field).toHaveValue('2.50')
  expect(await save()).toBe('2.50')
})
