import type { PublicRemote } from '@candela/shared-contract'

/**
 * `down`: nobody answered, or with something else than what was released. `slow`: not in time. `incompatible`: made
 * for a newer shell. `broken`: answered, but with no screen. `crashed`: its code threw.
 */
export type FailureKind = 'down' | 'slow' | 'incompatible' | 'broken' | 'crashed'

/** What it was doing: fetching a screen, showing it, or fetching a part of it. */
export type FailurePhase = 'load' | 'render' | 'part'

export const newReference = (): string =>
  [...crypto.getRandomValues(new Uint16Array(3))].map(part => part.toString(16).padStart(4, '0')).join('-')

/** The federation runtime explains itself at length; its first line has the code to look it up by. */
const headline = (message: string): string => message.replace('[ Federation Runtime ]: ', '').split('\n', 1).join()

export const problemOf = (error: unknown): string =>
  error instanceof Error ? headline(error.message) : JSON.stringify(error)

/** Words of the runtimes for a script that did not come, or was not what had been released. */
const NOT_FETCHED = /ChunkLoadError|Loading chunk .+ failed|ScriptNetworkError|RUNTIME-00[18]/
/** Words for a shared library that this shell has in another version, or not at all. */
const NOT_SHARED = /does not satisfy the requirement|RUNTIME-0(05|06|12|15)/

/** What kind of failure an error is that somebody else's code threw. */
export const kindOf = (error: unknown): FailureKind => {
  const words = error instanceof Error ? `${error.name}: ${error.message}` : ''
  if (words.includes('ScriptExecutionError')) return 'crashed'
  if (NOT_FETCHED.test(words)) return 'down'
  return NOT_SHARED.test(words) ? 'incompatible' : 'crashed'
}

/** Why a section is not shown, in the words that support needs. */
export class SectionFailure extends Error {
  override readonly name = 'SectionFailure'
  readonly at = new Date()
  /** Names this failure between the reader and support. */
  readonly reference = newReference()

  constructor(
    readonly kind: FailureKind,
    readonly phase: FailurePhase,
    readonly remote: Pick<PublicRemote, 'name' | 'version'>,
    problem: string,
    cause?: unknown,
  ) {
    super(problem, { cause })
  }
}
