import {
  type Dimension,
  daysBetween,
  MAX_FILE_DAYS,
  MAX_REPORT_DAYS,
  type PerformanceQuery,
} from '@candela/shared-contract'
import { AppError, isTooMuchAtOnce, wrongField } from '../../platform/http/app-error'
import { campaignsIn } from '../order-campaign/order-campaign.repository'
import { reachOf } from '../reach'
import {
  MOST_FILE_GROUPS,
  MOST_GROUPS,
  type ReportContext,
  type ReportRequester,
  readSumGroups,
  reportContext,
  sumQueryOf,
} from '../report/report.context'
import { assertSeen } from '../report/report.service'
import type { SumGroup } from '../report/report.sums'
import { maySeeDimension } from '../report/report.visibility'

export type Question = Omit<PerformanceQuery, 'page' | 'perPage'>
export type Answered = { context: ReportContext; groups: SumGroup[] }

/** Whatever is too much for an answer at once is offered as a file. */
const offerAsFile = (error: unknown): never => {
  if (!(error instanceof AppError) || !error.fields.some(isTooMuchAtOnce)) throw error
  const fields = error.fields.map(field => (isTooMuchAtOnce(field) ? ({ ...field, code: 'asFile' } as const) : field))
  throw new AppError('invalid', { fields, cause: error })
}

/** What rows are told apart by, and after that what columns are. */
export const dimensionsOf = ({ rows, pivot }: Question): Dimension[] => (pivot ? [...rows, pivot] : [...rows])

/** What this reader cannot ask is told by the field that asks it. */
const assertAskable = (context: ReportContext, question: Question): void => {
  const { rows, pivot, metrics, sort } = question
  const { readerVisibility } = context
  assertSeen(context, question)
  for (const [index, dimension] of rows.entries())
    if (!maySeeDimension(readerVisibility, dimension)) throw wrongField(`rows.${index}`, 'notAnOption')
  if (pivot && !maySeeDimension(readerVisibility, pivot)) throw wrongField('pivot', 'notAnOption')
  if (pivot && rows.includes(pivot)) throw wrongField('pivot', 'duplicate')
  const sortable: readonly string[] = [...rows, ...metrics]
  if (sort && !sortable.includes(sort.field)) throw wrongField('sort.field', 'notAnOption')
}

/** The order campaigns that whoever does not reach everything may be told of. */
const withCampaigns = async (
  { read, actor }: ReportRequester,
  context: ReportContext,
  question: Question,
): Promise<ReportContext> => {
  const chosen = question.filters?.orderCampaign?.map(Number) ?? []
  if (chosen.length === 0 && !dimensionsOf(question).includes('orderCampaign')) return context
  const reach = reachOf(actor)
  const rows = await campaignsIn(read, reach).select('c.id').execute()
  const ids = rows.map(({ id }) => id)
  if (chosen.some(id => !ids.includes(id))) throw wrongField('filters.orderCampaign', 'notAnOption')
  return { ...context, siteScope: { ...context.siteScope, reachableCampaigns: reach.all ? null : ids } }
}

/** What it depends on. Nothing is read of it yet: what its reader may not see and what is too many days is refused. */
const contextOf = async (requester: ReportRequester, question: Question): Promise<ReportContext> => {
  const { isPatient } = requester
  const { period, compare = 'none', currency, filters = {} } = question
  const asked = await reportContext(requester, { period, compare, currency, filters }, MAX_FILE_DAYS)
  const { from, to } = asked.range
  if (!isPatient && daysBetween(from, to) >= MAX_REPORT_DAYS) throw wrongField('period', 'asFile')
  assertAskable(asked, question)
  return withCampaigns(requester, asked, question)
}

/** Refuses what no file can answer either, by its field. */
export const assertAskableAsFile = async (requester: ReportRequester, question: Question): Promise<void> => {
  const context = await contextOf({ ...requester, isPatient: true }, question)
  sumQueryOf(context, { dimensions: dimensionsOf(question), metrics: question.metrics }, true)
}

/** The sums behind an answer, as far as their reader may see them. */
export const answerQuestion = async (requester: ReportRequester, question: Question): Promise<Answered> => {
  const { isPatient } = requester
  const context = await contextOf(requester, question)
  const breakdown = { dimensions: dimensionsOf(question), metrics: question.metrics }
  const most = isPatient ? MOST_FILE_GROUPS : MOST_GROUPS
  const read = readSumGroups(requester, context, breakdown, most)
  const groups = await (isPatient ? read : read.catch(offerAsFile))
  if (groups.length > most) throw wrongField('rows', isPatient ? 'tooMuch' : 'asFile')
  return { context, groups }
}
