import {
  type Certainty,
  STEP_DIMENSIONS,
  type StatementAnswer,
  type StatementMetric,
  type StatementStep,
  toDay,
} from '@candela/shared-contract'
import type { StepNames } from '@candela/shared-ui/chart'

type Line = Omit<StatementAnswer['rows'][number], 'key'>

/** A line as the table wants it: with a field for every column. */
export type StatementLine = Partial<Record<StatementMetric, string | null>> & {
  id: number
  line: Line
  time: string
  website: string
  /** Where its first column and its website lead. */
  href?: string | undefined
  websiteHref?: string | undefined
  previous: string | null
  change: string | null
  state: Certainty
}

type LineIdentity = Pick<StatementLine, 'id' | 'time' | 'website' | 'href' | 'websiteHref'>

export const lineOf = (line: Line, identity: LineIdentity): StatementLine => ({
  ...line.values,
  ...identity,
  line,
  previous: line.previous?.net ?? null,
  change: line.changes?.net ?? null,
  state: line.state,
})

type Leads = {
  time: (first: string, website: number | string | null) => string | undefined
  website: (id: number | string) => string
}

export const toTableLines = (
  { rows }: StatementAnswer,
  step: StatementStep,
  names: StepNames,
  leads: Leads,
): StatementLine[] =>
  rows.map(({ key, ...line }, id) => {
    const when = key[STEP_DIMENSIONS[step]]
    const { website } = key
    const websiteHref = website?.id == null ? undefined : leads.website(website.id)
    const isTime = step !== 'website' && when?.id != null
    return lineOf(line, {
      id,
      time: isTime ? names.full(toDay(String(when.id))) : '',
      website: website?.label ?? '',
      href: isTime ? leads.time(String(when.id), website?.id ?? null) : websiteHref,
      websiteHref,
    })
  })
