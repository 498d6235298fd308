import { useCan } from '@candela/shared-auth'
import { Card, EmptyState, LinkButton, Page } from '@candela/shared-ui'
import { RecordPage } from '@candela/shared-ui/pages'
import { useParams } from '@candela/shared-ui/router'
import { adNetworkMessages } from '../i18n/messages'
import { newFor, SHARE, timelineQuery } from './share.api'
import { Timeline } from './Timeline'

/** All versions of one website: where its own page leads to. */
const ShareWebsite = () => {
  const t = adNetworkMessages.useT()
  const { id = '' } = useParams()
  const mayAdd = useCan('websiteRevenueShare.store')
  const maySeeList = useCan('websiteRevenueShare.list')
  const list = { label: t('share.shares'), href: SHARE.path }
  return (
    <RecordPage source={timelineQuery(id)} title={t('share.one')} list={{ ...list, right: SHARE.rights.list }}>
      {({ website, versions }) => (
        <Page
          title={website.anw_website}
          subtitle={[website.anw_name, website.acc_name].filter(Boolean).join(' · ')}
          {...(maySeeList && { breadcrumb: [list] })}
          actions={
            mayAdd && (
              <LinkButton variant="primary" icon="plus" href={newFor(website.id)}>
                {t('share.new')}
              </LinkButton>
            )
          }
        >
          <Card title={t('share.timeline.title')} flush>
            {versions.length > 0 ? (
              <Timeline versions={versions} />
            ) : (
              <EmptyState icon="log" title={t('share.timeline.none')} text={t('share.timeline.noneText')} />
            )}
          </Card>
        </Page>
      )}
    </RecordPage>
  )
}

export default ShareWebsite
