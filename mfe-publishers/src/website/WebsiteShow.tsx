import { useCan } from '@candela/shared-auth'
import type { OneWebsite } from '@candela/shared-contract'
import { IconButton, LinkButton, Menu, type MenuItem, Page, Tabs } from '@candela/shared-ui'
import { RecordPage, useTab } from '@candela/shared-ui/pages'
import { useNavigate, useParams } from '@candela/shared-ui/router'
import { commonMessages } from '@candela/shared-ui/runtime'
import { styled } from 'styled-components'
import { FormColumns } from '../FormColumns'
import { publisherMessages } from '../i18n/messages'
import { HistoryTab } from './HistoryTab'
import { useWebsiteRemoval } from './useWebsiteRemoval'
import { siteHref, WebsiteFacts, WebsitePeople } from './WebsiteFacts'
import { isInReview, WebsiteState } from './WebsiteState'
import { WebsiteSummary } from './WebsiteSummary'
import { editPath, newFromPath, WEBSITES, websiteQuery } from './website.api'

const TABS = ['overview', 'history'] as const

const Stack = styled.div`
  display: grid;
  gap: 12px;
  min-width: 0;

  > * {
    min-width: 0;
  }
`

const Overview = ({ record }: Pick<OneWebsite, 'record'>) => (
  <FormColumns aside={<WebsiteSummary record={record} />}>
    <WebsiteFacts record={record} />
    <WebsitePeople record={record} />
  </FormColumns>
)

const WebsiteView = ({ answer }: { answer: OneWebsite }) => {
  const t = publisherMessages.useT()
  const common = commonMessages.useT()
  const navigate = useNavigate()
  const { record, can } = answer
  const mayAdd = useCan('website.store')
  const maySeeList = useCan('website.list')
  const maySeeHistory = useCan('systemLog.list')
  const removal = useWebsiteRemoval(() => void navigate(WEBSITES))

  const tabs = [
    { id: 'overview' as const, label: t('website.tabs.overview'), content: <Overview record={record} /> },
    ...(maySeeHistory
      ? [{ id: 'history' as const, label: t('website.tabs.history'), content: <HistoryTab answer={answer} /> }]
      : []),
  ]
  const [asked, setTab] = useTab(TABS)
  const tab = tabs.some(({ id }) => id === asked) ? asked : 'overview'

  const more: MenuItem[] = [
    ...(mayAdd
      ? [{ id: 'copy', label: t('website.action.newLike'), icon: 'copy' as const, href: newFromPath(record.id) }]
      : []),
    ...(can.destroy
      ? [
          {
            id: 'remove',
            label: t('website.action.remove'),
            icon: 'trash' as const,
            danger: true,
            onSelect: () => removal.ask({ id: record.id, name: record.readable }),
          },
        ]
      : []),
  ]

  return (
    <Page
      title={record.readable}
      subtitle={record.anw_name === record.readable ? undefined : record.anw_name}
      breadcrumb={maySeeList ? [{ label: t('website.websites'), href: WEBSITES }] : undefined}
      actions={
        <>
          <LinkButton variant="ghost" icon="external" href={siteHref(record)} target="_blank" rel="noopener noreferrer">
            {t('website.action.visit')}
          </LinkButton>
          {more.length > 0 && (
            <Menu
              trigger={props => <IconButton {...props} icon="dots" label={t('website.moreActions')} />}
              items={more}
            />
          )}
          {can.update && (
            <LinkButton variant={isInReview(answer) ? 'secondary' : 'primary'} icon="edit" href={editPath(record.id)}>
              {common('action.edit')}
            </LinkButton>
          )}
        </>
      }
    >
      <Stack>
        <WebsiteState answer={answer} />
        <div>
          <Tabs label={t('website.tabs.label')} tabs={tabs} value={tab} onChange={setTab} />
        </div>
      </Stack>
      {removal.dialog}
    </Page>
  )
}

const WebsiteShow = () => {
  const t = publisherMessages.useT()
  const { id = '' } = useParams()
  return (
    <RecordPage
      source={websiteQuery(id)}
      title={t('website.one')}
      breadcrumb={[{ label: t('website.websites'), href: WEBSITES }]}
    >
      {answer => <WebsiteView key={id} answer={answer} />}
    </RecordPage>
  )
}

export default WebsiteShow
