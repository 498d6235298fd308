import { call, getSession } from '@candela/shared-auth'
import { type ClientError, platformEndpoints } from '@candela/shared-contract'
import { newReference, problemOf, SectionFailure } from './remotes/failure'

/** What goes wrong again and again is known by then. */
const MOST_PER_PAGE = 20

type Context = Partial<Pick<ClientError, 'phase' | 'kind' | 'remote' | 'version' | 'stack'>>

const stackOf = (error: unknown): string | undefined => (error instanceof Error ? error.stack : undefined)

const toReport = (error: unknown, context: Context): ClientError => {
  const failure = error instanceof SectionFailure ? error : null
  const stack = context.stack ?? stackOf(failure?.cause ?? error)
  return {
    reference: failure?.reference ?? newReference(),
    phase: context.phase ?? failure?.phase ?? 'shell',
    kind: context.kind ?? failure?.kind ?? 'error',
    message: problemOf(error).slice(0, 1000),
    path: window.location.pathname.slice(0, 500),
    remote: context.remote ?? failure?.remote.name,
    version: context.version ?? failure?.remote.version,
    ...(stack && { stack: stack.slice(0, 8000) }),
  }
}

const sent = new Set<string>()

/** Every failure that somebody should look at comes through here and goes to the server, each once. It never throws. */
export const reportProblem = (error: unknown, context: Context = {}): void => {
  if (process.env.NODE_ENV === 'development') console.error(error, context)
  if (!getSession().user || sent.size >= MOST_PER_PAGE) return
  const report = toReport(error, context)
  const { phase, kind, remote, version, message } = report
  const same = [phase, kind, remote, version, message].join('\n')
  if (sent.has(same)) return
  sent.add(same)
  // There is nobody left to tell when the report itself does not arrive.
  call(platformEndpoints.clientError, { body: report }).catch(() => undefined)
}
