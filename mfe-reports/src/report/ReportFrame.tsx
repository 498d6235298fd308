import { Banner, Button, Card, EmptyState, Page, VisuallyHidden } from '@candela/shared-ui'
import { type ReactNode, useId, useState } from 'react'
import { styled } from 'styled-components'
import { reportMessages } from '../i18n/messages'
import type { useBlockQuery } from '../shared/Block'
import { Stack } from '../shared/layout'
import { reportPageMessages } from './messages'
import { ReportActions, type ReportFile } from './ReportActions'
import { ReportBar } from './ReportBar'

/** What is shown answers other filters: it stays readable, but does not look like news. */
const Results = styled.div<{ $outdated: boolean }>`
  position: relative;
  opacity: ${({ $outdated }) => ($outdated ? 0.6 : 1)};

  @media print {
    header button {
      display: none;
    }
  }
`

/** Something is on its way: a bar runs along the upper edge. */
const Running = styled.div`
  position: absolute;
  z-index: 5;
  top: -9px;
  right: 0;
  left: 0;
  overflow: hidden;
  height: 2px;

  &::after {
    content: '';
    display: block;
    width: 25%;
    height: 2px;
    background: var(--accent);
    animation: run 1.2s linear infinite;
  }
`

/** Of the filters: that they changed, as fields of forms have it. */
const Dot = styled.i`
  display: inline-block;
  width: 6px;
  height: 6px;
  margin-right: 8px;
  border-radius: 50%;
  background: var(--accent);
`

/** The one question of a report, and its rows. */
export type RowsBlock = ReturnType<typeof useBlockQuery<{ answer: { rows: readonly unknown[] } }>>

type ReportControls = {
  canRun: boolean
  isChanged: boolean
  filters: { period: string }
  link: string
  generate: () => void
}

export type ReportFrameProps = {
  title: string
  subtitle: string
  report: ReportControls
  block: RowsBlock
  /** One line under its filters: what these rows are, and how certain. */
  about: ReactNode
  /** Its chips; they are told the id of what says that there is no period. */
  filters: (problemId: string | undefined) => ReactNode
  onReset: () => void
  /** Over everything, such as that some filters could not be loaded. */
  notice?: ReactNode
  file?: ReportFile | undefined
  chart: ReactNode
  /** Its lines say themselves that there are none, for what hides them is chosen there. */
  saysEmpty?: boolean
  /** Its lines. */
  children: ReactNode
}

/** What all reports have: their filters, what became of the question, and the rows that answer it. */
export const ReportFrame = (props: ReportFrameProps) => {
  const { title, subtitle, report, block, about, filters, onReset, notice, file, chart, saysEmpty, children } = props
  const t = reportPageMessages.useT()
  const words = reportMessages.useT()
  const problemId = useId()
  const [triedWithout, setTriedWithout] = useState(false)
  const { canRun, isChanged, link, generate } = report
  const needsPeriod = report.filters.period === '' && (triedWithout || !canRun)
  const answer = block.data?.answer
  const isLoading = block.isPlaceholderData
  const refetch = () => void block.refetch()
  const run = () => {
    setTriedWithout(true)
    if (report.filters.period) generate()
  }
  // An empty placeholder is the answer to an earlier question, so it is not shown as an empty report.
  const isEmpty = answer?.rows.length === 0 && !isLoading && !block.isError
  const said = isEmpty ? t('empty') : answer && !isLoading && t('ready', { count: answer.rows.length })

  return (
    <Page
      title={title}
      subtitle={subtitle}
      fills
      actions={
        <ReportActions
          link={link}
          onRefresh={refetch}
          file={file && { ...file, isChanging: block.isPlaceholderData }}
        />
      }
    >
      <Stack>
        <ReportBar
          label={words('dashboard.filters')}
          isChanged={isChanged}
          isLoading={isLoading}
          problem={needsPeriod ? { id: problemId, text: t('periodNeeded') } : undefined}
          onReset={onReset}
          onGenerate={run}
        >
          {filters(needsPeriod ? problemId : undefined)}
        </ReportBar>
        {notice}
        {isChanged && canRun && (
          <Banner
            kind="info"
            title={t('changed')}
            action={
              <Button size="sm" onClick={run}>
                <Dot aria-hidden="true" />
                {t('rerun')}
              </Button>
            }
          >
            {t('changedText')}
          </Banner>
        )}
        {canRun && about}
        <VisuallyHidden role="status">{isLoading ? t('loading') : !isChanged && said}</VisuallyHidden>
        {canRun && (
          <Results data-paper="wide" $outdated={isChanged}>
            {isLoading && <Running aria-hidden="true" />}
            {isEmpty && !saysEmpty ? (
              <Card>
                <EmptyState icon="chart" title={t('empty')} text={t('emptyText')} />
              </Card>
            ) : (
              <Stack>
                {!block.isError && chart}
                {children}
              </Stack>
            )}
          </Results>
        )}
      </Stack>
    </Page>
  )
}
