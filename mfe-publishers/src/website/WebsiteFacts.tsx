import { useCan } from '@candela/shared-auth'
import { type WebsiteRecord, websiteEndpoints } from '@candela/shared-contract'
import { Card, TextLink, useFormat } from '@candela/shared-ui'
import { DataList, SummaryList } from '@candela/shared-ui/pages'
import { styled } from 'styled-components'
import { ACCOUNT } from '../account/account.api'
import { RecordEarned } from '../Earned'
import { publisherMessages } from '../i18n/messages'
import { useTermsWords } from '../terms/Terms'
import { useWebsiteWords, WebsiteStatusPill } from './WebsiteWords'
import { canPassForAnother } from './website.api'

const LookAlike = styled.small`
  display: block;
  color: var(--warn-fg);
  font-size: 12px;
  line-height: 16px;
`

/** How a website stands, beside what can be changed of it. */
export const WebsiteSummary = ({ record }: { record: WebsiteRecord }) => {
  const t = publisherMessages.useT()
  const format = useFormat()
  const { columns } = useWebsiteWords()
  return (
    <Card title={t('website.summary')} aside={<WebsiteStatusPill website={record} />}>
      <SummaryList
        words={columns}
        facts={{
          net30: (
            <RecordEarned
              earned={record}
              get={websiteEndpoints.get}
              whose={{ account: record.anw_account_id, website: record.id }}
            />
          ),
          users_count: format.number(record.users.length),
          created_at: format.recent(record.created_at),
          updated_at: format.recent(record.updated_at),
        }}
      />
    </Card>
  )
}

/** Where the website itself is. */
export const siteHref = ({ anw_website }: WebsiteRecord) => `https://${anw_website}/`

/** A website's own fields and its terms, as they stand. */
export const WebsiteFacts = ({ record }: { record: WebsiteRecord }) => {
  const t = publisherMessages.useT()
  const { columns } = useWebsiteWords()
  const termsOf = useTermsWords()
  const mayOpenAccount = useCan('account.get') && record.acc_name !== null
  const mayOpenShare = useCan('websiteRevenueShare.get')
  const { unicode_host, anw_website, acc_name } = record
  const host = unicode_host === anw_website ? unicode_host : `${unicode_host} (${anw_website})`
  return (
    <Card title={t('website.data')}>
      <DataList
        words={columns}
        facts={{
          anw_website: canPassForAnother(record) ? (
            <>
              {host}
              <LookAlike>{t('website.lookAlike')}</LookAlike>
            </>
          ) : (
            host
          ),
          anw_name: record.anw_name,
          acc_name: mayOpenAccount ? (
            <TextLink href={ACCOUNT.pathOf(record.anw_account_id)}>{acc_name}</TextLink>
          ) : (
            acc_name
          ),
          anw_product: record.anw_product,
          anw_comission:
            mayOpenShare && record.terms ? (
              <>
                {termsOf(record.terms)}{' '}
                <TextLink href={`/revenue-share/website/${record.id}`}>{t('website.share.open')}</TextLink>
              </>
            ) : (
              termsOf(record.terms)
            ),
        }}
      />
    </Card>
  )
}
