import {
  type CountedDay,
  type Currency,
  languageOf,
  METRIC_WORDS,
  PAGEVIEW_COLUMNS,
  REPORT_ROW_WORDS,
  UPLOAD_COLUMNS,
  type UploadColumn,
} from '@candela/shared-contract'
import { Banner, Button, Card, FieldFrame, SelectMenu, useFormat } from '@candela/shared-ui'
import { useLocale } from '@candela/shared-ui/runtime'
import { useId } from 'react'
import { styled } from 'styled-components'
import { uploadMessages } from './messages'
import type { AnyColumn, Checked, Headings, UploadKind } from './useUpload'

const Stack = styled.div`
  display: grid;
  gap: 14px;
  min-width: 0;
`

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(96px, 1fr));
  gap: 8px 14px;
  margin: 0;

  dt {
    color: var(--fg-3);
    font-size: 12px;
    line-height: 16px;
  }
  dd {
    margin: 0;
    font-size: 18px;
    font-variant-numeric: tabular-nums;
  }
`

const Mapping = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 200px), 1fr));
  gap: 12px;
`

const Lines = styled.ul`
  max-height: 320px;
  margin: 0;
  padding: 0;
  overflow: auto;
  list-style: none;
  overflow-wrap: anywhere;
  font-variant-numeric: tabular-nums;

  > li {
    padding: 6px 0;
  }
  > li + li {
    border-top: 1px solid var(--line-subtle);
  }
  small {
    display: block;
    color: var(--fg-3);
    font-size: 12px;
  }
`

const Quiet = styled.p`
  color: var(--fg-3);
  font-size: 12px;
`

const NONE = 'none'

/** Columns are called as the list of rows and reports call them. */
const useColumnWords = (): ((column: AnyColumn) => string) => {
  const language = languageOf(useLocale())
  const { columns } = REPORT_ROW_WORDS[language]
  const { pageviews, sessions } = METRIC_WORDS[language]
  const others = { wsd_date: columns.anr_date, wsd_pageviews: pageviews.label, wsd_sessions: sessions.label }
  return column =>
    column in others
      ? others[column as keyof typeof others]
      : columns[column === 'anw_website' ? 'anw_name' : (column as Exclude<UploadColumn, 'anw_website'>)]
}

const COLUMNS: Record<UploadKind, readonly AnyColumn[]> = { rows: UPLOAD_COLUMNS, pageviews: PAGEVIEW_COLUMNS }

type HeadingProps = {
  heading: string
  column: AnyColumn | null
  columns: readonly AnyColumn[]
  onChange: (column: AnyColumn | null) => void
}

const Heading = ({ heading, column, columns, onChange }: HeadingProps) => {
  const t = uploadMessages.useT()
  const id = useId()
  const wordOf = useColumnWords()
  const options = [{ value: NONE, label: t('ignored') }, ...columns.map(value => ({ value, label: wordOf(value) }))]
  return (
    <FieldFrame id={id} label={heading || '–'}>
      <SelectMenu
        id={id}
        look="field"
        label={heading || '–'}
        value={column ?? NONE}
        options={options}
        onChange={value => onChange(columns.find(each => each === value) ?? null)}
      />
    </FieldFrame>
  )
}

/** Conflicts and sums in words, whatever the lines are. */
const useNumberWords = (checked: Checked) => {
  const t = uploadMessages.useT()
  const format = useFormat()
  if (checked.of === 'pageviews') {
    const { conflicts, totals } = checked.answer
    const words = ({ pageviews, sessions }: CountedDay) =>
      [
        pageviews === null ? t('notCounted') : t('pageviewsOf', { count: pageviews }),
        ...(sessions === null ? [] : [t('sessionsOf', { count: sessions })]),
      ].join(', ')
    return {
      conflicts: conflicts.map(each => ({ ...each, stored: words(each.stored), said: words(each.said) })),
      totals: totals.pageviews === null ? [] : [words(totals)],
    }
  }
  const { conflicts, totals } = checked.answer
  const words = ({ value, impressions, ad_requests }: (typeof conflicts)[number]['stored'], currency: Currency) =>
    t('totalOf', { value: format.money(currency, value), impressions, requests: ad_requests })
  return {
    conflicts: conflicts.map(({ stored, said, currency, ...each }) => ({
      ...each,
      stored: words(stored, currency),
      said: words(said, currency),
    })),
    totals: totals.map(({ currency, ...sums }) => words(sums, currency)),
  }
}

type UploadReportProps = {
  checked: Checked
  /** What somebody said by hand, and nothing that is only suggested: it is remembered. */
  chosen: Headings
  busy: boolean
  onHeadings: (headings: Headings) => void
}

/** What would become of the lines: how many are new, what they add up to, and what is wrong with which of them. */
export const UploadReport = ({ checked, chosen, busy, onHeadings }: UploadReportProps) => {
  const { of, answer: report } = checked
  const t = uploadMessages.useT()
  const format = useFormat()
  const wordOf = useColumnWords()
  const { conflicts, totals } = useNumberWords(checked)
  const choose = (heading: string, column: AnyColumn | null) => {
    // What somebody chose takes the column from whichever heading was it before.
    const others = report.headings.filter(each => column !== null && each.column === column && each.heading !== heading)
    onHeadings({ ...chosen, ...Object.fromEntries(others.map(each => [each.heading, null])), [heading]: column })
  }
  const figures = [
    ['rows', report.rows],
    ['fresh', report.fresh],
    ['same', report.same],
    ['conflicts', report.conflicts_count],
    ['problems', report.wrong_lines],
  ] as const

  return (
    <Card title={t('mapped')} aside={busy ? <Quiet>…</Quiet> : undefined}>
      <Stack>
        {report.missing.length > 0 && (
          <Banner kind="warning" title={t('missing', { columns: report.missing.map(wordOf).join(', ') })} />
        )}
        <Quiet>{t(of === 'rows' ? 'mapHelp' : 'mapHelpDays')}</Quiet>
        <Mapping>
          {report.headings.map(({ heading, column }, index) => (
            <Heading
              // biome-ignore lint/suspicious/noArrayIndexKey: two headings may bear one name, and they never move
              key={`${index}${heading}`}
              heading={heading}
              column={column}
              columns={COLUMNS[of]}
              onChange={now => choose(heading, now)}
            />
          ))}
        </Mapping>
        {report.missing.length === 0 && (
          <>
            <Figures>
              {figures.map(([name, count]) => (
                <div key={name}>
                  <dt>{t(name)}</dt>
                  <dd>{format.number(count)}</dd>
                </div>
              ))}
            </Figures>
            {totals.length > 0 && (
              <div>
                <strong>{t('totals')}</strong>
                <Lines>
                  {totals.map(text => (
                    <li key={text}>{text}</li>
                  ))}
                </Lines>
                <Quiet>{t('totalsHelp')}</Quiet>
              </div>
            )}
            {report.problems_count > 0 && (
              <div>
                <Banner kind="danger" title={t('putRight')} />
                <Lines aria-label={t('problems')}>
                  {report.problems.map(({ line, heading, said, message }) => (
                    <li key={`${line}${heading}${message}`}>
                      {t('line', { line })}
                      {heading && `, ${heading}`}
                      {said && (
                        <>
                          {' '}
                          <bdi>{t('quoted', { said })}</bdi>
                        </>
                      )}
                      : {message}
                    </li>
                  ))}
                </Lines>
                {report.problems_count > report.problems.length && (
                  <Quiet>{t('more', { count: report.problems_count - report.problems.length })}</Quiet>
                )}
              </div>
            )}
            {report.conflicts_count > 0 && (
              <div>
                <strong>{t('conflicts')}</strong>
                <Lines aria-label={t('conflicts')}>
                  {conflicts.map(({ line, label, stored, said: now }) => (
                    <li key={line}>
                      {t('line', { line })}: {label}
                      <small>
                        {t('stored')}: {stored}
                      </small>
                      <small>
                        {t('said')}: {now}
                      </small>
                    </li>
                  ))}
                </Lines>
                {report.conflicts_count > report.conflicts.length && (
                  <Quiet>{t('more', { count: report.conflicts_count - report.conflicts.length })}</Quiet>
                )}
              </div>
            )}
          </>
        )}
        {report.missing.length > 0 && (
          <div>
            <Button busy={busy} onClick={() => onHeadings(chosen)}>
              {t('again')}
            </Button>
          </div>
        )}
      </Stack>
    </Card>
  )
}
