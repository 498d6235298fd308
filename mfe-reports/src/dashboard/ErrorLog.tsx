import { useCan } from '@candela/shared-auth'
import { REPORTS, toDay } from '@candela/shared-contract'
import { Card, TextLink, useFormat } from '@candela/shared-ui'
import { styled } from 'styled-components'
import { reportMessages } from '../i18n/messages'
import { Block, useBlockQuery } from '../shared/Block'
import { LineSkeletons } from '../shared/skeletons'
import { errorLogQuery } from './dashboard.api'
import { Empty, Mark, Row, Rows, Small } from './listStyle'
import { MoreFoot } from './MoreFoot'
import { type LastingProblem, lastingProblems, problemPath } from './problems'

/** Room for a few; the others are scrolled to. */
const Scroll = styled.div`
  position: relative;
  max-height: 320px;
  overflow: auto;

  &:focus-visible {
    outline-offset: -2px;
  }
`

const When = styled(Small)`
  font-variant-numeric: tabular-nums;
`

const useProblemWords = () => {
  const t = reportMessages.useT()
  const format = useFormat()
  return ({ kind, website, adNetwork, amount }: LastingProblem): string => {
    const network = adNetwork?.label ?? ''
    if (kind !== 'negativeMargin') return t(`dashboard.errors.${kind}`, { network })
    return t('dashboard.errors.negativeMargin', {
      website: website?.label ?? '',
      amount: amount === null ? '' : format.money('BRL', amount.replace('-', '')),
    })
  }
}

const Days = ({ problem: { day, since } }: { problem: LastingProblem }) => {
  const format = useFormat()
  if (day === null || since === null) return null
  const [from, to] = [format.dayOfYear(toDay(since)), format.dayOfYear(toDay(day))]
  return <When>{from === to ? to : `${from} – ${to}`}</When>
}

/** What is wrong; it leads to the numbers or to how the network was asked, for those who may see that. */
const Told = ({ problem }: { problem: LastingProblem }) => {
  const words = useProblemWords()(problem)
  const runs = useCan('apiLog.list')
  const rows = useCan(REPORTS.rows.right)
  const statement = useCan(REPORTS.statement.right)
  const href = problemPath(problem, { runs, rows, statement })
  if (!href) return words
  return (
    <TextLink quiet href={href}>
      {words}
    </TextLink>
  )
}

const Problems = ({ problems, more }: { problems: readonly LastingProblem[]; more: number }) => {
  const t = reportMessages.useT()
  const mayReadRuns = useCan('apiLog.list')
  return (
    <>
      <Scroll role="group" aria-label={t('dashboard.errors.title')} tabIndex={0}>
        <Rows>
          {problems.map(problem => (
            <Row key={[problem.kind, problem.day, problem.website?.id, problem.adNetwork?.id].join()}>
              <Mark $tone={problem.kind === 'moreImpressionsThanRequests' ? 'warn' : 'bad'} aria-hidden="true" />
              <div>
                <Told problem={problem} />
                <Days problem={problem} />
              </div>
            </Row>
          ))}
        </Rows>
      </Scroll>
      <MoreFoot count={more} href={mayReadRuns ? '/api-log' : undefined} />
    </>
  )
}

/** What went wrong with numbers, for those who can do something about it. */
export const ErrorLog = () => {
  const t = reportMessages.useT()
  const format = useFormat()
  const block = useBlockQuery(errorLogQuery())
  const problems = block.data && lastingProblems(block.data.errors)
  const count = problems && problems.length + (block.data?.more ?? 0)
  return (
    <Card title={t('dashboard.errors.title')} aside={count !== undefined && format.number(count)} flush>
      <Block block={block} height={120} skeleton={<LineSkeletons count={3} />}>
        {({ more }) =>
          problems && problems.length > 0 ? (
            <Problems problems={problems} more={more} />
          ) : (
            <Empty>{t('dashboard.errors.none')}</Empty>
          )
        }
      </Block>
    </Card>
  )
}
