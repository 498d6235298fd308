import type { BrowserContext } from 'playwright/test'

/**
 * The browser's own lines for an answer that is no success, or that is not what was released; the page cannot silence
 * them.
 */
const OF_THE_BROWSER = [
  /^Failed to load resource: /,
  /^Failed to find a valid digest in the 'integrity' attribute for resource /,
  /^The resource .+ was preloaded using link preload but not used within a few seconds /,
  /^Refused to execute script from .+ because its MIME type /,
]

/** Collects everything that the pages of a context complain about. */
export const collectComplaints = (context: BrowserContext): string[] => {
  const complaints: string[] = []
  context.on('console', message => {
    const text = message.text()
    if (!['error', 'warning'].includes(message.type()) || OF_THE_BROWSER.some(line => line.test(text))) return
    complaints.push(`${message.type()} on ${message.page()?.url() ?? 'a worker'}: ${text}`)
  })
  context.on('weberror', event => complaints.push(`uncaught: ${event.error().stack ?? event.error().message}`))
  return complaints
}
