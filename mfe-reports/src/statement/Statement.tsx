import { useCan } from '@candela/shared-auth'
import { statementEndpoints } from '@candela/shared-contract'
import { Card, EmptyState, Page, useBelow } from '@candela/shared-ui'
import { FileButton, useListLook } from '@candela/shared-ui/pages'
import { Navigate, useLocation } from '@candela/shared-ui/router'
import { useBlockQuery } from '../shared/Block'
import { Stack } from '../shared/layout'
import { STATEMENT_PATH } from '../shared/statementLink'
import { useMetricFormat } from '../shared/useMetricFormat'
import { toSearch } from './address'
import { CopyLink } from './CopyLink'
import { statementMessages } from './messages'
import { Results } from './Results'
import { StatementFilters } from './StatementFilters'
import { fileColumns } from './StatementTable'
import { statementQuery } from './statement.api'
import { useColumns } from './useColumns'
import { useStatement } from './useStatement'

const USUAL_LOOK = { density: 'compact' as const, hidden: ['previous'] }

/** What was earned, as a statement: chosen, generated, read and taken along. */
const Statement = () => {
  const t = statementMessages.useT()
  const { pathname, search } = useLocation()
  const onPhone = useBelow('phone')
  const exports = useCan('candelaReport.export')
  const statement = useStatement()
  const { asked, question, currency } = statement
  const block = useBlockQuery(statementQuery(question), asked.isGenerated)
  const shown = block.data?.question ?? question
  const metricFormat = useMetricFormat(shown.currency)
  const columns = useColumns({ answer: block.data?.answer, question: shown, metricFormat })
  const look = useListLook('statement', columns, { usual: USUAL_LOOK })
  if (pathname !== STATEMENT_PATH) return <Navigate to={STATEMENT_PATH + search} replace />

  const actions = (
    <>
      <CopyLink search={toSearch({ ...asked, currency })} onPhone={onPhone} />
      {exports && (
        <FileButton
          name="statement"
          disabled={!block.data || block.data.answer.rows.length === 0}
          endpoint={statementEndpoints.export}
          question={{ ...question, columns: fileColumns(look), hidesEmpty: asked.display.hidesEmpty }}
        />
      )}
    </>
  )

  return (
    <Page title={t('title')} subtitle={t('subtitle')} actions={actions}>
      <Stack>
        <StatementFilters {...statement} zone={block.data?.answer.meta.zone} />
        {asked.isGenerated ? (
          <Results statement={statement} block={block} look={look} metricFormat={metricFormat} />
        ) : (
          <Card>
            <EmptyState icon="chart" title={t('start')} text={t('startText')} />
          </Card>
        )}
      </Stack>
    </Page>
  )
}

export default Statement
