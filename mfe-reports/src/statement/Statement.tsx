import { useCan } from '@candela/shared-auth'
import { REPORTS, statementEndpoints } from '@candela/shared-contract'
import { useListLook } from '@candela/shared-ui/pages'
import { Navigate, useLocation } from '@candela/shared-ui/router'
import { OfferedFile, offerIn } from '../report/OfferedFile'
import { ReportPage } from '../report/ReportPage'
import { useReport } from '../report/useReport'
import { useBlockQuery } from '../shared/Block'
import { useMetricFormat } from '../shared/useMetricFormat'
import { questionOf, statementAddress, USUAL_FILTERS } from './address'
import { FiltersFailed } from './FiltersFailed'
import { statementMessages } from './messages'
import { StatementChart } from './StatementChart'
import { StatementFilters } from './StatementFilters'
import { fileColumns, StatementTable } from './StatementTable'
import { statementQuery } from './statement.api'
import { useColumns } from './useColumns'

const USUAL_LOOK = { density: 'compact' as const, hidden: ['previous'] }

/** What was earned, as a statement: chosen, read and taken along. */
const EarningsReport = () => {
  const t = statementMessages.useT()
  const exports = useCan('candelaReport.export')
  const report = useReport(statementAddress)
  const { asked, currency } = report
  const question = questionOf(asked, currency)
  const block = useBlockQuery(statementQuery(question), report.canRun)
  const shown = block.data?.question ?? question
  const metricFormat = useMetricFormat(shown.currency)
  const columns = useColumns({ answer: block.data?.answer, question: shown, metricFormat })
  const look = useListLook('statement', columns, { usual: USUAL_LOOK })
  const offer = exports && block.isError ? offerIn(block.error) : undefined
  const file = {
    endpoint: statementEndpoints.export,
    question: { ...question, columns: fileColumns(look), hidesEmpty: asked.display.hidesEmpty },
    name: 'statement',
    disabled: !offer && (!block.data || block.data.answer.rows.length === 0),
    isLong: offer !== undefined,
  }

  return (
    <ReportPage
      title={t('title')}
      subtitle={t('subtitle')}
      report={report}
      block={block}
      metricFormat={metricFormat}
      filters={problemId => (
        <StatementFilters report={report} zone={block.data?.answer.meta.zone} problemId={problemId} />
      )}
      onReset={() => report.choose(USUAL_FILTERS)}
      notice={<FiltersFailed />}
      file={exports ? file : undefined}
      chart={
        <StatementChart
          block={block}
          question={shown}
          measure={asked.display.measure}
          onMeasure={measure => report.changeDisplay({ measure })}
          metricFormat={metricFormat}
        />
      }
    >
      <StatementTable
        report={report}
        question={question}
        block={block}
        look={look}
        refused={offer && <OfferedFile reason={offer} file={file} />}
      />
    </ReportPage>
  )
}

const Statement = () => {
  const { pathname, search } = useLocation()
  return pathname === REPORTS.statement.path ? (
    <EarningsReport />
  ) : (
    <Navigate to={REPORTS.statement.path + search} replace />
  )
}

export default Statement
