import type { WebsiteRecord } from '@candela/shared-contract'
import { Card, useFormat } from '@candela/shared-ui'
import { RecordEarned } from '../Earned'
import { Facts } from '../Facts'
import { publisherMessages } from '../i18n/messages'
import { useWebsiteWords } from './useWebsiteWords'
import { WebsiteStatusPill } from './WebsiteStatusPill'
import { websiteInQuery } from './website.api'

/** How a website stands, beside what can be changed of it. */
export const WebsiteSummary = ({ record }: { record: WebsiteRecord }) => {
  const t = publisherMessages.useT()
  const format = useFormat()
  const { columns } = useWebsiteWords()
  return (
    <Card title={t('website.summary')} aside={<WebsiteStatusPill status={record.anw_status} />}>
      <Facts>
        <div>
          <dt>{columns.net30}</dt>
          <dd>
            <RecordEarned earned={record} sourceIn={currency => websiteInQuery(record.id, currency)} />
          </dd>
        </div>
        <div>
          <dt>{columns.users_count}</dt>
          <dd>{format.number(record.users.length)}</dd>
        </div>
        <div>
          <dt>{columns.created_at}</dt>
          <dd>{format.recent(record.created_at)}</dd>
        </div>
        <div>
          <dt>{columns.updated_at}</dt>
          <dd>{format.recent(record.updated_at)}</dd>
        </div>
      </Facts>
    </Card>
  )
}
