import type { PublicRemote } from '@candela/shared-contract'

/**
 * `down`: nobody answered. `slow`: not in time. `incompatible`: made for a newer shell. `broken`: answered, but with no
 * screen. `crashed`: the screen threw while it was shown.
 */
export type FailureKind = 'down' | 'slow' | 'incompatible' | 'broken' | 'crashed'

const newReference = (): string =>
  [...crypto.getRandomValues(new Uint16Array(3))].map(part => part.toString(16).padStart(4, '0')).join('-')

/** The federation runtime explains itself at length; its first line has the code to look it up by. */
const headline = (message: string): string => message.replace('[ Federation Runtime ]: ', '').split('\n', 1).join()

export const problemOf = (error: unknown): string =>
  error instanceof Error ? headline(error.message) : JSON.stringify(error)

/** Why a section is not shown, in the words that support needs. */
export class SectionFailure extends Error {
  override readonly name = 'SectionFailure'
  readonly at = new Date()
  /** Names this failure between the reader and support. */
  readonly reference = newReference()

  constructor(
    readonly kind: FailureKind,
    readonly remote: Pick<PublicRemote, 'name' | 'version'>,
    problem: string,
    cause?: unknown,
  ) {
    super(problem, { cause })
  }
}
