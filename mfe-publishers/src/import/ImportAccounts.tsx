import { Banner, Button, Card, focusPageHeading, LinkButton, Page } from '@candela/shared-ui'
import { RecordColumns, saveFile } from '@candela/shared-ui/pages'
import { useEffect, useEffectEvent } from 'react'
import { styled } from 'styled-components'
import { ACCOUNT } from '../account/account.api'
import { publisherMessages } from '../i18n/messages'
import { useAttempt } from '../useAttempt'
import { ColumnHelp } from './ColumnHelp'
import { FileDrop } from './FileDrop'
import { Counts, ErrorTable, RowTable } from './ImportResult'
import { getTemplate } from './import.api'
import { type ImportProblem, useImport } from './useImport'

const REPORT = 'import-report'

const Stack = styled.div`
  display: grid;
  gap: 16px;
`

const Details = styled.ul`
  margin: 4px 0 0;
  padding-left: 18px;
`

const Problem = ({ problem: { title, details } }: { problem: ImportProblem }) => (
  <Banner kind="danger" title={title}>
    {details.length > 0 && (
      <Details>
        {details.map(({ place, message }) => (
          <li key={`${place} ${message}`}>{place ? `${place}: ${message}` : message}</li>
        ))}
      </Details>
    )}
  </Banner>
)

const TemplateButton = () => {
  const t = publisherMessages.useT()
  const { busy, attempt } = useAttempt()

  const save = () =>
    attempt(async () => {
      const { file, name } = await getTemplate()
      saveFile(file, name ?? 'accounts.csv')
    })
  return (
    <Button icon="download" busy={busy} onClick={() => void save()}>
      {t('import.action.template')}
    </Button>
  )
}

/** Accounts from a file: chosen, looked at, and then all of it or nothing. */
const ImportAccounts = () => {
  const t = publisherMessages.useT()
  const { state, choose, commit, again } = useImport()
  const { file, report, problem, busy, done } = state
  const mayImport = report !== null && report.wrong === 0 && report.valid > 0

  const lead = useEffectEvent(() => {
    if (done) focusPageHeading()
    else document.getElementById(REPORT)?.focus()
  })
  useEffect(() => {
    if (report) lead()
  }, [report])

  if (done && report)
    return (
      <Page
        title={t('import.title')}
        breadcrumb={[{ label: t('account.accounts'), href: ACCOUNT.path }]}
        actions={
          <>
            <Button onClick={again}>{t('import.action.again')}</Button>
            <LinkButton variant="primary" href={`${ACCOUNT.path}?sort=-created_at`}>
              {t('import.action.accounts')}
            </LinkButton>
          </>
        }
      >
        <Stack>
          <Banner kind="success" title={t('import.done', { count: report.valid })}>
            {report.duplicates > 0 && t('import.leftOut', { count: report.duplicates })}
          </Banner>
          <RowTable report={report} />
        </Stack>
      </Page>
    )

  return (
    <Page
      title={t('import.title')}
      subtitle={t('import.subtitle')}
      breadcrumb={[{ label: t('account.accounts'), href: ACCOUNT.path }]}
      actions={<TemplateButton />}
    >
      <RecordColumns aside={<ColumnHelp />}>
        <Card title={t('import.file')}>
          <Stack>
            <FileDrop file={file} busy={busy !== null} onFile={chosen => void choose(chosen)} />
            {problem && <Problem problem={problem} />}
          </Stack>
        </Card>
        {report && (
          <>
            <Card
              id={REPORT}
              title={t('import.report')}
              aside={
                <Button variant="primary" disabled={!mayImport} busy={busy === 'saving'} onClick={() => void commit()}>
                  {t('import.action.commit', { count: report.valid })}
                </Button>
              }
            >
              <Stack>
                <Counts report={report} />
                {!mayImport && (
                  <Banner kind="warning" title={t(report.wrong > 0 ? 'import.putRight' : 'import.nothingNew')} />
                )}
              </Stack>
            </Card>
            {report.errors.length > 0 && <ErrorTable report={report} />}
            <RowTable report={report} />
          </>
        )}
      </RecordColumns>
    </Page>
  )
}

export default ImportAccounts
