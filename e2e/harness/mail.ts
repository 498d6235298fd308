import { apiCall } from './api'

/** The newest mail to an address; it may still be on its way. */
export const mailTo = async (url: string, email: string): Promise<{ subject: string; text: string } | undefined> => {
  const { body } = await apiCall(url, 'GET', '/dev/mailbox')
  return (body.data as { to: string; subject: string; text: string }[]).find(({ to }) => to === email)
}
