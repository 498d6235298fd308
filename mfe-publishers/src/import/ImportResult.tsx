import { ACCOUNT_IMPORT_WORDS, type AccountImportColumn, type ImportReport, languageOf } from '@candela/shared-contract'
import { Card, Pill, type PillTone, useFormat } from '@candela/shared-ui'
import { useLocale } from '@candela/shared-ui/runtime'
import { styled } from 'styled-components'
import { publisherMessages } from '../i18n/messages'

const Figures = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(120px, 1fr));
  gap: 12px 20px;
  margin: 0;

  dt {
    color: var(--fg-3);
    font-size: 12px;
    line-height: 16px;
  }
  dd {
    margin: 0;
    font-size: 20px;
    font-variant-numeric: tabular-nums;
    font-weight: 600;
    line-height: 28px;
  }
`

const Frame = styled.div`
  position: relative;
  overflow-x: auto;

  &:focus-visible {
    outline-offset: -2px;
  }
`

const Table = styled.table`
  width: 100%;
  border-collapse: collapse;

  th,
  td {
    padding: 7px 16px;
    border-top: 1px solid var(--line-subtle);
    text-align: left;
    vertical-align: top;
    overflow-wrap: anywhere;
  }
  thead th {
    border-top: 0;
    color: var(--fg-3);
    font-size: 12px;
    font-weight: 500;
  }
  tr > :first-child {
    width: 72px;
    font-variant-numeric: tabular-nums;
    font-weight: 400;
    text-align: right;
  }
`

const More = styled.p`
  padding: 8px 16px;
  border-top: 1px solid var(--line-subtle);
  color: var(--fg-3);
  font-size: 12px;
`

const TONES: Record<ImportReport['rows'][number]['state'], PillTone> = {
  valid: 'success',
  duplicate: 'neutral',
  wrong: 'danger',
}

export const Counts = ({ report }: { report: ImportReport }) => {
  const t = publisherMessages.useT()
  const format = useFormat()
  const { total, valid, duplicates, wrong } = report
  return (
    <Figures>
      {Object.entries({ total, valid, duplicates, wrong }).map(([name, count]) => (
        <div key={name}>
          <dt>{t(`import.count.${name as 'total'}`)}</dt>
          <dd>{format.number(count)}</dd>
        </div>
      ))}
    </Figures>
  )
}

/** What has to be put right, line by line. */
export const ErrorTable = ({ report: { errors } }: { report: ImportReport }) => {
  const t = publisherMessages.useT()
  const format = useFormat()
  const { columns } = ACCOUNT_IMPORT_WORDS[languageOf(useLocale())]
  const title = t('import.errors')
  return (
    <Card title={title} flush>
      {/* What scrolls can be scrolled by keyboard. */}
      <Frame role="group" aria-label={title} tabIndex={0}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{t('import.line')}</th>
              <th scope="col">{t('import.column')}</th>
              <th scope="col">{t('import.problem')}</th>
            </tr>
          </thead>
          <tbody>
            {errors.map(({ line, field, code, message }) => (
              <tr key={`${line} ${field} ${code}`}>
                <th scope="row">{format.number(line)}</th>
                <td>{field ? columns[field as AccountImportColumn] : t('import.wholeLine')}</td>
                <td>{message}</td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Frame>
    </Card>
  )
}

/** The first lines of each kind, as they were understood. */
export const RowTable = ({ report: { rows, total } }: { report: ImportReport }) => {
  const t = publisherMessages.useT()
  const format = useFormat()
  const title = t('import.rows')
  return (
    <Card title={title} flush>
      {/* What scrolls can be scrolled by keyboard. */}
      <Frame role="group" aria-label={title} tabIndex={0}>
        <Table>
          <thead>
            <tr>
              <th scope="col">{t('import.line')}</th>
              <th scope="col">{t('import.name')}</th>
              <th scope="col">{t('import.becomes')}</th>
            </tr>
          </thead>
          <tbody>
            {rows.map(({ line, state, label }) => (
              <tr key={line}>
                <th scope="row">{format.number(line)}</th>
                <td>{label}</td>
                <td>
                  <Pill tone={TONES[state]}>{t(`import.state.${state}`)}</Pill>
                </td>
              </tr>
            ))}
          </tbody>
        </Table>
      </Frame>
      {rows.length < total && <More>{t('import.more', { count: total - rows.length })}</More>}
    </Card>
  )
}
