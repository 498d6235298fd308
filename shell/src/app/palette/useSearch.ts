import { ApiError, query, useSession } from '@candela/shared-auth'
import type { SearchHit } from '@candela/shared-contract'
import { useQuery } from '@tanstack/react-query'
import { endpointOf } from '../remotes/askAhead'
import type { Command } from './command'
import type { Kind } from './kinds'

const FRESH_MS = 10_000

/** Of each kind, by its key. */
export type Hits = Readonly<Record<string, readonly SearchHit[]>>

/**
 * `ids`: of each kind those of records that were seen before, which are asked for where nothing is typed. `command`: what
 * is to be done with a record that is looked for by the rest of the text.
 */
export type Asked = { text: string; ids: Readonly<Record<string, readonly number[]>>; command: Command | undefined }

const NOTHING: { hits: Hits; hasFailed: boolean } = { hits: {}, hasFailed: false }

/** A right that was lost meanwhile is no failure: there is nothing to find. */
const isFailure = (error: unknown): boolean => !(error instanceof ApiError && error.code === 'forbidden')

/** What is found of each kind. All of them are asked in one request, and the one before is given up. */
export const useSearch = (kinds: readonly Kind[], { text, ids, command }: Asked) => {
  const currency = useSession(session => session.currency)
  const ofKinds = kinds
    .map(({ key, finds }) => ({ key, finds, body: { currency, ...(text ? { text } : { ids: ids[key] ?? [] }) } }))
    .filter(({ key }) => text !== '' || (ids[key] ?? []).length > 0)
  const ofCommand = command
    ? [{ key: command.key, finds: command.kind.finds, body: { currency, text: command.text } }]
    : []
  const asked = [...ofKinds, ...ofCommand]

  const { data, isLoading, refetch } = useQuery({
    queryKey: ['search', asked.map(({ key, body }) => [key, body])],
    queryFn: async ({ signal }) => {
      const answers = await Promise.allSettled(
        asked.map(async ({ key, finds, body }) => {
          const answer: unknown = await query(endpointOf(finds), { body }).queryFn({ signal })
          // A release is refused whose search answers anything else.
          return [key, answer as readonly SearchHit[]] as const
        }),
      )
      return {
        hits: Object.fromEntries(answers.flatMap(answer => (answer.status === 'fulfilled' ? [answer.value] : []))),
        hasFailed: answers.some(answer => answer.status === 'rejected' && isFailure(answer.reason)),
      }
    },
    enabled: asked.length > 0,
    // What failed is asked again by whoever asks for the same once more.
    staleTime: ({ state }) => (state.data?.hasFailed ? 0 : FRESH_MS),
  })
  return { ...(data ?? NOTHING), isPending: isLoading, again: () => void refetch() }
}
