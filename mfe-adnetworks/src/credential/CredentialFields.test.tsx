import { type CredentialField, type CredentialValues, credentialProblems } from '@candela/shared-contract'
import { SchemaForm } from '@candela/shared-ui/form'
import { INSTANT, renderUi } from '@candela/shared-ui/testing'
import { screen } from '@testing-library/react'
import * as z from 'zod/mini'
import { CredentialFields, type CredentialFieldsProps } from './CredentialFields'

const asks = (credential: CredentialField['credential'], more: Partial<CredentialField> = {}): CredentialField => ({
  credential,
  required: true,
  secret: false,
  pattern: '',
  label: {},
  help: {},
  ...more,
})

type Values = { credentials?: CredentialValues }

const show = (props: CredentialFieldsProps, credentials: CredentialValues = {}) => {
  const sent: Values[] = []
  const rules = z.custom<Values>().check(({ value, issues }) => {
    for (const { credential, code } of credentialProblems(props.fields, value.credentials ?? {}, props.kept))
      issues.push({ code: 'custom', input: value, path: ['credentials', credential], message: code })
  })
  const { user } = renderUi(
    <SchemaForm<Values>
      schema={rules}
      initialValues={{ credentials }}
      onSubmit={async values => {
        sent.push(values)
        return undefined
      }}
    >
      {() => (
        <>
          <CredentialFields {...props} />
          <button type="submit">Save</button>
        </>
      )}
    </SchemaForm>,
  )
  return { user, sent, save: () => user.click(screen.getByRole('button', { name: 'Save' })) }
}

const KEPT = { client_secret: { last4: 'f00d', rotated_at: INSTANT, rotated_by: 'Ana Prado' } }

test('each credential has the input of its kind, in the order of the type', async () => {
  show({
    fields: [
      asks('service_account'),
      asks('email', { required: false }),
      asks('identity', { label: { en: 'Publisher ID' }, pattern: 'pub-##' }),
      asks('network_product', { secret: true }),
    ],
  })
  const account = screen.getByRole('textbox', { name: 'Service account' })
  expect(account.tagName).toBe('TEXTAREA')
  expect(screen.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(/Optional/i)
  expect(screen.getByRole('textbox', { name: 'Publisher ID' })).toHaveAccessibleDescription(
    /Looks like pub-## \(# a digit\)/,
  )
  expect(screen.getByLabelText('Product')).toHaveAttribute('type', 'password')
})

test('what is wrong is said at its field', async () => {
  const { user, sent, save } = show({ fields: [asks('domain'), asks('identity', { pattern: 'pub-##' })] })
  await user.type(screen.getByRole('textbox', { name: 'Account ID' }), 'pub-1')
  await save()
  expect(screen.getByRole('textbox', { name: 'Reporting host' })).toHaveAccessibleDescription(/required/)
  expect(screen.getByRole('textbox', { name: 'Account ID' })).toHaveAccessibleDescription(
    'It does not look as it should here',
  )
  expect(sent).toEqual([])
})

test('a stored secret is shown by its end, and is kept when nobody replaces it', async () => {
  const { sent, save } = show({ fields: [asks('client_secret')], kept: KEPT })
  expect(screen.getByText('•••• f00d')).toBeVisible()
  expect(screen.getByText(/^Changed .+ by Ana Prado$/)).toBeVisible()
  expect(screen.queryByLabelText('Client secret', { selector: 'input' })).not.toBeInTheDocument()
  await save()
  expect(sent).toEqual([{ credentials: {} }])
})

test('it is replaced in an empty input, or kept after all', async () => {
  const { user, sent, save } = show({ fields: [asks('client_secret')], kept: KEPT })
  const input = () => screen.getByLabelText('Client secret', { selector: 'input' })
  await user.click(screen.getByRole('button', { name: 'Replace: Client secret' }))
  expect(input()).toHaveFocus()
  expect(input()).toHaveValue('')
  await save()
  expect(input()).toHaveAccessibleDescription(/required/)
  await user.type(input(), 'n3w')
  await user.click(screen.getByRole('button', { name: 'Keep the stored one: Client secret' }))
  expect(screen.getByRole('button', { name: 'Replace: Client secret' })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: 'Replace: Client secret' }))
  expect(input()).toHaveValue('')
  await user.type(input(), 'n3wer')
  await save()
  expect(sent).toEqual([{ credentials: { client_secret: 'n3wer' } }])
})

test('the words can be those of another language than the page’s', () => {
  show({ fields: [asks('client_secret'), asks('identity', { label: { it: 'Numero editore' } })], language: 'it' })
  expect(screen.getByLabelText('Segreto client')).toBeVisible()
  expect(screen.getByRole('textbox', { name: 'Numero editore' })).toBeVisible()
})
