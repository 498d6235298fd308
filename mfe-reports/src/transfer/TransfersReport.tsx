import { useCan, useSession } from '@candela/shared-auth'
import {
  languageOf,
  REPORTS,
  TRANSFER_COLUMNS,
  TRANSFER_STATES,
  TRANSFER_WORDS,
  type Transfer,
  type TransferState,
  toDay,
  transferEndpoints,
} from '@candela/shared-contract'
import { Button, EmptyState, FilterChip, IconButton, lazyPart, useBelow } from '@candela/shared-ui'
import type { Sort } from '@candela/shared-ui/grid'
import { useListLook } from '@candela/shared-ui/pages'
import { useLocale } from '@candela/shared-ui/runtime'
import { useMemo } from 'react'
import { reportMessages } from '../i18n/messages'
import { AboutLine } from '../report/About'
import { fileColumns } from '../report/fileColumns'
import { reportPageMessages } from '../report/messages'
import { PeriodFilter } from '../report/PeriodFilter'
import { ReportFrame } from '../report/ReportFrame'
import { ReportRows } from '../report/ReportRows'
import { useReport } from '../report/useReport'
import { useBlockQuery } from '../shared/Block'
import { WhoseChips } from '../shared/WhoseChips'
import { FiltersFailed } from '../statement/FiltersFailed'
import { useStepNames } from '../statement/useStepNames'
import { type Display, questionOf, transfersAddress, usualFilters } from './address'
import { transferMessages } from './messages'
import { PaymentRule } from './PaymentRule'
import { Queues } from './Queues'
import { transfersQuery } from './transfer.api'
import { useChosen } from './useChosen'
import { type Line, useTransferColumns } from './useTransferColumns'

const Nothing = () => null
/** Who takes no steps pays nothing for it. */
const Many = lazyPart(() => import('./Many'), Nothing)

/** As it is without saying so, and the other way round. */
const NEWEST_FIRST: Sort = { field: 'month', dir: 'desc' }
const OLDEST_FIRST: Sort = { field: 'month', dir: 'asc' }
/** What accountants look for, and few others. */
const USUAL_LOOK = { density: 'compact' as const, hidden: ['net_usd', 'rate_usd', 'rate_eur'] }
/** Somebody has to do something about it, and its reason says what. */
const TROUBLES: readonly TransferState[] = ['rejected', 'on_hold', 'reversed']
const NO_ROWS: readonly Transfer[] = []
/** As many lines are expected: of one account a year of months, of all of them more than a window holds. */
const [A_YEAR, MANY_ACCOUNTS] = [12, 30]

/** What accounts are owed month by month, when it is paid, and what was; each leads to what it is made of. */
const TransfersReport = () => {
  const t = transferMessages.useT()
  const words = reportMessages.useT()
  const pageWords = reportPageMessages.useT()
  const language = languageOf(useLocale())
  const months = useStepNames('month')
  const onPhone = useBelow('phone')
  const may = useCan(REPORTS.transfers.right)
  const isStaff = useSession(({ user }) => (user?.group?.gro_scope ?? 'own') !== 'own')
  const report = useReport(transfersAddress)
  const { asked, filters, choose, changeDisplay } = report
  const { sort, queue } = asked.display
  const question = questionOf(asked, isStaff)
  const block = useBlockQuery(transfersQuery(question), report.canRun && may)
  const answer = block.data?.answer
  const rows = answer?.rows ?? NO_ROWS
  const more = answer?.meta.more ?? 0
  const count = rows.length + more
  const chosen = useChosen(rows, block.isPlaceholderData)
  const showsAccount = isStaff || new Set(rows.map(({ account }) => account.id)).size > 1
  const columns = useTransferColumns({ rows, totals: answer?.totals, count, showsAccount })
  const look = useListLook('transfersReport', columns, { usual: USUAL_LOOK })
  const { columns: columnWords, state: stateWords } = TRANSFER_WORDS[language]
  const lines = useMemo(
    () =>
      rows.map((transfer, index): Line => {
        const { account, month, state, reason } = transfer
        return {
          ...{ id: index, transfer, totals: null, count: 1 },
          href: `${REPORTS.transfers.path}/${account.id}/${month}`,
          warning: TROUBLES.includes(state) && reason ? `${stateWords[state]}: ${reason}` : undefined,
        }
      }),
    [rows, stateWords],
  )

  const isQueue = isStaff && queue !== null
  const nameOf = (month: string): string => months.full(toDay(`${month}-01`))
  const periodOf = ({ from, to }: { from: string; to: string }): string =>
    from === to ? nameOf(from) : `${nameOf(from)} – ${nameOf(to)}`
  const about = answer && [
    t('list.count', { count }),
    // One line on a phone: its button has no room below.
    ...(onPhone ? [] : [periodOf(answer.meta), 'BRL']),
  ]

  return (
    <ReportFrame
      title={t('list.title')}
      subtitle={t('list.subtitle')}
      report={report}
      block={block}
      saysEmpty
      about={
        <AboutLine>
          <span>{about?.join(' · ')}</span>
          <PaymentRule />
          {!onPhone && (
            <IconButton
              icon="refresh"
              size="sm"
              label={pageWords('refresh')}
              aria-busy={block.isFetching || undefined}
              onClick={() => void block.refetch()}
            />
          )}
        </AboutLine>
      }
      filters={problemId => (
        <>
          <PeriodFilter report={report} zone={undefined} problemId={problemId} />
          <WhoseChips asked={filters} onChange={choose} ofAccounts={isStaff || filters.account.length > 0} />
          <FilterChip
            label={columnWords.state}
            clearLabel={words('dashboard.clear')}
            findLabel={words('dashboard.find', { label: columnWords.state })}
            noneLabel={t('list.noneFound')}
            options={TRANSFER_STATES.map(value => ({ value, label: stateWords[value] }))}
            values={[...filters.state]}
            onChange={chosen => choose({ state: TRANSFER_STATES.filter(each => chosen.includes(each)) })}
          />
        </>
      )}
      onReset={() => choose(usualFilters())}
      notice={<FiltersFailed />}
      file={{
        endpoint: transferEndpoints.report05File,
        question: { ...question, columns: fileColumns(look, TRANSFER_COLUMNS) },
        name: 'payments',
        disabled: count === 0,
      }}
      chart={null}
    >
      <div>
        <ReportRows
          label={t('list.table')}
          block={block}
          look={look}
          rows={lines}
          totals={answer && { id: -1, transfer: null, totals: answer.totals, count }}
          expected={isStaff ? MANY_ACCOUNTS : A_YEAR}
          sort={sort ?? NEWEST_FIRST}
          onSort={next => changeDisplay({ sort: (next ?? (sort ? null : OLDEST_FIRST)) as Display['sort'] })}
          selection={chosen?.lines}
          foot={more > 0 && t('list.more', { count: more })}
          toolbar={
            isStaff && (
              <Queues value={queue} counts={answer?.meta.counts} onChange={next => changeDisplay({ queue: next })} />
            )
          }
          instead={
            answer &&
            count === 0 && (
              <EmptyState
                icon="coin"
                title={t(isQueue ? 'queue.empty' : 'list.empty')}
                text={t(isQueue ? 'queue.emptyText' : 'list.emptyText')}
                action={
                  <Button
                    size="sm"
                    onClick={() => (isQueue ? changeDisplay({ queue: null }) : report.run(usualFilters()))}
                  >
                    {t(isQueue ? 'queue.showAll' : 'list.showAll')}
                  </Button>
                }
              />
            )
          }
        />
        {chosen && <Many rows={rows} chosen={chosen.rows} selection={chosen.list} />}
      </div>
    </ReportFrame>
  )
}

export default TransfersReport
