import type { BrowserContext } from 'playwright/test'

/** The browser's own line for an answer that is no success; the page cannot silence it. */
const NETWORK_STATUS = /^Failed to load resource: /

/** Collects everything that the pages of a context complain about. */
export const collectComplaints = (context: BrowserContext): string[] => {
  const complaints: string[] = []
  context.on('console', message => {
    if (!['error', 'warning'].includes(message.type()) || NETWORK_STATUS.test(message.text())) return
    complaints.push(`${message.type()} on ${message.page()?.url() ?? 'a worker'}: ${message.text()}`)
  })
  context.on('weberror', event => complaints.push(`uncaught: ${event.error().stack ?? event.error().message}`))
  return complaints
}
