import type { AccountRecord } from '@candela/shared-contract'
import { Card, useFormat } from '@candela/shared-ui'
import { RecordEarned } from '../Earned'
import { Facts } from '../Facts'
import { publisherMessages } from '../i18n/messages'
import { accountInQuery } from './account.api'
import { EnabledPill } from './EnabledPill'
import { useAccountWords } from './useAccountWords'

/** How an account stands, beside what can be changed of it. */
export const AccountSummary = ({ record }: { record: AccountRecord }) => {
  const t = publisherMessages.useT()
  const format = useFormat()
  const { columns } = useAccountWords()
  return (
    <Card title={t('account.summary')} aside={<EnabledPill enabled={record.acc_is_enabled} />}>
      <Facts>
        <div>
          <dt>{t('account.field.live')}</dt>
          <dd>{t('account.liveOf', { live: record.websites_live, all: record.websites_count })}</dd>
        </div>
        <div>
          <dt>{columns.net30}</dt>
          <dd>
            <RecordEarned earned={record} sourceIn={currency => accountInQuery(record.id, currency)} />
          </dd>
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
