import type { PageConfig } from '@candela/shared-contract'
import { screen } from '@testing-library/react'
import { noContent, noNetwork, PAGE_CONFIG, refusal, renderPage, serve } from '../testSupport'
import { Forgot } from './Forgot'

let mockConfig: PageConfig = PAGE_CONFIG
jest.mock('../pageConfig', () => ({ usePageConfig: () => mockConfig }))

beforeEach(() => {
  mockConfig = PAGE_CONFIG
})

const ask = async (address: string) => {
  const user = renderPage('forgot', Forgot)
  if (address) await user.type(screen.getByRole('textbox', { name: 'Email' }), address)
  await user.click(screen.getByRole('button', { name: 'Send link' }))
}

test('a sent mail is confirmed, and the address stays', async () => {
  const bodies = serve(noContent)
  await ask('livia@cariri.example')
  expect(await screen.findByRole('status')).toHaveTextContent('Mail sent')
  expect(bodies).toEqual([{ email: 'livia@cariri.example' }])
  expect(screen.getByRole('textbox')).toHaveValue('livia@cariri.example')
})

test('the mailbox is offered where there is one', async () => {
  mockConfig = { ...PAGE_CONFIG, mailbox: true }
  serve(noContent)
  await ask('livia@cariri.example')
  expect(await screen.findByRole('link', { name: 'Open the mailbox' })).toHaveAttribute('href', '/dev/mailbox')
})

test('where mails are really sent there is no mailbox', async () => {
  serve(noContent)
  await ask('livia@cariri.example')
  await screen.findByRole('status')
  expect(screen.queryByRole('link', { name: 'Open the mailbox' })).not.toBeInTheDocument()
})

test.each([
  ['a broken server', () => refusal(500, 'internal'), 'Something went wrong on our side.'],
  [
    'too many requests',
    () => refusal(429, 'tooManyRequests', { retryAfter: 30 }),
    'Too many attempts. Try again in 30 seconds.',
  ],
  ['no network', noNetwork, 'The server could not be reached.'],
])('%s is told, and the address stays', async (_, respond, line) => {
  serve(respond)
  await ask('livia@cariri.example')
  expect(await screen.findByRole('alert')).toHaveTextContent(`The email could not be sent ${line}`)
  expect(screen.getByRole('textbox')).toHaveValue('livia@cariri.example')
})

test.each([
  ['', 'The field is required'],
  ['livia@', 'The entered email is invalid'],
])('the address %j asks nobody', async (address, error) => {
  const bodies = serve(noContent)
  await ask(address)
  expect(screen.getByText(error)).toBeVisible()
  expect(screen.getByRole('textbox')).toHaveFocus()
  expect(bodies).toHaveLength(0)
})
