import type { WebFailure } from '@candela/shared-contract'

/** What a website answered. The text is as much of it as was asked for. */
export type Page = {
  /** Where it was in the end, after redirects. */
  url: URL
  status: number
  headers: Record<string, string>
  text: string
  /** There was more than was read. */
  cut: boolean
}

export class WebError extends Error {
  readonly reason: WebFailure

  constructor(reason: WebFailure, cause?: unknown) {
    super(reason, { cause })
    this.reason = reason
  }
}

export type Limits = {
  /** Of the text, unpacked. */
  limitBytes?: number
  /** For all of it together: names, redirects, and the last byte. */
  timeoutMs?: number
}

/** What is asked of one host and no other: no redirect is followed, since it would carry these along. */
export type Headers = { headers?: Readonly<Record<string, string>> }

export type FetchPage = (url: string, asked?: Limits & Headers) => Promise<Page>
