import { useCan } from '@candela/shared-auth'
import type { OneApiLog } from '@candela/shared-contract'
import { Banner, Card, LinkButton, Page, useFormat } from '@candela/shared-ui'
import { DataList, RecordColumns, RecordPage, SummaryList } from '@candela/shared-ui/pages'
import { useParams } from '@candela/shared-ui/router'
import { styled } from 'styled-components'
import { adNetworkMessages } from '../i18n/messages'
import { MoneyChanged, ResultPill, useRunWords } from './ApiLogWords'
import { Attempts } from './Attempts'
import { RUNS, runQuery, runsOfCausePath } from './apiLog.api'
import { curlOf } from './curl'
import { Exchange, textOf } from './Exchange'

type Run = OneApiLog['record']

const Numbers = styled(DataList)`
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 132px), 1fr));

  [role='status'] + & {
    margin-top: 14px;
  }
`

const Said = styled.p`
  margin-top: 14px;
  padding-top: 14px;
  border-top: 1px solid var(--line-subtle);
  overflow-wrap: anywhere;

  > small {
    display: block;
    color: var(--fg-3);
    font-size: 12px;
    line-height: 16px;
  }
`

const Note = styled.p`
  color: var(--fg-3);
  font-size: 12px;
`

const Happened = ({ run }: { run: Run }) => {
  const t = adNetworkMessages.useT()
  const format = useFormat()
  const { columns, error, httpOf, durationOf } = useRunWords()
  return (
    <Card title={t('apiLog.show.result')} aside={<ResultPill result={run.apl_result} />}>
      {run.apl_error && (
        <Banner kind={run.answered_at ? 'info' : 'warning'} title={error[run.apl_error]}>
          {run.answered_at
            ? t('apiLog.show.over', { at: format.dateTime(run.answered_at) })
            : t(`apiLog.next.${run.apl_error}`)}
        </Banner>
      )}
      <Numbers
        words={{ ...columns, duration: t('apiLog.show.took') }}
        facts={{
          apl_rows_in: format.number(run.apl_rows_in),
          apl_rows_new: format.number(run.apl_rows_new),
          apl_rows_changed: format.number(run.apl_rows_changed),
          apl_rows_unchanged: format.number(run.apl_rows_unchanged),
          apl_restated: <MoneyChanged restated={run.apl_restated} />,
          apl_http_status: httpOf(run),
          duration: durationOf(run),
        }}
      />
      {run.apl_error_text && (
        <Said>
          <small>{t('apiLog.show.said')}</small>
          {run.apl_error_text}
        </Said>
      )}
    </Card>
  )
}

const About = ({ run }: { run: Run }) => {
  const t = adNetworkMessages.useT()
  const format = useFormat()
  const { columns, operation, websiteOf, daysOf } = useRunWords()
  return (
    <Card title={t('apiLog.show.about')}>
      <SummaryList
        words={{ ...columns, apl_from: t('apiLog.days'), apl_id_import: t('apiLog.show.import') }}
        facts={{
          adn_name: run.adn_name,
          anw_name: websiteOf(run),
          ant_name: run.ant_name,
          anc_name: run.anc_name,
          apl_operation: operation[run.apl_operation],
          apl_from: daysOf(run) ?? '–',
          apl_started_at: format.dateTime(run.apl_started_at),
          apl_id_import: run.apl_id_import === null ? '–' : t('apiLog.show.imported', { id: run.apl_id_import }),
        }}
      />
    </Card>
  )
}

const Actions = ({ run }: { run: Run }) => {
  const t = adNetworkMessages.useT()
  const mayOpenNetworks = useCan('adNetwork.get')
  const mayOpenWebsites = useCan('website.get')
  const mayChangeNetworks = useCan('adNetwork.update')
  return (
    <>
      {mayChangeNetworks && run.apl_result === 'auth_error' && !run.answered_at && (
        <LinkButton icon="key" href={`/ad-networks/${run.apl_id_ad_network}/edit`}>
          {t('apiLog.show.credentials')}
        </LinkButton>
      )}
      {run.apl_cause && (
        <LinkButton icon="log" href={runsOfCausePath(run.apl_cause)}>
          {t('apiLog.show.cause')}
        </LinkButton>
      )}
      {mayOpenWebsites && run.apl_id_website !== null && (
        <LinkButton icon="globe" href={`/website/${run.apl_id_website}`}>
          {t('apiLog.show.website')}
        </LinkButton>
      )}
      {mayOpenNetworks && (
        <LinkButton icon="network" href={`/ad-networks/${run.apl_id_ad_network}`}>
          {t('apiLog.show.network')}
        </LinkButton>
      )}
    </>
  )
}

const RunView = ({ record, attempts }: OneApiLog) => {
  const t = adNetworkMessages.useT()
  const format = useFormat()
  const { apl_request: request, apl_answer: answer, is_answer_hidden } = record
  const asked = request ? `${request.method} ${request.url}` : undefined
  const status = record.apl_http_status === null ? undefined : `HTTP ${record.apl_http_status}`
  return (
    <Page
      title={t('apiLog.of', { network: record.adn_name, attempt: record.apl_attempt })}
      subtitle={format.dateTime(record.apl_started_at)}
      breadcrumb={[{ label: t('apiLog.logs'), href: RUNS }]}
      actions={<Actions run={record} />}
    >
      <RecordColumns
        aside={
          <>
            <Attempts attempts={attempts} current={record.id} />
            <About run={record} />
          </>
        }
      >
        <Happened run={record} />
        <Exchange
          title={t('apiLog.show.asked')}
          {...(asked && { line: asked })}
          said={request}
          nothing={t('apiLog.show.askedNone')}
          copies={
            request
              ? [
                  { label: t('apiLog.show.curl'), text: curlOf(request) },
                  { label: t('apiLog.show.copyRequest'), text: textOf(asked, request) },
                ]
              : []
          }
        />
        <Exchange
          title={t('apiLog.show.answered')}
          {...(status && { line: status })}
          said={answer}
          nothing={t(is_answer_hidden ? 'apiLog.show.answeredHidden' : 'apiLog.show.answeredNone')}
          copies={answer ? [{ label: t('apiLog.show.copyAnswer'), text: textOf(status, answer) }] : []}
        />
        <Note>{t('apiLog.show.secrets')}</Note>
      </RecordColumns>
    </Page>
  )
}

const ApiLogShow = () => {
  const t = adNetworkMessages.useT()
  const { id = '' } = useParams()
  return (
    <RecordPage
      source={runQuery(id)}
      title={t('apiLog.one')}
      list={{ label: t('apiLog.logs'), href: RUNS, right: 'apiLog.list' }}
    >
      {answer => <RunView key={id} {...answer} />}
    </RecordPage>
  )
}

export default ApiLogShow
