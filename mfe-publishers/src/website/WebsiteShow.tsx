import { useCan } from '@candela/shared-auth'
import { websiteLogConfig } from '@candela/shared-contract'
import { LinkButton } from '@candela/shared-ui'
import { RecordColumns, RecordHistory, RecordTabs, ShowPage } from '@candela/shared-ui/pages'
import { publisherMessages } from '../i18n/messages'
import { siteHref, WebsiteFacts, WebsiteSummary } from './WebsiteFacts'
import { WebsitePeople } from './WebsitePeople'
import { isInReview, WebsiteState } from './WebsiteState'
import { ownNameOf, WEBSITE } from './website.api'

const WebsiteShow = () => {
  const t = publisherMessages.useT()
  const mayAdd = useCan('website.store')
  return (
    <ShowPage
      entity={WEBSITE}
      listTitle={t('website.websites')}
      title={t('website.one')}
      subtitle={ownNameOf}
      removeLabel={t('website.action.remove')}
      isBusy={isInReview}
      actions={({ record }) => (
        <LinkButton variant="ghost" icon="external" href={siteHref(record)} target="_blank" rel="noopener noreferrer">
          {t('website.action.visit')}
        </LinkButton>
      )}
      more={({ record }) =>
        mayAdd
          ? [{ id: 'copy', label: t('website.action.newLike'), icon: 'copy', href: WEBSITE.newFromPathOf(record.id) }]
          : []
      }
    >
      {answer => (
        <>
          <WebsiteState answer={answer} />
          <RecordTabs
            label={t('website.tabs.label')}
            overview={
              <RecordColumns aside={<WebsiteSummary record={answer.record} />}>
                <WebsiteFacts record={answer.record} />
                <WebsitePeople record={answer.record} />
              </RecordColumns>
            }
            history={<RecordHistory entity={WEBSITE} answer={answer} logConfig={websiteLogConfig} />}
          />
        </>
      )}
    </ShowPage>
  )
}

export default WebsiteShow
