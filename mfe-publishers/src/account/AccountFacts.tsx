import { useCan } from '@candela/shared-auth'
import { type Account, type AccountRecord, accountEndpoints, BRAND, type Flag } from '@candela/shared-contract'
import { Card, EmptyState, TextLink, useFormat, VisuallyHidden } from '@candela/shared-ui'
import { DataList, SummaryList } from '@candela/shared-ui/pages'
import { RecordEarned } from '../Earned'
import { publisherMessages } from '../i18n/messages'
import { Row, Rows } from '../people/rowStyle'
import { TermsCell } from '../terms/Terms'
import { useWebsiteWords, WebsiteStatusPill } from '../website/WebsiteWords'
import { WEBSITE } from '../website/website.api'
import { AccountStatusPill, adUnitPath, useAccountWords } from './AccountWords'
import { useTimeZones } from './useTimeZones'
import { Domain, Fact } from './websiteRowStyle'

/** How an account stands, beside what can be changed of it. */
export const AccountSummary = ({ record }: { record: AccountRecord }) => {
  const t = publisherMessages.useT()
  const format = useFormat()
  const { columns } = useAccountWords()
  return (
    <Card title={t('account.summary')} aside={<AccountStatusPill enabled={record.acc_is_enabled} />}>
      <SummaryList
        words={{ ...columns, live: t('account.field.live') }}
        facts={{
          live: t('account.liveOf', { live: record.websites_live, all: record.websites_count }),
          net30: <RecordEarned earned={record} get={accountEndpoints.get} whose={{ account: record.id }} />,
          created_at: format.recent(record.created_at),
          updated_at: format.recent(record.updated_at),
        }}
      />
    </Card>
  )
}

/** Everything that can be changed of an account, as it stands. */
export const AccountFacts = ({ record }: { record: Account }) => {
  const t = publisherMessages.useT()
  const { columns, tier } = useAccountWords()
  const { labelOf } = useTimeZones()
  const onOff = (value: Flag) => t(value ? 'account.on' : 'account.off')
  const field = (name: 'aps' | 'teads' | 'path' | 'gross') => t(`account.field.${name}`)
  return (
    <Card title={t('account.box.data')}>
      <DataList
        words={{ ...columns, aps: field('aps'), teads: field('teads'), path: field('path'), gross: field('gross') }}
        facts={{
          ...(record.acc_tier && { acc_tier: `${record.acc_tier} · ${tier[record.acc_tier]}` }),
          acc_time_zone: labelOf(record.acc_time_zone),
          acc_google_child_network_code: record.acc_google_child_network_code,
          aps: onOff(record.acc_enable_aps),
          teads: onOff(record.acc_enable_teads),
          path: record.acc_is_custom_ad_unit_path_enabled
            ? adUnitPath(BRAND.parentNetworkCode, record.acc_google_child_network_code ?? '', t('account.path.unit'))
            : t('account.off'),
          gross: onOff(record.acc_gross_visible),
        }}
      />
    </Card>
  )
}

/** The websites of an account, each with the way to its own page. */
export const AccountWebsites = ({ id: account, websites }: Pick<AccountRecord, 'id' | 'websites'>) => {
  const t = publisherMessages.useT()
  const format = useFormat()
  const { columns } = useWebsiteWords()
  const mayOpen = useCan('website.get')
  const mayOpenShares = useCan('websiteRevenueShare.list')
  return (
    <Card
      title={t('account.box.websites')}
      aside={
        <>
          {format.number(websites.length)}
          {mayOpenShares && websites.some(({ terms }) => terms) && (
            <TextLink href={`/revenue-share?f.anw_account_id=${account}`}>{t('website.share.open')}</TextLink>
          )}
        </>
      }
      flush
    >
      {websites.length === 0 ? (
        <EmptyState icon="globe" title={t('account.websites.none')} />
      ) : (
        <Rows>
          {websites.map(({ id, display_host, anw_product, terms, ...website }) => (
            <Row key={id}>
              <Domain>{mayOpen ? <TextLink href={WEBSITE.pathOf(id)}>{display_host}</TextLink> : display_host}</Domain>
              <Fact $width={124}>{anw_product}</Fact>
              <Fact $width={136}>
                <WebsiteStatusPill website={website} />
              </Fact>
              <Fact $width={88} $figure>
                <VisuallyHidden>{columns.anw_comission} </VisuallyHidden>
                <TermsCell terms={terms} />
              </Fact>
            </Row>
          ))}
        </Rows>
      )}
    </Card>
  )
}
