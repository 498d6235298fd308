import { useCan } from '@candela/shared-auth'
import type { WebsiteRecord } from '@candela/shared-contract'
import { Card, TextLink, useFormat } from '@candela/shared-ui'
import { ACCOUNT } from '../account/account.api'
import { RecordEarned } from '../Earned'
import { DataList, Facts, RecordDates } from '../Facts'
import { publisherMessages } from '../i18n/messages'
import { useCommissionWords, useWebsiteWords, WebsiteStatusPill } from './WebsiteWords'
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
        <RecordDates record={record} columns={columns} />
      </Facts>
    </Card>
  )
}

/** Where the website itself is. */
export const siteHref = ({ anw_website }: WebsiteRecord) => `https://${anw_website}/`

/** Everything that can be changed of a website, as it stands. */
export const WebsiteFacts = ({ record }: { record: WebsiteRecord }) => {
  const t = publisherMessages.useT()
  const { columns } = useWebsiteWords()
  const sidesOf = useCommissionWords()
  const mayOpenAccount = useCan('account.get') && record.acc_name !== null
  const { display_host, anw_website } = record
  return (
    <Card title={t('website.data')}>
      <DataList>
        <div>
          <dt>{columns.anw_website}</dt>
          <dd>{display_host === anw_website ? display_host : `${display_host} (${anw_website})`}</dd>
        </div>
        <div>
          <dt>{columns.anw_name}</dt>
          <dd>{record.anw_name}</dd>
        </div>
        <div>
          <dt>{columns.acc_name}</dt>
          <dd>
            {mayOpenAccount ? (
              <TextLink href={ACCOUNT.pathOf(record.anw_account_id)}>{record.acc_name}</TextLink>
            ) : (
              (record.acc_name ?? '–')
            )}
          </dd>
        </div>
        <div>
          <dt>{columns.anw_product}</dt>
          <dd>{record.anw_product}</dd>
        </div>
        <div>
          <dt>{columns.anw_comission}</dt>
          <dd>{sidesOf(record.anw_comission) ?? '–'}</dd>
        </div>
      </DataList>
    </Card>
  )
}
