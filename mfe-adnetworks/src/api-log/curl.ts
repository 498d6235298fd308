import type { ApiLogRequest } from '@candela/shared-contract'

/** A text as a shell takes it, whatever is in it. */
const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`

/** The call of a command line that asks the same. Its secrets are gone already: whoever runs it puts theirs in. */
export const curlOf = ({ method, url, headers, body }: ApiLogRequest): string =>
  [
    `curl --request ${quoted(method)} ${quoted(url)}`,
    ...Object.entries(headers).map(([name, value]) => `--header ${quoted(`${name}: ${value}`)}`),
    ...(body === null ? [] : [`--data-raw ${quoted(body)}`]),
  ].join(' \\\n  ')
