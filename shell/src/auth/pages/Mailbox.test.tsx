import { screen, within } from '@testing-library/react'
import { json, refusal, renderPage, serve } from '../testSupport'
import { Mailbox } from './Mailbox'

const mail = (id: string, sentAt: string) => ({
  id,
  to: 'livia@cariri.example',
  subject: `Mail ${id}`,
  text: `Hello,\nuse https://candela.example/auth/reset-password?token=${id} now.`,
  sentAt,
})

test('mails are listed newest first, their links can be followed', async () => {
  serve(() => json({ data: [mail('1', '2026-11-20T12:00:00.000000Z'), mail('2', '2026-11-20T13:00:00.000000Z')] }))
  renderPage('mailbox', Mailbox)
  const list = await screen.findByRole('list', { name: 'Emails' })
  const subjects = within(list)
    .getAllByRole('heading')
    .map(heading => heading.textContent)
  expect(subjects).toEqual(['Mail 2', 'Mail 1'])
  expect(within(list).getAllByRole('link')[0]).toHaveAttribute(
    'href',
    'https://candela.example/auth/reset-password?token=2',
  )
  expect(within(list).getAllByText('To livia@cariri.example')).toHaveLength(2)
})

test('refreshing brings what came meanwhile', async () => {
  let mails = [mail('1', '2026-11-20T12:00:00.000000Z')]
  serve(() => json({ data: mails }))
  const user = renderPage('mailbox', Mailbox)
  await screen.findByText('Mail 1')
  mails = [...mails, mail('2', '2026-11-20T13:00:00.000000Z')]
  await user.click(screen.getByRole('button', { name: 'Refresh' }))
  expect(await screen.findByText('Mail 2')).toBeVisible()
})

test('an empty mailbox says how a mail gets here', async () => {
  serve(() => json({ data: [] }))
  renderPage('mailbox', Mailbox)
  expect(await screen.findByText('No emails yet')).toBeVisible()
})

test('a failure offers another try', async () => {
  let respond = () => refusal(404, 'notFound')
  serve(() => respond())
  const user = renderPage('mailbox', Mailbox)
  expect(await screen.findByRole('alert')).toHaveTextContent('the server’s words for notFound')
  respond = () => json({ data: [] })
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('No emails yet')).toBeVisible()
})

test('an address that is no web address stays text', async () => {
  const text = 'javascript:alert(1) and <a href="x">y</a>'
  serve(() => json({ data: [{ ...mail('1', '2026-11-20T12:00:00.000000Z'), text }] }))
  renderPage('mailbox', Mailbox)
  const list = await screen.findByRole('list', { name: 'Emails' })
  expect(within(list).getByText(text)).toBeVisible()
  expect(within(list).queryByRole('link')).not.toBeInTheDocument()
})
