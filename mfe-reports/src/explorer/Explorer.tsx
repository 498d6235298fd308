import { useCan } from '@candela/shared-auth'
import { METRIC_KEYS, METRICS, performanceEndpoints, type ReportChoices } from '@candela/shared-contract'
import { useListLook } from '@candela/shared-ui/pages'
import { OfferedFile, offerIn } from '../report/OfferedFile'
import { ReportPage } from '../report/ReportPage'
import { useReport } from '../report/useReport'
import { useBlockQuery } from '../shared/Block'
import { useMetricFormat } from '../shared/useMetricFormat'
import { FiltersFailed, useChoices } from '../statement/FiltersFailed'
import { explorerAddress, questionOf, USUAL_FILTERS } from './address'
import { ExplorerChart } from './ExplorerChart'
import { ExplorerFilters } from './ExplorerFilters'
import { ExplorerTable } from './ExplorerTable'
import { explorerQuery } from './explorer.api'
import { explorerMessages } from './messages'
import { Shape } from './Shape'
import { shownColumns } from './shownColumns'
import { useColumns } from './useColumns'
import { useNames } from './useNames'

/** What everybody may ask, where nobody says more. */
const FOR_ALL: Pick<ReportChoices, 'metrics' | 'dimensions'> = {
  metrics: METRIC_KEYS.filter(metric => METRICS[metric].audience === 'all'),
  dimensions: ['date', 'week', 'month', 'website', 'technology', 'format', 'device', 'adType'],
}

const USUAL_LOOK = { density: 'compact' as const, hidden: [] }

/** Any number, by up to three things and one more as columns: asked, drawn, read row by row and taken along. */
const Explorer = () => {
  const t = explorerMessages.useT()
  const may = useCan('report.performance')
  const report = useReport(explorerAddress)
  const choices = useChoices().data
  const { asked, currency } = report
  const question = questionOf(asked, currency)
  const block = useBlockQuery(explorerQuery(question), report.canRun && may)
  const shown = block.data?.question ?? question
  const answer = block.data?.answer
  const metricFormat = useMetricFormat(shown.currency)
  const names = useNames()
  const columns = useColumns({ answer, question: shown, names, metricFormat })
  const look = useListLook('performance', columns, { usual: USUAL_LOOK })
  const { page: _, perPage: __, ...all } = question
  const offer = block.isError ? offerIn(block.error) : undefined
  const file = {
    endpoint: performanceEndpoints.performanceFile,
    question: {
      ...all,
      columns: shownColumns(look, question),
      extras: question.compare === 'none' || look.current.hidden.includes('change') ? [] : ['previous', 'change'],
    },
    name: 'performance',
    disabled: !offer && (!answer || answer.rows.length === 0),
    isLong: offer !== undefined,
  }
  const offered = choices ?? FOR_ALL

  return (
    <ReportPage
      title={t('title')}
      subtitle={t('subtitle')}
      report={report}
      block={block}
      metricFormat={metricFormat}
      filters={problemId => (
        <ExplorerFilters
          report={report}
          choices={choices}
          names={names}
          zone={answer?.meta.zone}
          problemId={problemId}
        />
      )}
      onReset={() => report.choose(USUAL_FILTERS)}
      notice={<FiltersFailed />}
      saysEmpty
      file={file}
      chart={
        answer?.rows.length === 0 ? null : (
          <ExplorerChart
            block={block}
            question={shown}
            display={asked.display}
            onChange={report.changeDisplay}
            names={names}
            metricFormat={metricFormat}
          />
        )
      }
    >
      <ExplorerTable
        report={report}
        question={shown}
        block={block}
        look={look}
        names={names}
        refused={offer && <OfferedFile reason={offer} file={file} />}
        toolbar={<Shape report={report} offered={offered} names={names} metricFormat={metricFormat} />}
      />
    </ReportPage>
  )
}

export default Explorer
