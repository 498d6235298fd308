import { PLATFORM_ZONE, type ShareTimeline, todayIn } from '@candela/shared-contract'
import { Card } from '@candela/shared-ui'
import { type EntityFormState, NewPage, RecordPage } from '@candela/shared-ui/pages'
import { useSearchParams } from '@candela/shared-ui/router'
import { useQuery } from '@tanstack/react-query'
import { adNetworkMessages } from '../i18n/messages'
import { ShareForm, useShareFields } from './ShareFields'
import { ShareLayout } from './ShareLayout'
import { SHARE, timelineQuery } from './share.api'
import { newRules, type ShareValues, startOf, toCreateBody } from './share.form'
import { Timeline } from './Timeline'
import { WhatIf } from './WhatIf'

const Fields = ({ state, known }: { state: EntityFormState<ShareValues>; known: ShareTimeline | undefined }) => {
  const t = adNetworkMessages.useT()
  const { values } = state
  const website = values.wrs_id_website
  const { data } = useQuery({
    ...timelineQuery(website ?? 0),
    enabled: website !== null && website !== known?.website.id,
  })
  const timeline = website === known?.website.id ? known : website === null ? undefined : data
  return (
    <ShareLayout
      aside={
        <>
          <WhatIf values={values} />
          {timeline && timeline.versions.length > 0 && (
            <Card title={t('share.timeline.title')} flush>
              <Timeline versions={timeline.versions} />
            </Card>
          )}
        </>
      }
    >
      <ShareForm values={values} timeline={timeline} isNew />
    </ShareLayout>
  )
}

const NewVersion = ({ known }: { known?: ShareTimeline }) => {
  const t = adNetworkMessages.useT()
  return (
    <NewPage
      entity={SHARE}
      listTitle={t('share.shares')}
      title={t('share.new')}
      subtitle={t('share.newSubtitle')}
      saveLabel={t('share.create')}
      fields={useShareFields()}
      schema={newRules}
      start={() => startOf(todayIn(PLATFORM_ZONE), known?.website.id ?? null, known?.versions)}
      body={toCreateBody}
    >
      {state => <Fields state={state} known={known} />}
    </NewPage>
  )
}

/** `?website=` names the one that it is for; its version in force is what the form begins with. */
const ShareNew = () => {
  const t = adNetworkMessages.useT()
  const [search] = useSearchParams()
  const website = search.get('website')
  if (website === null) return <NewVersion />
  return (
    <RecordPage
      source={timelineQuery(website)}
      title={t('share.new')}
      list={{ label: t('share.shares'), href: SHARE.path, right: SHARE.rights.list }}
    >
      {known => <NewVersion key={website} known={known} />}
    </RecordPage>
  )
}

export default ShareNew
