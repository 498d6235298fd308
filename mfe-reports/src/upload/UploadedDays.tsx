import { query } from '@candela/shared-auth'
import { languageOf, METRIC_WORDS, pageviewUploadEndpoints, REPORT_ROW_WORDS, toDay } from '@candela/shared-contract'
import { Modal, useFormat } from '@candela/shared-ui'
import { Unanswered } from '@candela/shared-ui/pages'
import { useLocale } from '@candela/shared-ui/runtime'
import { useQuery } from '@tanstack/react-query'
import { Scroll, Table } from '../shared/tableStyle'
import { uploadMessages } from './messages'

/** What an upload of pageviews made of which days: a shown number that changed can be opened. */
export const UploadedDays = ({ id, onClose }: { id: number; onClose: () => void }) => {
  const t = uploadMessages.useT()
  const format = useFormat()
  const language = languageOf(useLocale())
  const { columns } = REPORT_ROW_WORDS[language]
  const answer = useQuery(query(pageviewUploadEndpoints.days, { params: { id } }))
  const count = (value: number | null) => (value === null ? '–' : format.number(value))
  return (
    <Modal open title={t('whatChanged')} width={640} onClose={onClose}>
      {answer.data === undefined ? (
        <Unanswered query={answer}>
          <p>…</p>
        </Unanswered>
      ) : (
        <Scroll>
          <Table>
            <thead>
              <tr>
                <th scope="col">{columns.anr_date}</th>
                <th scope="col">{columns.anw_name}</th>
                <th scope="col">{t('was')}</th>
                <th scope="col">{METRIC_WORDS[language].pageviews.label}</th>
              </tr>
            </thead>
            <tbody>
              {answer.data.map(({ date, website, before, after }) => (
                <tr key={`${date} ${website}`}>
                  <td>{format.date(toDay(date))}</td>
                  <td>{website}</td>
                  <td>{count(before.pageviews)}</td>
                  <td>{count(after.pageviews)}</td>
                </tr>
              ))}
            </tbody>
          </Table>
        </Scroll>
      )}
    </Modal>
  )
}
