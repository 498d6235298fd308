import { addDays, type ErrorLogAnswer, reportPath, toDay, toQueryString } from '@candela/shared-contract'
import { rowsPath } from '../shared/rowsPath'

type Problem = ErrorLogAnswer['errors'][number]

/** A problem that goes on: its newest day, and the first of the days in a row. */
export type LastingProblem = Problem & { since: string | null }

/** The same network with the same problem on days in a row is one problem. The newest day comes first. */
export const lastingProblems = (errors: readonly Problem[]): LastingProblem[] => {
  const lasting: LastingProblem[] = []
  for (const problem of errors) {
    const begun = lasting.find(
      ({ kind, adNetwork, since }) =>
        kind === problem.kind &&
        adNetwork?.id === problem.adNetwork?.id &&
        since !== null &&
        addDays(toDay(since), -1) === problem.day,
    )
    if (begun) begun.since = problem.day
    else lasting.push({ ...problem, since: problem.day })
  }
  return lasting
}

/** How its ad network was asked: the list of runs, as far as it tells more. */
export const runsPath = ({ kind, adNetwork, day, since }: LastingProblem): string | undefined => {
  if (!adNetwork) return undefined
  const [filter = '', value = ''] =
    kind === 'tokenExpired' ? ['apl_result', 'auth_error'] : ['days', `${since}..${day}`]
  const filters = { apl_id_ad_network: [String(adNetwork.id)], [filter]: [value] }
  return `/api-log${toQueryString({ search: '', sort: [], filters })}`
}

type Openable = { runs: boolean; rows: boolean; statement: boolean }

/** Where more is to be seen of a problem, as far as its reader may: the numbers themselves, or how they were asked for. */
export const problemPath = (problem: LastingProblem, may: Openable): string | undefined => {
  const { kind, website, adNetwork, day, since } = problem
  if (kind === 'negativeMargin')
    return website && may.statement
      ? reportPath('statement', {
          period: 'last30',
          currency: 'BRL',
          website: [String(website.id)],
          measure: 'margin',
        })
      : undefined
  // The rows that say so come first.
  if (kind === 'moreImpressionsThanRequests' && may.rows && adNetwork && day && since)
    return rowsPath({ from: since, to: day }, { anr_id_ad_network: [String(adNetwork.id)] }, '-fill')
  return may.runs ? runsPath(problem) : undefined
}
