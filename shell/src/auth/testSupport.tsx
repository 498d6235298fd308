import { EMPTY_PUBLIC_REGISTRY, type PageConfig } from '@candela/shared-contract'
import { render } from '@testing-library/react'
import userEvent, { type UserEvent } from '@testing-library/user-event'
import type { ComponentType } from 'react'
import { AuthPage, type AuthPageName } from './AuthPage'
import type { AuthPageProps } from './frame/AuthFrame'

export const PAGE_CONFIG: PageConfig = {
  locale: 'en_US',
  demo: null,
  mailbox: false,
  registry: EMPTY_PUBLIC_REGISTRY,
  nonce: '',
}

type Options = {
  resetToken?: string
  /** Where the clock stands still, what the user waits for between two keys. */
  advanceTimers?: (ms: number) => void
}

export const renderPage = (
  name: AuthPageName,
  Page: ComponentType<AuthPageProps>,
  { resetToken = '', ...userOptions }: Options = {},
): UserEvent => {
  render(<AuthPage name={name} Page={Page} yearOfDocument={2026} resetToken={resetToken} />)
  return userEvent.setup(userOptions)
}

export const json = (body: unknown, status = 200): Response => new Response(JSON.stringify(body), { status })

export const noContent = (): Response => new Response(null, { status: 204 })

export const refusal = (status: number, code: string, more: object = {}): Response =>
  json({ message: `the server’s words for ${code}`, code, errors: [], requestId: 'r', ...more }, status)

export const noNetwork = (): Promise<Response> => Promise.reject(new TypeError('Failed to fetch'))

/** Puts a server in the place of the network and keeps the bodies that it got. */
export const serve = (respond: () => Response | Promise<Response>): unknown[] => {
  const bodies: unknown[] = []
  globalThis.fetch = async (input, init) => {
    const text = await new Request(input, init).text()
    bodies.push(text === '' ? null : JSON.parse(text))
    return respond()
  }
  return bodies
}

/** A server that takes its time: the answer comes when the test says so. */
export const serveLater = (): ((response: Response) => void) => {
  let answer: (response: Response) => void = () => {}
  serve(
    () =>
      new Promise(resolve => {
        answer = resolve
      }),
  )
  return response => answer(response)
}
