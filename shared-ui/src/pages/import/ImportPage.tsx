import { ApiError } from '@candela/shared-auth'
import { addToast } from '@candela/shared-ui/runtime'
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react'
import { styled } from 'styled-components'
import { Banner } from '../../components/Banner'
import { Button } from '../../components/Button'
import { Card } from '../../components/Card'
import { LinkButton } from '../../components/LinkButton'
import { Page } from '../../components/Page'
import { focusPageHeading } from '../../components/pageHeading'
import { saveFile } from '../../saveFile'
import { RecordColumns } from '../entity/RecordColumns'
import { SummaryList } from '../entity/SummaryList'
import { useFailureWords } from '../form/useFailureWords'
import { FileDrop } from './FileDrop'
import { Counts, ErrorTable, type ImportRows, RowTable } from './ImportTables'
import { importMessages } from './messages'
import { type AnyImportReport, type ImportSource, type Refusal, useImport } from './useImport'

const REPORT = 'import-report'

const Stack = styled.div`
  display: grid;
  gap: 16px;
`

const Details = styled.ul`
  margin: 4px 0 0;
  padding-left: 18px;
`

type RefusalBannerProps = { refusal: Refusal; onCheck: (() => void) | undefined }

/** What was refused when it was to be stored may be right by now: it can be looked at again. */
const RefusalBanner = ({ refusal: { title, details }, onCheck }: RefusalBannerProps) => {
  const t = importMessages.useT()
  const again = onCheck && (
    <Button size="sm" onClick={onCheck}>
      {t('action.check')}
    </Button>
  )
  return (
    <Banner kind="danger" title={title} action={again}>
      {details.length > 0 && (
        <Details>
          {details.map(({ place, message }) => (
            <li key={`${place} ${message}`}>{place ? `${place}: ${message}` : message}</li>
          ))}
        </Details>
      )}
    </Banner>
  )
}

const TemplateButton = ({ template, fileName }: Pick<ImportSource<unknown>, 'template'> & { fileName: string }) => {
  const t = importMessages.useT()
  const errorMessageOf = useFailureWords()
  const [busy, setBusy] = useState(false)

  const save = async () => {
    setBusy(true)
    try {
      const { file, name } = await template()
      saveFile(file, name ?? fileName)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      addToast({ kind: 'error', title: errorMessageOf(error) })
    } finally {
      setBusy(false)
    }
  }
  return (
    <Button icon="download" busy={busy} onClick={() => void save()}>
      {t('action.template')}
    </Button>
  )
}

export type ImportPageProps<Report extends AnyImportReport> = {
  source: ImportSource<Report>
  /** After what is in the file was stored. */
  onStored: () => Promise<void>
  title: string
  subtitle: string
  list: { title: string; path: string }
  /** How the template is called when the server does not say. */
  fileName: string
  /** What the columns of a file are called, and what stands in them. */
  columns: Readonly<Record<string, string>>
  help: Readonly<Record<string, string>>
  /** Between how many lines there are and how many are wrong. */
  counts: (report: Report) => readonly { label: string; count: number }[]
  rows: (report: Report) => ImportRows
  /** How much of it would be stored. */
  toStore: (report: Report) => number
  storeLabel: (count: number) => string
  /** What was stored, and what was not, in a sentence each; where to see it. */
  done: (report: Report) => { title: string; text?: string | undefined; action: { label: string; href: string } }
}

/** Records from a file: chosen, looked at, and then all of it or nothing. */
export const ImportPage = <Report extends AnyImportReport>({
  source,
  onStored,
  title,
  subtitle,
  list,
  fileName,
  columns,
  help,
  counts,
  rows,
  toStore,
  storeLabel,
  done: doneWords,
}: ImportPageProps<Report>): ReactNode => {
  const t = importMessages.useT()
  const { state, choose, commit, again } = useImport(source, onStored)
  const { file, report, refusal, busy, done } = state
  const count = report ? toStore(report) : 0
  const mayStore = report !== null && report.wrong === 0 && count > 0

  const lead = useEffectEvent(() => {
    if (done) focusPageHeading()
    else document.getElementById(REPORT)?.focus()
  })
  useEffect(() => {
    if (report) lead()
  }, [report])

  const breadcrumb = [{ label: list.title, href: list.path }]
  if (done && report) {
    const { title: sentence, text, action } = doneWords(report)
    return (
      <Page
        title={title}
        breadcrumb={breadcrumb}
        actions={
          <>
            <Button onClick={again}>{t('action.again')}</Button>
            <LinkButton variant="primary" href={action.href}>
              {action.label}
            </LinkButton>
          </>
        }
      >
        <Stack>
          <Banner kind="success" title={sentence}>
            {text}
          </Banner>
          <RowTable rows={rows(report)} total={report.total} />
        </Stack>
      </Page>
    )
  }

  return (
    <Page
      title={title}
      subtitle={subtitle}
      breadcrumb={breadcrumb}
      actions={<TemplateButton template={source.template} fileName={fileName} />}
    >
      <RecordColumns
        aside={
          <Card title={t('columns')}>
            <SummaryList words={columns} facts={help} />
          </Card>
        }
      >
        <Card title={t('file')}>
          <Stack>
            <FileDrop file={file} busy={busy !== null} onFile={chosen => void choose(chosen)} />
            {refusal && (
              <RefusalBanner refusal={refusal} onCheck={file && report ? () => void choose(file) : undefined} />
            )}
          </Stack>
        </Card>
        {report && (
          <>
            <Card
              id={REPORT}
              title={t('report')}
              aside={
                <Button variant="primary" disabled={!mayStore} busy={busy === 'saving'} onClick={() => void commit()}>
                  {storeLabel(count)}
                </Button>
              }
            >
              <Stack>
                <Counts
                  counts={[
                    { label: t('count.total'), count: report.total },
                    ...counts(report),
                    { label: t('count.wrong'), count: report.wrong },
                  ]}
                />
                {!mayStore && <Banner kind="warning" title={t(report.wrong > 0 ? 'putRight' : 'nothingNew')} />}
              </Stack>
            </Card>
            {report.errors.length > 0 && <ErrorTable errors={report.errors} columns={columns} />}
            <RowTable rows={rows(report)} total={report.total} />
          </>
        )}
      </RecordColumns>
    </Page>
  )
}
